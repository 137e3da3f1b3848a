import { listsFromWord } from './lists-from-word.ts';

/**
 * Cleans the HTML of the clipboard: removes what word processors add to the text, turns their lists into lists, removes
 * paragraphs used as spacing, and makes links open in a new tab like those made here. Formats unknown to the editor are
 * dropped by the editor itself.
 */
export function cleanPastedHtml(html: string): string {
  // Copied from an editor like this one: already clean.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml')) element.remove();
  listsFromWord(body);
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.textContent?.trim() === '') paragraph.remove();
  }
  for (const link of body.querySelectorAll('a')) {
    // A bookmark of the original document leads nowhere here.
    if (link.getAttribute('href')?.startsWith('#')) link.replaceWith(...link.childNodes);
    else link.target = '_blank';
  }
  return body.innerHTML;
}
