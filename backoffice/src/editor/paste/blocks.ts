/** What stands in a line of its own. */
export const blocks =
  'p, div, li, h1, h2, h3, h4, h5, h6, table, ul, ol, dl, dd, blockquote, pre, section, article, aside, header, footer, figure, figcaption, address, form, fieldset, hgroup';

/** Makes blocks that the editor takes for words, whose texts would be one word then, blocks that it knows. */
export function knownBlocks(body: HTMLElement): void {
  for (const element of body.querySelectorAll('dt, details, summary, main, nav, legend, center')) {
    const block = document.createElement('div');
    block.setAttribute('style', element.getAttribute('style') ?? '');
    block.append(...element.childNodes);
    element.replaceWith(block);
  }
}
