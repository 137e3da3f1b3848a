import { extractText } from 'unpdf';

/** The text of a PDF, on one line. */
export async function wordsOfPdf(pdf: ArrayBuffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}
