// Keys: arrows move from place to place on board and tray; what else there is stands in the menu under "Keys" and on the buttons.
const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const press = {
  b: () => focusBoard(),
  "?": () => {
    const keys = $("keys"), menu = keys?.parentElement.closest("details");
    if (menu) menu.open = keys.open = !keys.open;
    keys?.querySelector("summary").focus();
  },
};

addEventListener("keydown", event => {
  if (!main || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const place = isLaid(event.target) && event.target.closest("[data-action]"), todo = onBoard(place, key) ?? letGo(key) ?? press[key] ?? button(key);
  if (!todo || (key === "Enter" && !place && event.target.matches("a, button, summary"))) return;
  event.preventDefault();
  todo();
});

function onBoard(el, key) {
  if (el && ways[key]) return () => beside(el, ways[key]);
  if (el && (key === "Enter" || key === " ")) return () => choose(el);
  if (el && key === "i") return () => ask(el);
  if (chosen && key === "Enter") return () => act(chosen.action);
}

function letGo(key) {
  const close = document.querySelector(".pop .x"), menu = document.querySelector("details.menu[open]");
  if (key !== "Escape" || document.querySelector("dialog:modal")) return;
  if (menu) return () => { menu.open = false; menu.querySelector("summary").focus(); };
  if (chosen) return () => { chosen = null; mark(); };
  if (close) return () => close.click();
}

function button(key) {
  const found = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
  return found && !document.querySelector("dialog:modal") ? () => found.click() : null;
}

// The nearest place in a direction; what lies to the side counts twice.
function beside(el, [dx, dy]) {
  const middle = at => { const box = at.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const [x, y] = middle(el);
  let best = null, least = Infinity;
  for (const other of targets()) {
    const [u, v] = middle(other), along = (u - x) * dx + (v - y) * dy, off = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    if (other !== el && along > 1 && along + 2 * off < least) [best, least] = [other, along + 2 * off];
  }
  if (!best) return;
  el.setAttribute("tabindex", -1);
  best.setAttribute("tabindex", 0);
  best.focus();
}
