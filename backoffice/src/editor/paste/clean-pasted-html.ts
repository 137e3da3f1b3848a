import { listsFromWord } from './lists-from-word.ts';

/**
 * HTML of the clipboard as the editor takes it in. What word processors write beside the text goes, their lists become
 * lists, paragraphs that only keep a distance go, and links open in a new tab like those made here. Formats that the
 * editor does not know need no care: they are dropped when it reads the HTML.
 */
export function cleanPastedHtml(html: string): string {
  // Copied from an editor like this one: clean, and to be taken as it is.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml')) element.remove();
  listsFromWord(body);
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.textContent?.trim() === '') paragraph.remove();
  }
  for (const link of body.querySelectorAll('a')) {
    // A bookmark in the document that the text comes from leads nowhere here.
    if (link.getAttribute('href')?.startsWith('#')) link.replaceWith(...link.childNodes);
    else link.target = '_blank';
  }
  return body.innerHTML;
}
