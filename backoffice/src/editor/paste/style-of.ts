/** The value of a property in the element's own `style`, in lower case; '' without. It reads Word's properties, too. */
export function styleOf(element: Element, property: string): string {
  const style = element.getAttribute('style') ?? '';
  let value = '';
  for (const part of style.split(';')) {
    const [name = '', ...rest] = part.split(':');
    if (name.trim().toLowerCase() === property) value = rest.join(':').trim().toLowerCase();
  }
  return value.replace(/\s*!important$/, '');
}

/** Writes the rules of the clipboard's style sheets to the elements they hold for, which then need no sheet. */
export function inlineStyles(root: Document): void {
  const sheet = [...root.querySelectorAll('style')].map((style) => style.textContent ?? '').join('\n');
  const bare = sheet.replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, '').replace(/@[a-z-]+[^{};]*(\{[^{}]*\}|;)/gi, '');
  const styles = new Map<Element, string>();
  for (const [, selectors = '', rule = ''] of bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const kept = rule
      .split(';')
      .filter((part) => meant.test(part))
      .join(';');
    if (kept === '') continue;
    for (const element of elementsOf(root, selectors)) styles.set(element, `${styles.get(element) ?? ''}${kept};`);
  }
  for (const [element, style] of styles)
    element.setAttribute('style', `${style}${element.getAttribute('style') ?? ''}`);
}

/** What says something about the text: the rest of a style sheet is its looks. */
const meant =
  /^\s*(display|visibility|color|background(-color)?|mso-hide|font-family|font-weight|font-style|text-decoration(-line)?|list-style(-type)?|vertical-align|text-align)\s*:/i;

function elementsOf(root: Document, selectors: string): Element[] {
  const wanted = selectors.trim();
  // What Word inserted is underlined in its sheet only as long as changes are shown.
  if (/mso(ins|del)\b/i.test(wanted)) return [];
  try {
    return [...root.body.querySelectorAll(wanted)];
  } catch {
    return [];
  }
}
