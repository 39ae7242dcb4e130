// Fingers on the board: pinch to zoom, drag while zoomed, tap twice beside the places to zoom in and out.
// A mouse: the wheel with Ctrl (what a pinch on a touchpad is, too), and drag while zoomed.
const fingers = new Map(), REACH = 34, DEEPEST = 4;
let view = { k: 1, x: 0, y: 0 }, touch = false, dragged = false, tapped = 0, start = null;

function zoom(k, cx, cy, glides) {
  const box = $("canvas").getBoundingClientRect(), to = Math.min(Math.max(k, 1), DEEPEST), f = to / view.k;
  const x = cx - box.left, y = cy - box.top;
  pan(x - (x - view.x) * f, y - (y - view.y) * f, to, glides);
}

function pan(x, y, k = view.k, glides = false) {
  const box = $("canvas").getBoundingClientRect(), within = (at, size) => Math.min(0, Math.max(size * (1 - k), at));
  view = { k, x: within(x, box.width), y: within(y, box.height) };
  pane.classList.toggle("gliding", glides && !still.matches);
  pane.classList.toggle("zoomed", k > 1);
  pane.style.transform = k > 1 ? `translate(${view.x}px,${view.y}px) scale(${k})` : "";
}

function nearest(x, y) {
  let best = null, least = REACH;
  for (const el of targets()) {
    if (!pane.contains(el)) continue;
    const box = el.getBoundingClientRect(), far = Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
    if (far < least) [best, least] = [el, far];
  }
  return best;
}

const spread = ([a, b]) => ({ far: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

$("tray")?.addEventListener("pointerdown", event => { touch = event.pointerType === "touch"; dragged = false; });
pane?.addEventListener("pointerdown", event => {
  touch = event.pointerType === "touch";
  if (!touch && view.k === 1) { dragged = false; return; }
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  if (fingers.size === 1) dragged = false;
  start = fingers.size === 2 ? { ...spread([...fingers.values()]), k: view.k } : { x: event.clientX, y: event.clientY, view };
});

pane?.addEventListener("wheel", event => {
  if (!event.ctrlKey) return;
  event.preventDefault();
  zoom(view.k * 2 ** (-event.deltaY / 300), event.clientX, event.clientY);
}, { passive: false });

addEventListener("pointermove", event => {
  if (!fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  if (fingers.size === 2) {
    const now = spread([...fingers.values()]);
    dragged = true;
    zoom(start.k * now.far / start.far, now.x, now.y);
  } else if (view.k > 1 && start?.view && Math.hypot(event.clientX - start.x, event.clientY - start.y) > 8) {
    dragged = true;
    pan(start.view.x + event.clientX - start.x, start.view.y + event.clientY - start.y);
  }
});

function lifted(event) {
  if (!fingers.delete(event.pointerId) || event.type === "pointercancel" || dragged || fingers.size) return;
  const control = event.target.closest?.("label, input, button, summary, [data-action]");
  const twice = event.timeStamp - tapped < 280 && !control && !nearest(event.clientX, event.clientY);
  tapped = event.timeStamp;
  if (twice) { dragged = true; zoom(view.k > 1 ? 1 : 2.2, event.clientX, event.clientY, true); }
}
for (const name of ["pointerup", "pointercancel"]) addEventListener(name, lifted);

if (main) {
  settle(null);
  connect();
  addEventListener("resize", () => { measure(); stand(); });
}
