/** The text of HTML as we store it: without tags, with entities decoded. */
export function plainText(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ').replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, decode);
}

/** A text as HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The named entities that browsers write when they serialise a document. */
const named: Partial<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decode(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return named[name] ?? entity;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}
