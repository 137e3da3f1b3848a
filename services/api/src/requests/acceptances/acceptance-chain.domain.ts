import { createHash } from 'node:crypto';
import { dayColumn } from '@barnum/rules/dates/days';
import { canonicalJson } from '@barnum/rules/requests/acceptances/canonical-json';
import { type Evidence, sealed } from '@barnum/rules/requests/acceptances/evidence';
import type { Db } from '../../platform/db/client.ts';

/** SHA-256 of bytes, or of a text in UTF-8, in hexadecimal digits. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** What is stored of an acceptance, before it is chained. */
export interface NewAcceptance {
  requestId: number;
  quoteVersionId: number;
  devis: string;
  acceptedAt: Date;
  retractationJusquAu: string | null;
  evidence: Omit<Evidence, 'precedente' | 'empreinte'>;
  papers: {
    devis: Uint8Array<ArrayBuffer>;
    cgvHtml: string | null;
    cgvTexte: string | null;
    document: Uint8Array<ArrayBuffer>;
  };
}

/**
 * Adds an acceptance at the end of the chain. The table is locked until the transaction ends: two processes make one
 * chain. Taken after the lock of the request, before those of articles.
 */
export async function appendAcceptance(
  tx: Db,
  { requestId, quoteVersionId, devis, acceptedAt, retractationJusquAu, evidence, papers }: NewAcceptance,
): Promise<{ id: number }> {
  await tx.$executeRaw`LOCK TABLE acceptances IN SHARE ROW EXCLUSIVE MODE`;
  const last = await tx.acceptance.findFirst({ orderBy: { id: 'desc' }, select: { id: true, empreinte: true } });
  const whole = sealed({ ...evidence, precedente: last?.empreinte ?? null }, sha256);
  const row = {
    id: (last?.id ?? 0) + 1,
    createdAt: acceptedAt,
    requestId,
    quoteVersionId,
    devis,
    retractationJusquAu: retractationJusquAu === null ? null : dayColumn(retractationJusquAu),
    precedente: whole.precedente,
    empreinte: whole.empreinte,
  };
  const preuve = canonicalJson({ ...whole });
  return tx.acceptance.create({ data: { ...row, papers: { create: { ...papers, preuve } } }, select: { id: true } });
}
