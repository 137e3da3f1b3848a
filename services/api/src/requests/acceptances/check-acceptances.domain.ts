import { toDay } from '@barnum/rules/dates/days';
import { quoteName, quoteNumber } from '@barnum/rules/prices/quotes';
import {
  type Evidence,
  type EvidenceFault,
  evidenceFault,
  type StoredColumns,
  type StoredPapers,
} from '@barnum/rules/requests/acceptances/evidence';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { sha256 } from './acceptance-chain.domain.ts';
import { keptSince } from './acceptance-papers.domain.ts';
import { conditionsText } from './conditions-text.domain.ts';

/** What a check found: how many acceptances there are, of how many the papers are gone, and the first that is wrong. */
export interface AcceptanceCheck {
  count: number;
  /** Of these the ten years are over. */
  withoutPapers: number;
  last: string | null;
  broken: { id: number; devis: string; why: EvidenceFault } | null;
}

const withPapers = { include: { papers: true } } satisfies Prisma.AcceptanceFindManyArgs;
type WithPapers = Prisma.AcceptanceGetPayload<typeof withPapers>;

/** The acceptance before one, as far as its link goes. */
type Before = { empreinte: string; createdAt: Date } | null;

/** Acceptances that are read at once, with their documents. */
const batch = 50;

/** Milliseconds by which an acceptance may say that it was before the one it follows: it is chained when it is stored. */
const slack = 24 * 60 * 60 * 1_000;

/** Proves every acceptance, in the order of the chain. */
export async function checkAcceptances(db: Db, now = new Date()): Promise<AcceptanceCheck> {
  const check: AcceptanceCheck = { count: 0, withoutPapers: 0, last: null, broken: null };
  let before: Before = null;
  for (;;) {
    const rows: WithPapers[] = await db.acceptance.findMany({
      ...withPapers,
      where: { id: { gt: check.count } },
      orderBy: { id: 'asc' },
      take: batch,
    });
    const versions = await readVersions(db, rows);
    for (const row of rows) {
      const why = row.id === check.count + 1 ? faultOf(row, { before, versions, now }) : 'chaine';
      if (why !== null) return { ...check, broken: { id: row.id, devis: row.devis, why } };
      before = row;
      check.count = row.id;
      check.last = row.empreinte;
      if (row.papers === null) check.withoutPapers += 1;
    }
    if (rows.length < batch) return check;
  }
}

/** What is wrong with one acceptance, and its link to the one before; null where all is right. */
export async function checkAcceptance(db: Db, id: number, now = new Date()): Promise<EvidenceFault | null> {
  const row = await db.acceptance.findUniqueOrThrow({ ...withPapers, where: { id } });
  const select = { empreinte: true, createdAt: true };
  const before = await db.acceptance.findUnique({ where: { id: id - 1 }, select });
  return faultOf(row, { before, versions: await readVersions(db, [row]), now });
}

type Versions = ReadonlyMap<number, NonNullable<StoredColumns['version']>>;

/** The versions that acceptances name, by id; not those that went with their request. */
async function readVersions(db: Db, rows: readonly WithPapers[]): Promise<Versions> {
  const found = await db.quoteVersion.findMany({
    where: { id: { in: rows.map(({ quoteVersionId }) => quoteVersionId) } },
    select: { id: true, version: true, pdf: true, quote: true },
  });
  return new Map(
    found.map(({ id, version, pdf, quote }) => [
      id,
      { nom: quoteName(quoteNumber(quote), version), sha256: sha256(pdf) },
    ]),
  );
}

function faultOf(
  row: WithPapers,
  { before, versions, now }: { before: Before; versions: Versions; now: Date },
): EvidenceFault | null {
  const { precedente, empreinte, devis, createdAt, papers, retractationJusquAu, quoteVersionId } = row;
  if (precedente !== (before?.empreinte ?? null)) return 'chaine';
  // Who dates one back hides that its papers were taken away.
  if (before && createdAt.getTime() < before.createdAt.getTime() - slack) return 'instant';
  if (papers === null) return createdAt < keptSince(now) ? null : 'pieces_absentes';
  const fault = evidenceFault(
    {
      preuve: papers.preuve,
      empreinte,
      papers: storedPapers(papers),
      columns: {
        devis,
        accepteLe: createdAt,
        retractationJusquAu: retractationJusquAu && toDay(retractationJusquAu),
        version: versions.get(quoteVersionId) ?? null,
      },
    },
    sha256,
  );
  if (fault !== null) return fault;
  return (JSON.parse(papers.preuve) as Evidence).precedente === precedente ? null : 'chaine';
}

function storedPapers({ devis, cgvHtml, cgvTexte, document }: NonNullable<WithPapers['papers']>): StoredPapers {
  return {
    devis: hashOf(devis),
    cgv: cgvHtml === null ? null : sha256(cgvHtml),
    isTextOfCgv: cgvTexte === null ? null : cgvHtml !== null && cgvTexte === conditionsText(cgvHtml),
    document: hashOf(document),
  };
}

/** An empty document is none. */
function hashOf(document: Uint8Array): string | null {
  return document.length === 0 ? null : sha256(document);
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
  texte: 'its sales conditions as text (cgv.txt) were changed.',
  document: 'its signed page (acceptation.pdf) was changed.',
  pieces_absentes: 'all its papers are missing, and ten years are not over.',
  devis_absent: 'its quote (devis.pdf) is missing.',
  cgv_absentes: 'its sales conditions (cgv.html) are missing.',
  texte_absent: 'its sales conditions as text (cgv.txt) are missing.',
  document_absent: 'its signed page (acceptation.pdf) is missing.',
  nom: 'the register names another quote than its evidence.',
  instant: 'the register has another time than its evidence, or one before the acceptance that it follows.',
  retractation: 'the register has another end of the withdrawal than the sentences of its evidence.',
  version: 'the register names another version of the quote than the one that was accepted.',
};
