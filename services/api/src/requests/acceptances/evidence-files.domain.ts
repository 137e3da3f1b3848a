import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { acceptanceSentences } from '@barnum/rules/requests/acceptances/acceptances';
import { type Evidence, isSealed, looksLikeEvidence, readEvidence } from '@barnum/rules/requests/acceptances/evidence';
import {
  type EvidenceFileCheck,
  type EvidenceFileState,
  evidenceFileNames,
  evidenceVerdict,
} from '@barnum/rules/requests/acceptances/evidence-files';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { readZip, ZipError } from '../../platform/zip/read-zip.ts';
import { sha256 } from './acceptance-chain.domain.ts';
import { checkAcceptance } from './check-acceptances.domain.ts';
import { conditionsText } from './conditions-text.domain.ts';

type Kept = Prisma.AcceptanceGetPayload<{ include: { papers: true } }>;

/**
 * What of an evidence file that somebody hands in is as it was at the acceptance: file by file, against what the evidence
 * says of it and against what is kept here, and whether the register has that acceptance.
 * @throws DomainError PAYLOAD_TOO_LARGE; UNSUPPORTED_TYPE for what is no ZIP, or unpacks to more than an evidence does.
 */
export async function checkEvidenceFile(db: Db, bytes: Buffer): Promise<EvidenceFileCheck> {
  const files = await unpack(bytes);
  const text = files.get('preuve.json')?.toString('utf8') ?? '';
  const evidence = readEvidence(text);
  const isRight = evidence !== null && isSealed(evidence, sha256);
  const said = evidence ?? looksLikeEvidence(text);
  const kept = said && (await findKept(db, said));
  const states = {
    'preuve.json': stateOf(files.has('preuve.json'), isRight && (!kept?.papers || kept.papers.preuve === text)),
    ...statesOfPapers(files, said, kept),
  };
  const others = [...files.keys()].filter((name) => !Object.hasOwn(states, name));
  return evidenceVerdict({
    devis: said?.devis.numero ?? null,
    states,
    others,
    register: await registerOf(db, evidence, kept),
  });
}

async function unpack(bytes: Buffer): Promise<Map<string, Buffer>> {
  if (bytes.length > limits.requestFileBytes)
    throw new DomainError('PAYLOAD_TOO_LARGE', { message: acceptanceSentences.evidenceTooLarge });
  try {
    return await readZip(bytes, { files: 20, bytes: 4 * limits.requestFileBytes, ratio: 100 });
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    const { evidenceUnreadable, evidenceTooMuch } = acceptanceSentences;
    throw new DomainError('UNSUPPORTED_TYPE', {
      message: error.why === 'tooMuch' ? evidenceTooMuch : evidenceUnreadable,
    });
  }
}

/** The acceptance that an evidence says it is of: by its hash, else by the name of its quote. */
async function findKept(db: Db, { empreinte, devis: { numero } }: Evidence): Promise<Kept | null> {
  const include = { papers: true };
  return (
    (await db.acceptance.findFirst({ where: { empreinte }, include })) ??
    (await db.acceptance.findFirst({ where: { devis: numero }, include, orderBy: { id: 'desc' } }))
  );
}

/** The states of all files but `preuve.json`: what is kept here judges them, else what the evidence says. */
function statesOfPapers(files: ReadonlyMap<string, Buffer>, said: Evidence | null, kept: Kept | null) {
  const papers = kept?.papers;
  const html = files.get('cgv.html');
  const text = papers ? papers.cgvTexte : html && conditionsText(html.toString('utf8'));
  const expected = {
    'devis.pdf': papers ? sha256(papers.devis) : said?.devis.sha256,
    'cgv.html': papers ? papers.cgvHtml && sha256(papers.cgvHtml) : said?.cgv?.sha256,
    'cgv.txt': text && sha256(text),
    'acceptation.pdf': papers ? sha256(papers.document) : said?.document.sha256,
  };
  const hasConditions = papers ? papers.cgvHtml !== null : said === null || said.cgv !== null;
  const state = (name: keyof typeof expected): EvidenceFileState | null => {
    const found = files.get(name);
    if (found === undefined) return name.startsWith('cgv') && !hasConditions ? null : 'absent';
    if (said === null) return 'inconnu';
    return sha256(found) === expected[name] ? 'conforme' : 'modifie';
  };
  const names = evidenceFileNames.filter((name) => name !== 'preuve.json');
  return Object.fromEntries(names.map((name) => [name, state(name)])) as Record<
    keyof typeof expected,
    EvidenceFileState | null
  >;
}

async function registerOf(db: Db, evidence: Evidence | null, kept: Kept | null) {
  if (evidence === null || kept === null) return 'inconnue';
  if (kept.empreinte !== evidence.empreinte) return 'autre';
  return (await checkAcceptance(db, kept.id)) === null ? 'conforme' : 'rompue';
}

function stateOf(isThere: boolean, isRight: boolean): EvidenceFileState {
  if (!isThere) return 'absent';
  return isRight ? 'conforme' : 'modifie';
}
