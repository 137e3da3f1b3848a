import { createHash } from 'node:crypto';
import { dayColumn } from '@barnum/rules/dates/days';
import { canonicalJson } from '@barnum/rules/requests/acceptances/canonical-json';
import { type Evidence, type EvidenceFault, evidenceFault, sealed } from '@barnum/rules/requests/acceptances/evidence';
import type { Db, Prisma } from '../../platform/db/client.ts';

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

/** What a check found: how many acceptances there are, of how many the papers are gone, and the first that is wrong. */
export interface AcceptanceCheck {
  count: number;
  withoutPapers: number;
  last: string | null;
  broken: { id: number; devis: string; why: EvidenceFault } | null;
}

const withPapers = { include: { papers: true } } satisfies Prisma.AcceptanceFindManyArgs;
type WithPapers = Prisma.AcceptanceGetPayload<typeof withPapers>;

/** Acceptances that are read at once, with their documents. */
const batch = 50;

/** Proves every acceptance, in the order of the chain. */
export async function checkAcceptances(db: Db): Promise<AcceptanceCheck> {
  const check: AcceptanceCheck = { count: 0, withoutPapers: 0, last: null, broken: null };
  for (;;) {
    const rows = await db.acceptance.findMany({
      ...withPapers,
      where: { id: { gt: check.count } },
      orderBy: { id: 'asc' },
      take: batch,
    });
    for (const row of rows) {
      const why = row.id === check.count + 1 ? faultOf(row, check.last) : 'chaine';
      if (why !== null) return { ...check, broken: { id: row.id, devis: row.devis, why } };
      check.count = row.id;
      check.last = row.empreinte;
      if (row.papers === null) check.withoutPapers += 1;
    }
    if (rows.length < batch) return check;
  }
}

/** What is wrong with one acceptance, and its link to the one before; null where all is right. */
export async function checkAcceptance(db: Db, id: number): Promise<EvidenceFault | null> {
  const row = await db.acceptance.findUniqueOrThrow({ ...withPapers, where: { id } });
  const before = await db.acceptance.findUnique({ where: { id: id - 1 }, select: { empreinte: true } });
  return faultOf(row, before?.empreinte ?? null);
}

function faultOf({ precedente, empreinte, papers }: WithPapers, before: string | null): EvidenceFault | null {
  if (precedente !== before) return 'chaine';
  if (papers === null) return null;
  const { preuve, devis, cgvHtml, document } = papers;
  const hashes = {
    devis: sha256(devis),
    cgv: cgvHtml === null ? null : sha256(cgvHtml),
    document: sha256(document),
  };
  const fault = evidenceFault({ preuve, empreinte, papers: hashes }, sha256);
  if (fault !== null) return fault;
  return (JSON.parse(preuve) as Evidence).precedente === precedente ? null : 'chaine';
}

/**
 * Proves all acceptances of the database. Returns a sentence for the operator.
 * @throws Error that names the first one that is wrong.
 */
export async function proveAcceptances(db: Db): Promise<string> {
  const { count, withoutPapers, last, broken } = await checkAcceptances(db);
  if (broken !== null) throw new Error(`Acceptance ${broken.id} (${broken.devis}): ${faults[broken.why]}`);
  if (last === null) return 'Nothing was accepted online.';
  const gone = withoutPapers === 0 ? '' : ` Of ${withoutPapers} the papers are gone after ten years.`;
  return `${count} acceptances follow from each other.${gone} Hash of the last: ${last}.`;
}

const faults: Record<EvidenceFault, string> = {
  chaine: 'it does not follow from the one before.',
  preuve: 'its evidence (preuve.json) was changed.',
  devis: 'its quote (devis.pdf) was changed.',
  cgv: 'its sales conditions (cgv.html) were changed.',
  document: 'its signed page (acceptation.pdf) was changed.',
};
