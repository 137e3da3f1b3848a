import { getDocumentProxy } from 'unpdf';

/** The words of each page of a PDF, blanks as plain spaces, and what it says of itself. */
export async function readPdf(base64: string) {
  const document = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')));
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const words = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''));
    pages.push(words.join('').replace(/\s+/g, ' '));
  }
  const { info } = await document.getMetadata();
  return { pages, metadata: info };
}
