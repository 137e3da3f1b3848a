import { DomainError } from '@barnum/rules/errors';
import { quoteFileName, quoteNumber, quoteSentences } from '@barnum/rules/prices/quotes';
import type { Db } from '../../platform/db/client.ts';

/**
 * The document of a version as it was handed out, and the name of its file.
 * @throws DomainError NOT_FOUND when there is none.
 */
export async function readQuoteDocument(db: Db, versionId: number): Promise<{ name: string; pdf: Uint8Array }> {
  const found = await db.quoteVersion.findUnique({
    where: { id: versionId },
    select: { version: true, pdf: true, quote: true },
  });
  if (found === null) throw new DomainError('NOT_FOUND', { message: quoteSentences.notFound });
  return { name: quoteFileName(quoteNumber(found.quote), found.version), pdf: found.pdf };
}
