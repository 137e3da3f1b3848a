import { quoteSentences } from '@barnum/rules/quotes';
import type { Client } from '@urql/core';
import { download } from './download.ts';
import { graphql } from './service/graphql.ts';
import { outcomeOf } from './service/outcome.ts';

const quoteDocumentQuery = graphql(`
  query QuoteDocument($id: Int!) {
    quoteVersion(id: $id) {
      fileName
      pdf
    }
  }
`);

/** Hands the document of a quote's version to the browser's downloads; answers why it was not, null when it was. */
export async function downloadQuote(client: Client, id: number): Promise<string | null> {
  const answer = await client.query(quoteDocumentQuery, { id }, { requestPolicy: 'network-only' }).toPromise();
  const outcome = outcomeOf(answer);
  if (outcome.status !== 'done') return quoteSentences.downloadFailed;
  const { fileName, pdf } = outcome.data.quoteVersion;
  download(
    fileName,
    Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0)),
    'application/pdf',
  );
  return null;
}
