// Choosing on the board or in the list: what cannot be taken back is held until it is confirmed, and so is a tap by a finger.
let chosen = null;
const confirms = el => el.closest("[data-confirm]")?.dataset.confirm ?? "";
const placeOf = el => el.dataset.place ?? el.id;
const piecesAt = place => place ? onTable(`[data-place="${CSS.escape(place)}"], [id="${CSS.escape(place)}"]`) : [];
const pieceOf = el => isLaid(el) ? el.closest("[data-place]") ?? el.closest("#pane [data-region] [id]") : null;

function act(action) {
  const form = main.querySelector('form[action$="/act"]');
  chosen = null;
  if (form) post(form, { opened: form.elements.opened.value, action });
}

function choose(el, tap) {
  const action = el.dataset.action ?? el.value, says = confirms(el);
  if (main.dataset.hold !== "1" || !(says || tap) || chosen?.action === action) return act(action);
  const words = (el.getAttribute("aria-label") ?? el.textContent).split(/[,:]/)[0];
  chosen = { action, place: el.dataset.lights ?? placeOf(el), says: says || `Yes, ${words}` };
  if (asks("about") !== null) {  // on a phone the note would lie over the button
    history.replaceState(null, "", main.dataset.table);
    $("about").replaceChildren();
  }
  mark();
}

function mark() {
  for (const el of document.querySelectorAll(".chosen")) el.classList.remove("chosen");
  if (chosen) offer();
  else for (const id of ["confirm", "gives", "minds"]) $(id)?.remove();
  measure();
  const boxes = chosen && isPhone() ? boxesOf(piecesAt(chosen.place)) : [];
  if (boxes.length && !boxes.some(isClear)) bring(boxes.slice(0, 1));  // the bar has grown over it
}

// The button for what is chosen, and on a phone, where the list is far below, what it brings.
function offer() {
  for (const el of piecesAt(chosen.place)) el.classList.add("chosen");
  const { action, says } = chosen;
  put("button", "confirm", ".acts", { className: "btn go", textContent: says, type: "button", onclick: () => act(action) });
  for (const [id, kind] of [["gives", "good"], ["minds", "mind"]]) {
    const words = document.querySelector(`#moves [value="${action}"] .${kind}`)?.textContent;
    if (words) put("p", id, ".fill", { className: `phone ${kind}`, textContent: words });
    else $(id)?.remove();
  }
}

// An element of ours in the prompt: the one that is there, if there is one.
function put(kind, id, where, how) {
  const el = Object.assign($(id) ?? document.createElement(kind), { id, ...how });
  added.add(el);
  if (!el.isConnected) document.querySelector(`#prompt ${where}`)?.append(el);
}

// The note on a piece stands above it, or below where there is no room, or over it without an arrow, as it does beside the tray.
function stand() {
  const note = document.querySelector(".pop"), piece = note && piecesAt(note.dataset.for)[0];
  if (!piece || innerWidth < 700) return;
  const a = piece.getBoundingClientRect(), b = $("canvas").getBoundingClientRect(), needs = note.offsetHeight + 20;
  const beside = !pane.contains(piece), above = !beside && a.top - b.top > needs, below = !beside && !above && b.bottom - a.bottom > needs;
  const low = b.bottom - a.bottom - needs + 8;
  note.style.setProperty("--x", `${Math.min(Math.max(a.left + a.width / 2 - b.left, 40), b.width - 270)}px`);
  note.style.setProperty("--y", `${above ? b.bottom - a.top + 12 : Math.max(Math.min(low, b.height - needs), 8)}px`);
  note.classList.toggle("below", below);
  note.classList.toggle("over-it", !above && !below);
}

function ask(el) {
  const at = asks("at"), place = el && placeOf(el);
  if (place) look(`${main.dataset.table}?${at === null ? "" : `at=${at}&`}about=${encodeURIComponent(place)}`, true);
}

addEventListener("click", event => {
  const from = event.target;
  for (const menu of document.querySelectorAll("details.menu[open]")) if (!menu.contains(from)) menu.open = false;
  if (!main || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey) return;
  const link = from.closest("a[data-go]"), button = from.closest("button[name=action][data-confirm]");
  if (from.closest("[data-opens]") && $("score")) { event.preventDefault(); $("score").showModal(); }
  else if (link) { event.preventDefault(); look(link.href, false); }
  else if (button) { event.preventDefault(); choose(button); }
  else if (isLaid(from) && !dragged && !from.closest("label, input")) {
    const piece = pieceOf(from), near = touch && !piece && pane.contains(from) && nearest(event.clientX, event.clientY);
    const el = from.closest("[data-action]") ?? near;
    if (el) choose(el, touch);
    else ask(piece);
  }
});

addEventListener("contextmenu", event => {
  const piece = !touch && pieceOf(event.target);
  if (piece) { event.preventDefault(); ask(piece); }
});

addEventListener("submit", event => {
  const form = event.target;
  if (!main || event.defaultPrevented || form.method === "dialog") return;
  if (form.matches(".time")) { event.preventDefault(); look(`${main.dataset.table}?at=${form.elements.at.value}`); }
  else if (/\/(act|undo|hint)$/.test(form.getAttribute("action"))) {
    event.preventDefault();
    chosen = null;
    post(form, new FormData(form, event.submitter));
  } else left = true;
});

let slid = 0;
addEventListener("input", async event => {
  const slider = event.target;
  if (!slider.matches(".time input")) return;
  const mine = ++slid;
  slider.form.querySelector("output").value = `${slider.value} / ${slider.max}`;
  await wait(90);
  if (mine === slid) look(`${main.dataset.table}?at=${slider.value}`, true);
});
addEventListener("popstate", () => main && look(location.href, true));

// A row of the list and its place light each other.
function light(event, on) {
  if (!pane || (event.type === "focusin" && !event.target.matches(":focus-visible"))) return;
  const row = event.target.closest?.("[data-lights]"), piece = isLaid(event.target) && event.target.closest("[data-place], [data-action]");
  if (row) {
    for (const el of piecesAt(row.dataset.lights)) el.classList.toggle("lit", on);
    if (on) board()?.setAttribute("data-lit", row.dataset.lights);
    else board()?.removeAttribute("data-lit");
  }
  if (piece) document.querySelector(`#moves [data-lights="${CSS.escape(placeOf(piece))}"]`)?.classList.toggle("lit", on);
}
const points = matchMedia("(hover: hover)");
function relight() {  // after news that know nothing of it
  if (points.matches) for (const el of document.querySelectorAll("#moves [data-lights]:hover, :is(#pane, #tray) [data-place]:hover")) light({ type: "pointerover", target: el }, true);
}
for (const name of ["pointerover", "focusin"]) addEventListener(name, event => light(event, true));
for (const name of ["pointerout", "focusout"]) addEventListener(name, event => light(event, false));
