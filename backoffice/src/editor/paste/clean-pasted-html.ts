import { withoutInvisible } from '@barnum/rules/text/normalise';
import { isVisible } from '@barnum/rules/text/text';
import { knownBlocks } from './blocks.ts';
import { footnotes } from './footnotes.ts';
import { htmlLists } from './html-lists.ts';
import { inlineSigns } from './inline-signs.ts';
import { labelsInPlainText } from './labels-in-plain-text.ts';
import { leaveOut, textNodesOf } from './leave-out.ts';
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
  foldBlanks(body);
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) trimEnd(block);
  for (const paragraph of body.querySelectorAll('p')) {
    if (!isVisible(paragraph.textContent ?? '')) paragraph.remove();
  }
  return body.innerHTML;
}

/** Letters as one sees them, and one blank where word processors write several. */
function foldBlanks(body: HTMLElement): void {
  for (const tab of body.querySelectorAll('[style*="mso-tab-count" i]')) tab.replaceWith(' ');
  body.normalize();
  for (const node of textNodesOf(body)) {
    node.data = withoutInvisible(node.data)
      .replace(/[\t ]*\n[\t ]*/g, ' ')
      .replace(/[ \u00a0]{2,}/g, (run) => (run.includes(' ') ? ' ' : '\u00a0'));
  }
}

// Word online ends each paragraph with a blank of its own.
function trimEnd(block: Element): void {
  const last = textNodesOf(block).at(-1);
  if (last && block.lastElementChild?.localName !== 'br') last.data = last.data.trimEnd();
}
