// What a page does by itself: it follows its table, posts what is chosen, and moves the focus. It knows no game.
const $ = id => document.getElementById(id), main = document.querySelector("[data-table]"), pane = $("pane"), lost = $("lost");
const wait = ms => new Promise(done => setTimeout(done, ms)), still = matchMedia("(prefers-reduced-motion: reduce)");
const past = () => new URL(location).searchParams.has("at"), board = () => pane?.querySelector("svg");
const all = place => place ? [...pane.querySelectorAll(`[data-place="${CSS.escape(place)}"], [id="${CSS.escape(place)}"]`)] : [], find = place => all(place)[0];
const placeOf = el => el.dataset.place ?? el.id, targets = () => [...pane.querySelectorAll("[data-action]")];
const confirmOf = el => el.closest("[data-confirm]")?.dataset.confirm ?? "";
let chosen = null;

const ours = new Set(["open", "role", "tabindex"]);

// Make `old` equal to `now`, keeping every element with an id: focus, scrolling and transitions live on. Regions inside are left to themselves.
function morph(old, now) {
  if (old.nodeType !== 1) { if (old.data !== now.data) old.data = now.data; return; }
  for (const { name } of [...old.attributes]) if (!now.hasAttribute(name) && !ours.has(name)) old.removeAttribute(name);
  for (const { name, value } of now.attributes) if (!ours.has(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (!("region" in now.dataset)) fill(old, now);
}
function fill(old, now) {
  const kept = new Map([...old.children].filter(c => c.id).map(c => [c.id, c])), wanted = new Set([...now.children].map(c => c.id).filter(Boolean));
  let at = old.firstChild;
  for (const n of [...now.childNodes]) {
    while (at?.id && !wanted.has(at.id)) { const gone = at; at = at.nextSibling; gone.remove(); }
    const m = n.id ? kept.get(n.id) : at && !at.id && at.nodeName === n.nodeName ? at : null;
    if (!m) { old.insertBefore(n, at); continue; }
    if (m === at) at = at.nextSibling; else old.moveBefore ? old.moveBefore(m, at) : old.insertBefore(m, at);
    morph(m, n);
  }
  while (at) { const gone = at; at = at.nextSibling; gone.remove(); }
}
function parse(html, like) {
  const made = document.createElement("template"), svg = like instanceof SVGElement;
  made.innerHTML = svg ? `<svg>${html}</svg>` : html;
  return svg ? made.content.firstChild : made.content;
}
function grown(id) {
  const into = [...document.querySelectorAll("[data-grow]")].find(el => id.startsWith(el.dataset.grow));
  if (into) { const ol = document.createElement("ol"); ol.id = id; ol.dataset.region = ""; into.prepend(ol); return ol; }
}
function show(regions) {
  if (regions.phase && regions.phase !== $("phase").textContent) return location.reload();
  const focus = document.activeElement, where = new Map();
  for (const el of document.querySelectorAll("[data-flip]")) if (el.id) where.set(el.id, el.getBoundingClientRect());
  if (regions.title) document.title = regions.title;
  for (const [id, html] of Object.entries(regions)) { const el = $(id) ?? grown(id); if (el) fill(el, parse(html, el)); }
  if (!still.matches) for (const [id, a] of where) {
    const el = $(id), b = el?.getBoundingClientRect();
    if (b && Math.hypot(a.x - b.x, a.y - b.y) > 1) el.animate([{ translate: `${a.x - b.x}px ${a.y - b.y}px` }, { translate: "0 0" }], { duration: 450, easing: "ease-out" });
  }
  settle(focus);
}
// After the page has changed: what is chosen, where the focus is, which place can be reached by Tab, where the note and the sheet stand.
function settle(focus) {
  if (!main) return;
  const able = pane ? targets() : [];
  if (chosen && !able.some(el => el.dataset.action === chosen.action && (chosen.says = confirmOf(el) || chosen.says))) chosen = null;
  if (focus && !focus.isConnected || focus?.closest?.("#pane") && !focus.dataset.action) focusBoard();
  const stop = able.find(el => el === document.activeElement) ?? able[0];
  for (const el of pane?.querySelectorAll("[tabindex]:not([data-action])") ?? []) { el.removeAttribute("tabindex"); el.removeAttribute("role"); }
  for (const el of able) { el.setAttribute("role", "button"); el.setAttribute("tabindex", el === stop ? 0 : -1); }
  mark(); stand();
  for (const el of document.querySelectorAll("[data-address]")) el.value = location.origin + el.getAttribute("value");
  const sheet = $("score");
  if (sheet?.open && !sheet.matches(":modal")) { sheet.close(); sheet.showModal(); }
}
const focusBoard = () => { const el = pane?.querySelector('[data-action][tabindex="0"]') ?? pane?.querySelector("[data-action]"); el?.setAttribute("tabindex", 0); el?.focus({ preventScroll: true }); };

let delay = 250;
function connect() {
  const socket = new WebSocket(location.origin.replace(/^http/, "ws") + main.dataset.table + "/live");
  socket.onopen = () => { lost.hidden = true; delay = 250; };
  socket.onmessage = e => {
    if (past()) return;
    const { regions, reload } = JSON.parse(e.data);
    if (reload) return location.reload();
    if (new URL(location).searchParams.has("about")) delete regions.about;
    show(regions);
  };
  socket.onclose = async e => {
    if (e.code === 4404) return location.reload();
    lost.hidden = false; await wait(delay * (.5 + Math.random())); delay = Math.min(delay * 2, 8000); connect();
  };
}
// Look at another time, or ask about a piece: the page of that address, put into this one.
async function look(address, keep) {
  const answer = await fetch(address, { headers: { "x-live": "1" } }).catch(() => null);
  if (!answer?.ok) return void (lost.hidden = false);
  history[keep ? "replaceState" : "pushState"](null, "", address);
  chosen = null; show((await answer.json()).regions);
}
async function post(form, data) {
  main.setAttribute("aria-busy", "true");
  const answer = await fetch(form.getAttribute("action"), { method: "POST", body: new URLSearchParams(data), headers: { "x-live": "1" } }).catch(() => null);
  main.removeAttribute("aria-busy");
  if (!answer) lost.hidden = false;
  else if (answer.status === 204) { if (location.search) look(main.dataset.table); }
  else if (answer.headers.get("content-type")?.includes("json")) { const said = await answer.json(); said.go ? location.assign(said.go) : show(said.regions); }
  else location.assign(main.dataset.table);
}
const act = action => { const form = main.querySelector('form[action$="/act"]'); chosen = null; form && post(form, { opened: form.elements.opened.value, action }); };

// Choosing: what cannot be taken back is held until it is confirmed, and so is a tap by a finger.
function choose(el, tap) {
  const action = el.dataset.action ?? el.value, place = el.dataset.lights ?? placeOf(el), hold = main.dataset.hold === "1";
  if (!hold || !(confirmOf(el) || tap) || chosen?.action === action) return act(action);
  chosen = { action, place, says: confirmOf(el) || "Choose " + (el.getAttribute("aria-label") ?? el.textContent).split(/[,:]/)[0] };
  mark();
}
function mark() {
  for (const el of document.querySelectorAll(".chosen")) el.classList.remove("chosen");
  $("confirm")?.remove();
  if (!chosen) return;
  for (const el of all(chosen.place)) el.classList.add("chosen");
  const button = document.createElement("button");
  Object.assign(button, { id: "confirm", className: "btn go", textContent: chosen.says, type: "button", onclick: () => act(chosen.action) });
  document.querySelector("#prompt .acts")?.append(button);
}
function stand() {
  const note = document.querySelector(".pop"), piece = note && find(note.dataset.for);
  if (!piece || innerWidth < 700) return;
  const a = piece.getBoundingClientRect(), b = $("canvas").getBoundingClientRect(), above = a.top - b.top > note.offsetHeight + 20;
  note.style.setProperty("--x", Math.min(Math.max(a.left + a.width / 2 - b.left, 40), b.width - 270) + "px");
  note.style.setProperty("--y", (above ? b.bottom - a.top + 12 : b.bottom - a.bottom - note.offsetHeight - 12) + "px");
  note.classList.toggle("below", !above);
}
const ask = el => { const at = new URL(location).searchParams.get("at"), place = el && placeOf(el); if (place) look(`${main.dataset.table}?${at ? `at=${at}&` : ""}about=${encodeURIComponent(place)}`, true); };

addEventListener("click", e => {
  for (const menu of document.querySelectorAll("details.menu[open]")) if (!menu.contains(e.target)) menu.open = false;
  if (!main || e.defaultPrevented || e.button || e.ctrlKey || e.metaKey) return;
  const opens = e.target.closest("[data-opens]"), link = e.target.closest("a[data-go]"), button = e.target.closest("button[name=action]");
  if (opens && $("score")) { e.preventDefault(); $("score").showModal(); }
  else if (link) { e.preventDefault(); look(link.href, false); }
  else if (button?.dataset.confirm) { e.preventDefault(); choose(button); }
  else if (board()?.contains(e.target) && !dragged) {
    const el = e.target.closest("[data-action]") ?? (touch ? nearest(e.clientX, e.clientY) : null);
    if (el) choose(el, touch); else ask(e.target.closest("[data-place]") ?? e.target.closest("#pane [data-region] [id]"));
  }
});
addEventListener("contextmenu", e => { const el = board()?.contains(e.target) && (e.target.closest("[data-place]") ?? e.target.closest("#pane [data-region] [id]")); if (el && !touch) { e.preventDefault(); ask(el); } });
addEventListener("submit", e => {
  if (!main || e.defaultPrevented || e.target.method === "dialog") return;
  if (e.target.matches(".time")) { e.preventDefault(); look(`${main.dataset.table}?at=${e.target.elements.at.value}`); }
  else if (/\/(act|undo|hint)$/.test(e.target.getAttribute("action"))) { e.preventDefault(); const data = new FormData(e.target, e.submitter); chosen = null; post(e.target, data); }
});
let sliding = 0;
addEventListener("input", e => { if (e.target.matches(".time input")) { const at = e.target.value, n = ++sliding; e.target.form.querySelector("output").value = `${at} / ${e.target.max}`; wait(90).then(() => n === sliding && look(`${main.dataset.table}?at=${at}`, true)); } });
addEventListener("popstate", () => main && look(location.href, true));

// Keys
const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
addEventListener("keydown", e => {
  if (!main || e.ctrlKey || e.metaKey || e.altKey || e.target.matches("input, select, textarea")) return;
  const el = e.target.closest?.("#pane [data-action]"), key = e.key.length === 1 ? e.key.toLowerCase() : e.key;
  const done = () => e.preventDefault();
  if (el && steps[e.key]) { done(); beside(el, steps[e.key]); }
  else if (el && (key === "Enter" || key === " ")) { done(); choose(el); }
  else if (key === "Enter" && chosen && e.target === document.body) { done(); act(chosen.action); }
  else if (key === "Escape" && (chosen || document.querySelector(".pop"))) { done(); if (chosen) { chosen = null; mark(); } else document.querySelector(".pop .x").click(); }
  else if (key === "b" && pane) { done(); focusBoard(); }
  else if (key === "i" && el) { done(); ask(el); }
  else if (key === "?" && $("keys")) { done(); const menu = $("keys").parentElement.closest("details"); menu.open = $("keys").open = !$("keys").open; $("keys").querySelector("summary").focus(); }
  else { const button = document.querySelector(`[data-key="${CSS.escape(key)}"]`); if (button && !document.querySelector("dialog:modal")) { done(); button.click(); } }
});
function beside(el, [dx, dy]) {
  const mid = n => { const b = n.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; }, [x, y] = mid(el);
  let best, least = Infinity;
  for (const n of targets()) {
    const [u, v] = mid(n), along = (u - x) * dx + (v - y) * dy, off = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    if (n !== el && along > 1 && along + 2 * off < least) { least = along + 2 * off; best = n; }
  }
  if (best) { el.setAttribute("tabindex", -1); best.setAttribute("tabindex", 0); best.focus(); }
}
// A row and its place light each other.
const light = on => e => {
  if (e.type === "focusin" && !e.target.matches(":focus-visible")) return;
  const row = e.target.closest?.("[data-lights]"), piece = e.target.closest?.("#pane [data-place], #pane [data-action]");
  if (row) { for (const el of all(row.dataset.lights)) el.classList.toggle("lit", on); on ? board()?.setAttribute("data-lit", row.dataset.lights) : board()?.removeAttribute("data-lit"); }
  if (piece) document.querySelector(`#moves [data-lights="${CSS.escape(placeOf(piece))}"]`)?.classList.toggle("lit", on);
};
for (const [name, on] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]]) addEventListener(name, light(on));

