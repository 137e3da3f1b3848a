import { foldBlanks, normaliseLines } from '@barnum/rules/text/normalise';
import { isVisible } from '@barnum/rules/text/text';
import { blocks, knownBlocks } from './blocks.ts';
import { strayBreaks } from './breaks.ts';
import { footnotes } from './footnotes.ts';
import { htmlLists } from './html-lists.ts';
import { inlineSigns } from './inline-signs.ts';
import { labelsInPlainText } from './labels-in-plain-text.ts';
import { leaveOut, textNodesOf } from './leave-out.ts';
import { letterCase } from './letter-case.ts';
import { links } from './links.ts';
import { ListTemplates } from './list-templates.ts';
import type { PasteNotes } from './paste-notes.ts';
import { PlainLines } from './plain-lines.ts';
import { inlineStyles } from './style-of.ts';
import { symbols } from './symbols.ts';
import { tables } from './tables.ts';
import { wordLists } from './word-lists.ts';
import { wordOnline } from './word-online.ts';

/**
 * Brings the HTML of the clipboard to what a text of ours can hold, keeping what it says: lists with their numbers,
 * rows of tables, footnotes. What it leaves out or decides is noted. `plain` is the clipboard's plain text. Formats
 * unknown to the editor are dropped by the editor itself.
 */
export function cleanPastedHtml(html: string, plain: string, notes: PasteNotes): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { body } = page;
  const templates = new ListTemplates([...page.querySelectorAll('style')].map((style) => style.textContent).join('\n'));
  // Says how much of it was copied: only our own editor is believed, see `own-copy.ts`.
  for (const element of body.querySelectorAll('[data-pm-slice]')) element.removeAttribute('data-pm-slice');
  inlineStyles(page);
  leaveOut(body, notes);
  letterCase(body);
  knownBlocks(body);
  footnotes(body, plain, notes);
  inlineSigns(body, notes);
  symbols(body, notes);
  wordLists(body, templates, new PlainLines(plain), notes);
  wordOnline(body, new PlainLines(plain), notes);
  htmlLists(body, templates, new PlainLines(plain), notes);
  tables(body, notes);
  labelsInPlainText(body, plain, notes);
  links(body, notes);
  foldText(body);
  strayBreaks(body);
  for (const block of body.querySelectorAll(blocks)) if (!block.querySelector(blocks)) trim(block);
  for (const paragraph of body.querySelectorAll('p')) {
    if (!isVisible(paragraph.textContent ?? '')) paragraph.remove();
  }
  return body.innerHTML;
}

/** Letters as one sees them, and one blank where word processors write several. */
function foldText(body: HTMLElement): void {
  for (const tab of body.querySelectorAll('[style*="mso-tab-count" i]')) tab.replaceWith(' ');
  body.normalize();
  for (const node of textNodesOf(body)) {
    node.data = foldBlanks(normaliseLines(node.data).replace(/[\t\n]/g, ' '));
  }
}

// Word online ends each paragraph with a blank of its own; where blanks are kept, one may begin it.
function trim(block: Element): void {
  const texts = textNodesOf(block);
  const [first, last] = [texts[0], texts.at(-1)];
  if (first) first.data = first.data.trimStart();
  if (last) last.data = last.data.trimEnd();
}
