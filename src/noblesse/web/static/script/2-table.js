// A page follows its table: the regions that have changed come over a socket; another time is fetched.  It knows no game.
const $ = id => document.getElementById(id);
const main = document.querySelector("[data-table]"), pane = $("pane"), lost = $("lost");
const wait = ms => new Promise(done => setTimeout(done, ms)), still = matchMedia("(prefers-reduced-motion: reduce)");
const asks = name => new URL(location).searchParams.get(name);
const board = () => pane?.querySelector("svg"), laid = [pane, $("tray")].filter(Boolean);  // where there are places
const onTable = what => laid.flatMap(el => [...el.querySelectorAll(what)]);
const targets = () => onTable("[data-action]").filter(el => el.checkVisibility() && el.getBoundingClientRect().width);  // a board may show one of two drawings
const isLaid = el => laid.some(ground => ground.contains(el));

function show(regions) {
  if (regions.phase && regions.phase !== $("phase").textContent) return location.reload();
  const focus = document.activeElement, before = places(), came = journeys(), told = gains();
  if (regions.title) document.title = regions.title;
  for (const [id, html] of Object.entries(regions)) {
    const el = $(id) ?? grown(id);
    if (el) fill(el, parse(html, el));
  }
  if (!still.matches) { glide(before); travel(came); }
  settle(focus);
  return told;
}

// A piece of the log that is not there yet.
function grown(id) {
  const into = [...document.querySelectorAll("[data-grow]")].find(el => id.startsWith(el.dataset.grow));
  if (!into) return null;
  const piece = Object.assign(document.createElement("ol"), { id });
  piece.dataset.region = "";
  into.prepend(piece);
  return piece;
}

// What has changed its place glides there.
const places = () => new Map([...document.querySelectorAll("[data-flip][id]")].map(el => [el.id, el.getBoundingClientRect()]));
function glide(before) {
  for (const [id, a] of before) {
    const el = $(id), b = el?.getBoundingClientRect();
    if (!b || Math.hypot(a.x - b.x, a.y - b.y) <= 1) continue;
    const from = { translate: `${a.x - b.x}px ${a.y - b.y}px` };
    el.animate([from, { translate: "0 0" }], { duration: 450, easing: "ease-out" });
  }
}

// What has come to its place by a way goes along it: a path that ends there.
const journeys = () => new Map(onTable("[data-way]").map(el => [el, el.dataset.way]));
function travel(came) {
  for (const [el, way] of journeys()) {
    if (came.get(el) === way) continue;
    const offsetPath = `path("${way}")`, duration = 150 + 110 * way.match(/[a-z]/g).length, easing = "ease-in-out";
    el.animate([{ offsetPath, offsetDistance: "0%", offsetRotate: "0deg" }, { offsetPath, offsetDistance: "100%", offsetRotate: "0deg" }], { duration, easing });
  }
}

// After the page has changed: what is chosen, where the focus is, what can be reached by Tab, where the note and the sheet stand.
function settle(focus) {
  if (!main) return;
  const able = targets(), all = onTable("[data-action]");
  if (chosen && !all.some(el => el.dataset.action === chosen.action)) chosen = null;
  for (const el of onTable("[tabindex]:not([data-action])")) {
    el.removeAttribute("tabindex");
    el.removeAttribute("role");
  }
  const stop = able.find(el => el === document.activeElement) ?? able[0];
  for (const el of all) {
    el.setAttribute("role", "button");
    el.setAttribute("tabindex", el === stop ? 0 : -1);
    const twin = el.dataset.place && $(el.dataset.place)?.getAttribute("aria-label");  // in the other drawing
    if (twin) el.setAttribute("aria-label", twin);
  }
  if (focus && (!focus.isConnected || (isLaid(focus) && focus.dataset.action === undefined))) focusBoard({ preventScroll: true });
  mark();
  relight();
  stand();
  reveal(able);
  turnBack();
  const turn = document.querySelector(".log li.now"), log = turn?.closest(".scroll");  // the turn that is shown
  if (log) log.scrollTop += turn.getBoundingClientRect().top - log.getBoundingClientRect().top - 60;
  for (const el of document.querySelectorAll("[data-address]")) el.value = location.origin + el.getAttribute("value");
  const sheet = $("score");
  if (sheet?.open && !sheet.matches(":modal")) { sheet.close(); sheet.showModal(); }
}
const focusBoard = how => targets().find(el => el.tabIndex === 0)?.focus(how);

// The prompt: its line as large as there is room for; on a phone it is a bar at the foot, and what it covers is known to the style.
const isPhone = () => innerWidth <= 700, bar = () => document.querySelector("#prompt .prompt");
function measure() {
  const line = bar()?.querySelector(".line"), root = document.documentElement, past = isPhone() && Boolean(bar()?.matches(".past"));
  if (!line) return;
  line.classList.remove("long");
  line.classList.toggle("short", !isPhone());
  const isCut = () => line.scrollHeight > line.clientHeight + 1;
  if (!isPhone() && isCut()) {
    line.classList.remove("short");
    line.classList.toggle("long", isCut());
  }
  line.title = !isPhone() && isCut() ? line.textContent : "";
  root.toggleAttribute("data-past", past);
  const foot = isPhone() ? bar().offsetHeight : 0;
  root.style.setProperty("--foot", `${foot}px`);
  root.style.setProperty("--bar", `${foot + (past ? $("time").offsetHeight : 0)}px`);
}

