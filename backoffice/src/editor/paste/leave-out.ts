import { isVisible } from '@barnum/rules/text/text';
import type { PasteNotes } from './paste-notes.ts';
import { styleOf } from './style-of.ts';

const notText =
  'style, script, noscript, template, meta, link, title, xml, iframe, object, embed, svg, math, button, select, textarea, input, audio, video, br.Apple-interchange-newline, hr.msocomoff';

/** Takes out what is no part of the text: what is hidden, deleted, commented, of the page's margins. */
export function leaveOut(body: HTMLElement, notes: PasteNotes): void {
  for (const element of body.querySelectorAll(notText)) element.remove();
  leaveOutComments(body, notes);
  for (const element of body.querySelectorAll('del, .msoDel, [class*="TrackChangeDelete"]')) {
    if (isVisible(element.textContent ?? '')) notes.add('deleted');
    element.remove();
  }
  leaveOutMargins(body, notes);
  for (const element of body.querySelectorAll('[style], [hidden], [bgcolor], font[color]')) {
    if (!isHidden(element) && !isWhiteOnWhite(element)) continue;
    if (isVisible(element.textContent ?? '')) notes.add('hidden');
    element.remove();
  }
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
    (isReference
      ? (anchor.closest('sup') ?? anchor)
      : (anchor.closest('div') ?? anchor.closest('p') ?? anchor)
    ).remove();
    notes.add('comments');
  }
}

const margins =
  '[style*="mso-element:header" i], [style*="mso-element:footer" i], div[title="header"], div[title="footer"], sdfield[type="PAGE" i], sdfield[type="DOCSTAT" i]';

function leaveOutMargins(body: HTMLElement, notes: PasteNotes): void {
  for (const element of body.querySelectorAll(margins)) {
    element.remove();
    notes.add('margins');
  }
  for (const [begin, end] of fieldsOf(body)) {
    for (let node = begin.nextSibling; node && node !== end; node = begin.nextSibling) node.remove();
    notes.add('margins');
  }
  for (const line of body.querySelectorAll('[class*="MsoToc"], [id^="Table of Contents"] p, [class*="contents-"]')) {
    for (const dots of line.querySelectorAll('[style*="mso-tab-count"]')) dots.replaceWith(' ');
    const last = [...textNodesOf(line)].findLast((node) => /\S/.test(node.data));
    if (last) last.data = last.data.replace(/\s*[.…·_]{3,}[\s\d.…]*$/, '');
  }
}

/** Where Word's page numbers begin and end: fields of it are comments around their result. */
function fieldsOf(body: HTMLElement): [begin: Comment, end: Comment][] {
  const found: [Comment, Comment][] = [];
  let begin: Comment | null = null;
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const comment = node as Comment;
    if (/field-begin[\s\S]*\b(PAGE|NUMPAGES|SECTIONPAGES)\b/i.test(comment.data)) begin = comment;
    else if (begin && /field-end/i.test(comment.data)) {
      if (begin.parentNode === comment.parentNode) found.push([begin, comment]);
      begin = null;
    }
  }
  return found;
}

/** The text nodes beneath the element. */
export function textNodesOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text);
  return nodes;
}

function isHidden(element: Element): boolean {
  return (
    element.hasAttribute('hidden') ||
    styleOf(element, 'display') === 'none' ||
    /^(hidden|collapse)$/.test(styleOf(element, 'visibility')) ||
    styleOf(element, 'mso-hide') === 'all' ||
    /^0(px|pt|em|rem)?$/.test(styleOf(element, 'font-size'))
  );
}

const white = /^(white|#fff(fff)?|rgba?\(255,\s*255,\s*255(,\s*1)?\)|window)$/;

/** White letters that no ground makes visible. */
function isWhiteOnWhite(element: Element): boolean {
  if (!white.test(styleOf(element, 'color') || (element.getAttribute('color') ?? '').toLowerCase())) return false;
  for (let outer: Element | null = element; outer; outer = outer.parentElement) {
    const ground =
      styleOf(outer, 'background-color') ||
      styleOf(outer, 'background') ||
      (outer.getAttribute('bgcolor') ?? '').toLowerCase();
    if (ground !== '' && !/^(transparent|none|auto|inherit|initial)\b/.test(ground)) return white.test(ground);
  }
  return true;
}
