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
  const bare = withoutAtRules(sheet.replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, ''));
  const rules = [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', rule = '']) => {
    const kept = rule
      .split(';')
      .filter((part) => meant.test(part))
      .join(';');
    return kept === '' ? [] : selectors.split(',').map((selector) => ({ selector, kept }));
  });
  rules.sort((one, other) => weightOf(one.selector) - weightOf(other.selector));
  const styles = new Map<Element, string>();
  for (const { selector, kept } of rules) {
    for (const element of elementsOf(root, selector)) styles.set(element, `${styles.get(element) ?? ''}${kept};`);
  }
  for (const [element, style] of styles)
    element.setAttribute('style', `${style}${element.getAttribute('style') ?? ''}`);
}

/** Which of two rules wins, as CSS has it: ids, then classes, then names. */
function weightOf(selector: string): number {
  const count = (pattern: RegExp) => selector.match(pattern)?.length ?? 0;
  return count(/#/g) * 10_000 + count(/[.[:]/g) * 100 + count(/(^|[\s>+~])[a-z]/gi);
}

// What holds on paper, or on a small screen, says nothing about what was copied.
function withoutAtRules(sheet: string): string {
  const bare = sheet.replace(/@[a-z-]+[^{};]*(\{([^{}]|\{[^{}]*\})*\}|;)/gi, '');
  return bare === sheet ? bare : withoutAtRules(bare);
}

/** What says something about the text: the rest of a style sheet is its looks. */
const meant =
  /^\s*(display|visibility|opacity|(max-)?height|overflow|position|color|background(-color|-image)?|mso-hide|font-size|font-family|font-weight|font-style|text-decoration(-line)?|text-transform|list-style(-type)?|vertical-align|text-align)\s*:/i;

function elementsOf(root: Document, selector: string): Element[] {
  const wanted = selector.trim();
  // What Word inserted is underlined in its sheet only as long as changes are shown.
  if (/mso(ins|del)\b/i.test(wanted)) return [];
  try {
    return [...root.querySelectorAll(wanted)];
  } catch {
    return [];
  }
}