// What no bar covers of the window: from, to.
function clear() {
  const covered = parseFloat(document.documentElement.style.getPropertyValue("--bar")) || 0;
  return isPhone() ? [0, innerHeight - covered] : [bar().offsetHeight, innerHeight];
}

const boxesOf = pieces => pieces.map(el => el.getBoundingClientRect()).filter(box => box.height);
function isClear({ top, height }) {
  const [from, to] = clear();
  return top >= from && top + Math.min(height, innerHeight / 3) <= to;
}

// Scroll the page by as little as brings these boxes into the clear, the first of them if they are too high.
const GAP = 12;
function bring(boxes) {
  const [from, to] = clear(), top = Math.min(...boxes.map(box => box.top)) - from - GAP, bottom = Math.max(...boxes.map(box => box.bottom)) - to + GAP;
  const by = bottom > 0 ? Math.min(bottom, top) : Math.min(top, 0);
  if (Math.abs(by) > 1) scrollBy({ top: by, behavior: still.matches ? "auto" : "smooth" });
}

// Where the page scrolls, whoever is asked anew sees where they may act: all of it, if it lies in the tray.
let asked = null;
function reveal(able) {
  const now = main.querySelector('form[action$="/act"] [name=opened]')?.value ?? null;
  if (now === asked || !able.length) { asked = now; return; }
  asked = now;
  const boxes = boxesOf(able), held = able.every(el => !pane.contains(el));
  if (held ? boxes.every(isClear) : boxes.some(isClear)) return;
  if (innerWidth >= 1100) able[0].scrollIntoView({ block: "nearest", behavior: still.matches ? "auto" : "smooth" });
  else bring(held ? boxes : boxesOf([able[0].closest("#canvas") ?? able[0]]));
}

// Who looks back on a phone sees the board: the slider stands in the bar then.
let back = false;
function turnBack() {
  const past = document.documentElement.hasAttribute("data-past");
  if (past && !back) bring(boxesOf([$("canvas")]));
  back = past;
}

// What finished turns have brought rises from the panels of those who took them.
const gains = () => new Set([...document.querySelectorAll(".log [data-gain]")].map(el => el.id));
function float(told) {
  const risen = new Map();
  for (const el of document.querySelectorAll(".log [data-gain]")) if (!told.has(el.id)) risen.set(el.dataset.gain, el);
  for (const [seat, el] of risen) {
    const panel = $(`panel-${seat}`), box = panel?.getBoundingClientRect();
    // Where the panel is out of sight, or something lies over it, there is nothing to rise from.
    if (!box?.height || !panel.contains(document.elementFromPoint(box.right - 8, box.top + 8))) continue;
    partsOf(el.querySelector(".won").textContent).forEach((words, at) => raise(words, box.right - 8, box.top - 10 + 30 * at));
  }
}

// "Takes 5 prestige, 1 of it from …", or "2 of them from …", rises as two signs.
function partsOf(prize) {
  const words = prize.replace(/^Takes |\.$/g, ""), [, before, all, unit, part, source] = words.match(/^(.*?)(\d+) (\S+), (\d+) of (?:it|them) from the (\w+)/) ?? [];
  return source ? [`${before}+${all - part} ${unit}`, `+${part} ${source}`] : [words];
}

function raise(words, right, top) {
  const sign = Object.assign(document.createElement("p"), { className: "gain", textContent: words, ariaHidden: "true" });
  document.body.append(sign);
  sign.style.translate = `${right - sign.offsetWidth}px ${top}px`;
  const rise = still.matches ? {} : { marginTop: ["0", "-6px", "-26px", "-34px"] };
  sign.animate({ opacity: [0, 1, 1, 0], offset: [0, 0.1, 0.75, 1], ...rise }, 2600).onfinish = () => sign.remove();
}

let delay = 250, left = false, seen = false;  // left: a form takes us to another page; seen: this socket has brought the whole table
function connect() {
  const socket = new WebSocket(location.origin.replace(/^http/, "ws") + main.dataset.table + "/live");
  socket.onopen = () => { lost.hidden = true; delay = 250; seen = false; };
  socket.onmessage = event => {
    const { regions, reload } = JSON.parse(event.data);
    if (left) return;
    if (reload) return location.reload();
    if (asks("at") !== null) return;
    if (asks("about") !== null) delete regions.about;
    const told = show(regions);
    if (told && seen) float(told);
    seen = true;
    if (document.querySelector("[data-opens=score]") && !$("score")) look(main.dataset.table, true);
  };
  socket.onclose = async event => {
    if (left) return;
    if (event.code === 4404) return location.reload();
    lost.hidden = false;
    await wait(delay * (0.5 + Math.random()));
    delay = Math.min(delay * 2, 8000);
    connect();
  };
}

const request = (address, how = {}) => fetch(address, { ...how, headers: { "x-live": "1" } }).catch(() => null);

// Look at another time, or ask about a piece.
async function look(address, keep) {
  const answer = await request(address);
  if (!answer?.ok) return void (lost.hidden = false);
  history[keep ? "replaceState" : "pushState"](null, "", address);
  chosen = null;
  show((await answer.json()).regions);
}

async function post(form, data) {
  main.setAttribute("aria-busy", "true");
  const answer = await request(form.getAttribute("action"), { method: "POST", body: new URLSearchParams(data) });
  main.removeAttribute("aria-busy");
  if (!answer) return void (lost.hidden = false);
  if (answer.status === 204) return location.search ? look(main.dataset.table) : null;
  if (!answer.headers.get("content-type")?.includes("json")) return location.assign(main.dataset.table);
  const said = await answer.json();
  if (said.go) location.assign(said.go);
  else show(said.regions);
}
