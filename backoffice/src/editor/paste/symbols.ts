import { textNodesOf } from './leave-out.ts';
import type { PasteNotes } from './paste-notes.ts';
import { styleOf } from './style-of.ts';

/** Writes what a symbol font draws as the character that it is; leaves out what no character stands for. */
export function symbols(body: HTMLElement, notes: PasteNotes): void {
  for (const element of body.querySelectorAll('[style*="font-family" i], font[face]')) {
    const table = tableOf(element);
    if (!table) continue;
    for (const node of textNodesOf(element)) {
      if (node.parentElement && isInOtherFont(node.parentElement, element)) continue;
      node.data = [...node.data].map((sign) => translate(sign, table, notes)).join('');
    }
  }
  // What is left of the private range is drawn by a font that nobody has.
  for (const node of textNodesOf(body)) {
    if (/[\ue000-\uf8ff]/.test(node.data)) node.data = plainSymbols(node.data, notes);
  }
}

/** A text whose font is not known, as plain text: signs of the private range as the characters that they most often are. */
export function plainSymbols(text: string, notes: PasteNotes): string {
  return text.replace(/[\ue000-\uf8ff]/g, (sign) => translate(sign, unknownFont, notes));
}

function translate(sign: string, table: Partial<Record<string, string>>, notes: PasteNotes): string {
  const code = sign.codePointAt(0) ?? 0;
  const inFont = code >= 0xf000 && code <= 0xf0ff ? String.fromCodePoint(code - 0xf000) : sign;
  if (/\s/.test(inFont) || inFont === '\u00a0') return ' ';
  const known = table[inFont];
  if (known !== undefined) return known;
  // A true character that the font was set for by mistake.
  if (code > 0xff && !(code >= 0xe000 && code <= 0xf8ff)) return sign;
  notes.add('symbols');
  return '';
}

function tableOf(element: Element): Partial<Record<string, string>> | null {
  return tableOfFont(fontOf(element));
}

function fontOf(element: Element): string {
  const family =
    styleOf(element, 'mso-symbol-font-family') || styleOf(element, 'font-family') || element.getAttribute('face');
  return (family ?? '').split(',')[0]?.replace(/["']/g, '').trim().toLowerCase() ?? '';
}

function tableOfFont(font: string): Partial<Record<string, string>> | null {
  if (font === 'symbol') return greek;
  if (font === 'wingdings') return wingdings;
  if (font === 'wingdings 2') return wingdings2;
  return font === 'wingdings 3' || font === 'webdings' ? {} : null;
}

function isInOtherFont(inner: Element, outer: Element): boolean {
  for (let element: Element | null = inner; element && element !== outer; element = element.parentElement) {
    if (fontOf(element) !== '') return true;
  }
  return false;
}

function tableFrom(signs: string, characters: string): Partial<Record<string, string>> {
  const written = [...characters];
  return Object.fromEntries([...signs].map((sign, index) => [sign, written[index]]));
}

const greek = tableFrom(
  'ABGDEZHQIKLMNXOPRSTUFCYWabgdezhqiklmnxoprstufcywV0123456789+-=()[]{}.,;:/<>!?%&|_#*@\'~"$^\\`' +
    '£³¹»´¸¥®¬­¯«Þ\u00dcÛ±°·¶åòÎÏÇÈÆ×¢²¼ÅÄØ\u00d9Ú¤©Ò§¨ªÌÍÖ',
  'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρστυφχψως0123456789+−=()[]{}.,;:/<>!∃%&|_#∗≅∋∼∀∃⊥∴‾' +
    '≤≥≠≈×÷∞→←↑↓↔⇒⇐⇔±°•∂∑∫∈∉∩∪∅⋅′″…⊕⊗¬∧∨⁄©®♣♦♠⊂⊆√',
);

const wingdings = tableFrom(
  '\u00fc\u00fb\u00fe\u00fd\u00a8o\u00a7nlmuvwq\u00d8\u00e0\u00df\u00e1\u00e2\u00e8\u00f0\u00ab\u00b5J L K()*+!"$&-.[^\u00a1\u00a4rstxzp'.replaceAll(
    ' ',
    '',
  ),
  '✓✗☑☒□□▪■●❍◆❖◆❑➢→←↑↓➔⇨★✪☺☹😐☎✆✉📬✏✂👓📖📫📁☯♈○◉❏❐❑⌧⌘❐',
);

// Word's own bullet is of the font Symbol.
const unknownFont = { ...wingdings, '·': '•' };

const wingdings2 = tableFrom('POTRQS\u0097\u0098\u00a2\u00a3*', '✓✗☒☑☒☒●●■□☐');
