import type { PasteNotes } from './paste-notes.ts';
import { styleOf } from './style-of.ts';

/** Takes out the page numbers that Word counts. The results of its other fields, as links, are text. */
export function leaveOutPageNumbers(body: HTMLElement, notes: PasteNotes): void {
  for (const [begin, end] of pageFieldsOf(body)) {
    for (let node = begin.nextSibling; node && node !== end; node = begin.nextSibling) node.remove();
    notes.add('margins');
  }
  for (const field of body.querySelectorAll('[style*="mso-field-code" i]')) {
    if (!isPageNumber(styleOf(field, 'mso-field-code'))) continue;
    field.remove();
    notes.add('margins');
  }
}

interface Field {
  begin: Comment;
  isPageNumber: boolean;
}

/** Where fields begin and end: they are comments around their result, of which one may hold both, or several. */
function pageFieldsOf(body: HTMLElement): [begin: Comment, end: Comment][] {
  const found: [Comment, Comment][] = [];
  const open: Field[] = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const comment = node as Comment;
    for (const [, mark, code = ''] of comment.data.matchAll(/field-(begin|end)([\s\S]*?)(?=field-(?:begin|end)|$)/gi)) {
      if (mark?.toLowerCase() === 'begin') {
        open.push({ begin: comment, isPageNumber: isPageNumber(code.replace(/^[^>]*>|<[^>]*>/g, '')) });
        continue;
      }
      const field = open.pop();
      if (field?.isPageNumber && field.begin.parentNode === comment.parentNode) found.push([field.begin, comment]);
    }
  }
  return found;
}

// Its first word says what a field is; addresses and names of files follow it.
function isPageNumber(code: string): boolean {
  return /^[\s"\u00a0]*(page|pageref|numpages|sectionpages)\b/i.test(code);
}
