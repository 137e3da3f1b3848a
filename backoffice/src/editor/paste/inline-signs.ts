import { textNodesOf } from './leave-out.ts';
import type { PasteNotes } from './paste-notes.ts';
import { lowered, raised } from './raised.ts';
import { styleOf } from './style-of.ts';

/** Small signs that are made by markup become characters: emoji that are pictures, « m² », « H₂O ». */
export function inlineSigns(body: HTMLElement, notes: PasteNotes): void {
  for (const picture of body.querySelectorAll('img, picture, figure, video')) {
    const written = picture.getAttribute('data-emoji') ?? picture.getAttribute('alt') ?? '';
    if (picture.localName === 'img' && isEmoji(written)) {
      picture.replaceWith(written);
    } else if (picture.localName === 'img') {
      notes.add('images');
      picture.remove();
    }
  }
  for (const element of body.querySelectorAll('sup, [style*="vertical-align:super" i]')) place(element, raised);
  for (const element of body.querySelectorAll('sub, [style*="vertical-align:sub" i]')) place(element, lowered);
  // Browsers draw the marks of a quotation.
  for (const quotation of body.querySelectorAll('q')) {
    quotation.prepend('«\u00a0');
    quotation.append('\u00a0»');
  }
  for (const pre of body.querySelectorAll('pre')) breakLines(pre);
}

function isEmoji(text: string): boolean {
  const rest = text.replace(
    /\p{Extended_Pictographic}|\p{RI}|\p{Emoji_Modifier}|\u200d|\ufe0f|[#*\d]\ufe0f?\u20e3/gu,
    '',
  );
  return text !== '' && rest === '';
}

function place(element: Element, inSigns: (text: string) => string | null): void {
  if (/^(baseline|top)$/.test(styleOf(element, 'vertical-align'))) return;
  const text = inSigns(element.textContent ?? '');
  if (text !== null) element.replaceWith(text);
}

// In a block as any other: the editor would keep each blank of this one, and fold them when it is pasted again.
function breakLines(pre: Element): void {
  for (const node of textNodesOf(pre)) {
    const lines = node.data.replace(/\n$/, '').split('\n');
    node.replaceWith(
      ...lines.flatMap((line, index) => (index === 0 ? [line] : [document.createElement('br'), line.trimStart()])),
    );
  }
  const block = document.createElement('div');
  block.append(...pre.childNodes);
  pre.replaceWith(block);
}
