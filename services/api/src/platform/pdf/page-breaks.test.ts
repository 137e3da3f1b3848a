import { defaultColours } from '@barnum/rules/site/colours/shop-colours';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { longInvoice, type PaperSize, sampleQuote } from '../../../test/support/papers.ts';
import { drawInvoice } from '../../money/invoices/pdf/draw-invoice.ts';
import { drawQuote } from '../../requests/quotes/pdf/draw-quote.ts';

const lengths = [1, 2, 9, 10, 11, 14, 15, 40, 60];
const sizes = lengths.flatMap((lines) => [1, 5].map((rates) => ({ lines, rates })));

describe('a quote', () => {
  it.each(sizes)('of $lines lines and $rates rates has its total by a line and by the signature', async (size) => {
    const pages = await quotePages(size);
    const page = pages.find((text) => text.includes('Caution, en plus du total'));
    expect(page).toContain('Bon pour accord');
    expect(page).toMatch(/Total TTC [\d ]+,\d\d €/);
    expect(page).toContain(`Article ${size.lines}`);
    expect(pages.every((text) => text.includes('page '))).toBe(true);
  });

  it('takes one page where it fits one', async () => {
    for (const size of [
      { lines: 1, rates: 1 },
      { lines: 2, rates: 2 },
      { lines: 4, rates: 4 },
      { lines: 6, rates: 1 },
    ]) {
      expect(await quotePages(size)).toHaveLength(1);
    }
  });
});

it.each([
  { lines: 15, rates: 5 },
  { lines: 60, rates: 5 },
])('the number of a document of $lines lines is above what its further pages hold', async (size) => {
  const document = await getDocumentProxy(((await drawQuote(sampleQuote(size))) ?? new Uint8Array()).slice());
  for (let number = 2; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const heightOf = (words: string) =>
      items.flatMap((item) => ('str' in item && item.str.includes(words) ? Number(item.transform[5]) : []))[0] ?? 0;
    expect(heightOf('D-2026-00001') - heightOf('Désignation')).toBeGreaterThan(24);
  }
});

describe('an invoice', () => {
  it.each(sizes)('of $lines lines and $rates rates, after two advances, has its total by a line', async (size) => {
    const pages = await invoicePages({ ...size, advances: 2 });
    const page = pages.find((text) => text.includes('À payer'));
    expect(page).toContain('Total TTC');
    expect(page).toContain(`Article ${size.lines}`);
  });

  it('takes one page where it fits one', async () => {
    for (const size of [
      { lines: 1, rates: 1 },
      { lines: 3, rates: 1, advances: 2 },
      { lines: 5, rates: 5 },
      { lines: 6, rates: 1 },
    ]) {
      expect(await invoicePages(size)).toHaveLength(1);
    }
  });
});

async function quotePages(size: PaperSize): Promise<string[]> {
  return pagesOf((await drawQuote(sampleQuote(size))) ?? new Uint8Array());
}

async function invoicePages(size: PaperSize): Promise<string[]> {
  const face = { shopName: 'Location du Ponant', logoBytes: null, colours: defaultColours };
  const documents = await drawInvoice({ ...face, content: longInvoice(size), xmlParticuliers: false });
  return pagesOf(documents?.pdf ?? new Uint8Array());
}

async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(pdf.slice());
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? `${item.str} ` : ''))
        .join('')
        .replace(/\s+/g, ' '),
    );
  }
  return pages;
}
