import { isVisible } from '@barnum/rules/text/text';
import { checkboxes } from './checkboxes.ts';
import { controls } from './controls.ts';
import { drawnText } from './drawn-text.ts';
import { leaveOutPageNumbers } from './fields.ts';
import { leaveOutHidden } from './hidden-text.ts';
import type { PasteNotes } from './paste-notes.ts';
import { takeOut } from './take-out.ts';

const notText =
  'style, script, noscript, template, meta, link, title, xml, iframe, object, embed, input, audio, video, br.Apple-interchange-newline, hr.msocomoff';

const headingButtons = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'summary'].map((name) => `${name} button`).join(', ');

/** Takes out what is no part of the text: what is hidden, deleted, commented, of the page's margins. */
export function leaveOut(body: HTMLElement, notes: PasteNotes): void {
  checkboxes(body);
  // What opens a passage is its heading.
  for (const button of body.querySelectorAll(headingButtons)) button.replaceWith(...button.childNodes);
  controls(body, notes);
  drawnText(body, notes);
  for (const element of body.querySelectorAll(notText)) element.remove();
  leaveOutComments(body, notes);
  for (const element of body.querySelectorAll('del, .msoDel, [class*="TrackChangeDelete"]')) {
    if (isVisible(element.textContent ?? '')) notes.add('deleted');
    takeOut(element);
  }
  leaveOutMargins(body, notes);
  leaveOutHidden(body, notes);
}

const comments = [
  // Word
  '[style*="mso-element:comment-list" i], .MsoCommentReference, a.msocomanchor, [style*="mso-special-character:comment" i]',
  // LibreOffice
  'a.comment, div.comment',
].join(', ');

function leaveOutComments(body: HTMLElement, notes: PasteNotes): void {
  for (const element of body.querySelectorAll(comments)) {
    element.remove();
    notes.add('comments');
  }
  // Google Docs: the comment stands in a block of its own at the end.
  for (const anchor of body.querySelectorAll('a[id^="cmnt"]')) {
    const isReference = anchor.id.startsWith('cmnt_ref');
    const around = isReference ? [anchor.closest('sup')] : [anchor.closest('div'), anchor.closest('p')];
    // A block that begins with something else holds more than the comment.
    const block = around.find((element) => isReference || startsWith(element, anchor));
    (block ?? anchor).remove();
    notes.add('comments');
  }
}

function startsWith(block: Element | null, anchor: Element): boolean {
  const before = document.createRange();
  before.setStart(block ?? anchor, 0);
  before.setEndBefore(anchor);
  return !isVisible(before.toString());
}

const margins =
  '[style*="mso-element:header" i], [style*="mso-element:footer" i], div[title="header"], div[title="footer"], sdfield[type="PAGE" i], sdfield[type="DOCSTAT" i]';

function leaveOutMargins(body: HTMLElement, notes: PasteNotes): void {
  for (const element of body.querySelectorAll(margins)) {
    element.remove();
    notes.add('margins');
  }
  leaveOutPageNumbers(body, notes);
  for (const line of body.querySelectorAll('[class*="MsoToc"], [id^="Table of Contents"] p, [class*="contents-"]')) {
    for (const dots of line.querySelectorAll('[style*="mso-tab-count"]')) dots.replaceWith(' ');
    const last = [...textNodesOf(line)].findLast((node) => /\S/.test(node.data));
    if (last) last.data = last.data.replace(/\s*[.…·_]{3,}[\s\d.…]*$/, '');
  }
}

/** The text nodes beneath the element. */
export function textNodesOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text);
  return nodes;
}
