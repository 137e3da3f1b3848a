/** A piece of XML; empty where there is nothing to say, so that no element is empty. */
export type Xml = string;

type Attributes = Record<string, string>;

/** An element with what is in it; nothing where that is nothing. */
export function element(name: string, content: readonly Xml[], attributes: Attributes = {}): Xml {
  const inner = content.join('');
  return inner === '' ? '' : `<${name}${written(attributes)}>${inner}</${name}>`;
}

/** An element with a text; nothing where there is none. */
export function textElement(name: string, value: string, attributes: Attributes = {}): Xml {
  return element(name, [escaped(value)], attributes);
}

/** A text as it stands in XML, without what XML 1.0 cannot hold. */
export function escaped(value: string): Xml {
  return value
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
}
