import { type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { quoteSentences } from '@barnum/rules/prices/quotes';
import type { Client } from '@urql/core';
import { downloadPdf } from './download.ts';
import { graphql } from './service/graphql.ts';

const quoteDocumentQuery = graphql(`
  query QuoteDocument($id: Int!) {
    quoteVersion(id: $id) {
      fileName
      pdf
    }
  }
`);

/** Downloads the PDF of a quote's version. */
export async function downloadQuote(client: Client, id: number): Promise<Outcome<unknown>> {
  const outcome = outcomeOf(await client.query(quoteDocumentQuery, { id }, { requestPolicy: 'network-only' }));
  if (outcome.status !== 'done') return { ...outcome, sentence: quoteSentences.downloadFailed };
  const { fileName, pdf } = outcome.data.quoteVersion;
  downloadPdf(fileName, pdf);
  return outcome;
}
