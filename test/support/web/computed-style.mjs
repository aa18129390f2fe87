/** What jsdom's style sheet asks of an element besides its tag. */
const ASKED = ['style', 'hidden', 'type', 'open', 'disabled'];

/**
 * Lets elements with the same tags and attributes share one computed style. jsdom matches each rule of its style sheet with each element
 * again after each change of the document, and a query by role asks for the styles of the whole page.
 */
export function shareComputedStyles(window) {
  const { getComputedStyle } = window;
  const root = { children: new Map() };

  function alike(element) {
    const { children } = element.parentElement ? alike(element.parentElement) : root;
    let key = element.localName;
    for (const name of ASKED) key += `|${element.getAttribute(name)}`;
    if (!children.has(key)) children.set(key, { children: new Map() });
    return children.get(key);
  }

  window.getComputedStyle = (element) => {
    const known = alike(element);
    return (known.style ??= getComputedStyle(element));
  };
  keepStyleSheetsOut(window.document.head);
}

/** Style sheets of Emotion and of scroll locks: the styles of elements that are alike would differ. */
function keepStyleSheetsOut(head) {
  for (const name of ['appendChild', 'insertBefore']) {
    const add = head[name].bind(head);
    head[name] = (node, ...others) => (node.localName === 'style' ? node : add(node, ...others));
  }
}