// Fingers: pinch to zoom, drag while zoomed, tap twice to zoom in and out.
const fingers = new Map(); let view = { k: 1, x: 0, y: 0 }, touch = false, dragged = false, lastTap = 0, start = null;
function zoom(k, cx, cy, glide) {
  const b = $("canvas").getBoundingClientRect(), to = Math.min(Math.max(k, 1), 4), px = cx - b.left, py = cy - b.top, f = to / view.k;
  pan(px - (px - view.x) * f, py - (py - view.y) * f, to, glide);
}
function pan(x, y, k = view.k, glide = false) {
  const b = $("canvas").getBoundingClientRect();
  view = { k, x: Math.min(0, Math.max(b.width * (1 - k), x)), y: Math.min(0, Math.max(b.height * (1 - k), y)) };
  pane.classList.toggle("gliding", glide && !still.matches); pane.classList.toggle("zoomed", k > 1);
  pane.style.transform = k > 1 ? `translate(${view.x}px,${view.y}px) scale(${k})` : "";
}
function nearest(x, y) {
  let best = null, least = 34;
  for (const el of targets()) { const b = el.getBoundingClientRect(), d = Math.hypot(b.x + b.width / 2 - x, b.y + b.height / 2 - y); if (d < least) { least = d; best = el; } }
  return best;
}
const spread = ([a, b]) => ({ d: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
pane?.addEventListener("pointerdown", e => {
  touch = e.pointerType === "touch"; if (!touch) return;
  fingers.set(e.pointerId, { x: e.clientX, y: e.clientY }); if (fingers.size === 1) dragged = false;
  start = fingers.size === 2 ? { ...spread([...fingers.values()]), k: view.k } : { x: e.clientX, y: e.clientY, vx: view.x, vy: view.y };
});
addEventListener("pointermove", e => {
  if (!fingers.has(e.pointerId)) return;
  fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
  if (fingers.size === 2) { const now = spread([...fingers.values()]); dragged = true; zoom(start.k * now.d / start.d, now.x, now.y); }
  else if (view.k > 1 && start && Math.hypot(e.clientX - start.x, e.clientY - start.y) > 8 && "vx" in start) { dragged = true; pan(start.vx + e.clientX - start.x, start.vy + e.clientY - start.y); }
});
for (const name of ["pointerup", "pointercancel"]) addEventListener(name, e => {
  if (!fingers.delete(e.pointerId)) return;
  if (name === "pointerup" && !dragged && !fingers.size) {
    const twice = e.timeStamp - lastTap < 280 && !nearest(e.clientX, e.clientY); lastTap = e.timeStamp;
    if (twice) { dragged = true; zoom(view.k > 1 ? 1 : 2.2, e.clientX, e.clientY, true); }
  }
});

if (main) { settle(null); connect(); addEventListener("resize", stand); }
