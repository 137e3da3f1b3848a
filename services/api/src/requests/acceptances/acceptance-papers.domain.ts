import { DomainError } from '@barnum/rules/errors';
import { acceptanceSentences, acceptanceYears, evidenceFileName } from '@barnum/rules/requests/acceptances/acceptances';
import { type Evidence, readEvidence } from '@barnum/rules/requests/acceptances/evidence';
import { ZipFile } from 'yazl';
import type { Db } from '../../platform/db/client.ts';

/**
 * The evidence of an acceptance as one file: quote, sales conditions, signed page and `preuve.json`, as they were stored.
 * @throws DomainError NOT_FOUND when there is none, or its papers are gone.
 */
export async function readEvidenceFile(db: Db, acceptanceId: number): Promise<{ name: string; zip: Buffer }> {
  const found = await db.acceptance.findUnique({ where: { id: acceptanceId }, include: { papers: true } });
  if (found === null) throw refused(acceptanceSentences.notFound);
  const { papers, devis: name, createdAt: mtime } = found;
  if (papers === null) throw refused(acceptanceSentences.papersGone);
  const { devis, cgvHtml, cgvTexte, document, preuve } = papers;
  const zip = new ZipFile();
  // A PDF is compressed already.
  zip.addBuffer(Buffer.from(devis), 'devis.pdf', { mtime, compress: false });
  if (cgvHtml !== null) zip.addBuffer(Buffer.from(cgvHtml), 'cgv.html', { mtime });
  if (cgvTexte !== null) zip.addBuffer(Buffer.from(cgvTexte), 'cgv.txt', { mtime });
  zip.addBuffer(Buffer.from(document), 'acceptation.pdf', { mtime, compress: false });
  zip.addBuffer(Buffer.from(preuve), 'preuve.json', { mtime });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return { name: evidenceFileName(name), zip: Buffer.concat(chunks) };
}

/**
 * The signed page of an acceptance.
 * @throws DomainError NOT_FOUND as `readEvidenceFile`.
 */
export async function readSignedPage(db: Db, acceptanceId: number): Promise<Uint8Array> {
  const papers = await db.acceptancePapers.findUnique({ where: { acceptanceId }, select: { document: true } });
  if (papers === null) throw refused(acceptanceSentences.papersGone);
  return papers.document;
}

/** What the evidence of an acceptance says; null once its papers are gone, and for what was changed. */
export async function readAcceptedEvidence(db: Db, acceptanceId: number): Promise<Evidence | null> {
  const papers = await db.acceptancePapers.findUnique({ where: { acceptanceId }, select: { preuve: true } });
  return papers && readEvidence(papers.preuve);
}

/** Deletes the papers of acceptances after ten years; their hashes stay, and the chain is whole. Returns how many. */
export async function deleteExpiredPapers(db: Db, now = new Date()): Promise<number> {
  const { count } = await db.acceptancePapers.deleteMany({
    where: { acceptance: { createdAt: { lt: keptSince(now) } } },
  });
  return count;
}

/** The papers of what was accepted before may be gone. */
export function keptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - acceptanceYears);
  return since;
}

function refused(message: string): DomainError {
  return new DomainError('NOT_FOUND', { message });
}
