// Make one element equal to another, keeping every element with an id: focus, scrolling and transitions live on.
const ours = new Set(["open", "role", "tabindex"]);  // attributes that belong to the page, not to the server
const added = new WeakSet();  // elements that do so: they stay, so that a click on them is not lost when news come in the midst of it

function morph(old, now) {
  if (old.nodeType !== 1) {
    if (old.data !== now.data) old.data = now.data;
    return;
  }
  for (const { name } of [...old.attributes]) if (!now.hasAttribute(name) && !ours.has(name)) old.removeAttribute(name);
  for (const { name, value } of now.attributes) if (!ours.has(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (!("region" in now.dataset)) fill(old, now);  // a region inside another is left to itself
}

function fill(old, now) {
  const named = el => [...el.children].filter(child => child.id), key = el => el.id && `${el.nodeName} ${el.id}`;
  const kept = new Map(named(old).map(child => [key(child), child])), wanted = new Set(named(now).map(key));
  let at = old.firstChild;
  const drop = () => { const gone = at; at = at.nextSibling; gone.remove(); };
  for (const node of [...now.childNodes]) {
    while (at?.id && !added.has(at) && !wanted.has(key(at))) drop();
    const same = node.id ? kept.get(key(node)) : at && !at.id && at.nodeName === node.nodeName ? at : null;
    if (!same) { old.insertBefore(node, at); continue; }
    if (same === at) at = at.nextSibling;
    else if (old.moveBefore) old.moveBefore(same, at);
    else old.insertBefore(same, at);
    morph(same, node);
  }
  while (at) if (added.has(at)) at = at.nextSibling; else drop();
}

function parse(html, like) {
  const made = document.createElement("template"), drawn = like instanceof SVGElement;
  made.innerHTML = drawn ? `<svg>${html}</svg>` : html;
  return drawn ? made.content.firstChild : made.content;
}
