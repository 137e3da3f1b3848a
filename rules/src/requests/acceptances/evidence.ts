import { formatLongDate } from '../../dates/format-dates.ts';
import { canonicalJson } from './canonical-json.ts';
import { withdrawalSentences } from './online-acceptance.ts';

/** The first field of every evidence: how it is read. */
export const evidenceFormat = 'barnum-acceptation-1';

/**
 * What proves that somebody accepted a quote: `preuve.json`. Hashes are SHA-256 in hexadecimal digits, amounts texts with
 * two decimals, instants UTC to the millisecond.
 */
export interface Evidence {
  format: typeof evidenceFormat;
  devis: { numero: string; sha256: string };
  /** Null where the quote had no sales conditions. */
  cgv: { version: number; sha256: string } | null;
  /** Of the signed page. */
  document: { sha256: string };
  montants: { total: string; acompte: string; caution: string };
  location: { debut: string; fin: string; lieu: string };
  /** Each sentence and button that was shown, in order. */
  textes: string[];
  signataire: { nom: string; qualite: string };
  code: { adresse: string; envoyeLe: string; saisiLe: string };
  accepteLe: string;
  /** The browser and system, in words. */
  appareil: string;
  /** `empreinte` of the acceptance before; null for the first. */
  precedente: string | null;
  /** Hash of all this without this field. */
  empreinte: string;
}

/** The papers as they are stored: hashes, null for one that is not there. */
export interface StoredPapers {
  devis: string | null;
  cgv: string | null;
  /** The sales conditions as plain text: whether it says what those of `cgv` say; null where it is not there. */
  isTextOfCgv: boolean | null;
  document: string | null;
}

/** What stands beside the evidence, and in it. Days `YYYY-MM-DD`. */
export interface StoredColumns {
  devis: string;
  accepteLe: Date;
  retractationJusquAu: string | null;
  /** The version of the quote that it names, while it is there: its name, and the hash of its document. */
  version: { nom: string; sha256: string } | null;
}

type Hash = (text: string) => string;

/** The evidence with its own hash. `sha256` gives that of a text in UTF-8. */
export function sealed(evidence: Omit<Evidence, 'empreinte'>, sha256: Hash): Evidence {
  return { ...evidence, empreinte: sha256(canonicalJson({ ...evidence })) };
}

/**
 * What is wrong with an acceptance: its link to the one before, what it says, one of its papers, which was changed or is
 * gone, or what stands beside the evidence.
 */
export const evidenceFaults = [
  'chaine',
  'preuve',
  'devis',
  'cgv',
  'texte',
  'document',
  'pieces_absentes',
  'devis_absent',
  'cgv_absentes',
  'texte_absent',
  'document_absent',
  'nom',
  'instant',
  'retractation',
  'version',
] as const;
export type EvidenceFault = (typeof evidenceFaults)[number];

/** The same in words for who verifies it. */
export const evidenceFaultSentences: Record<EvidenceFault, string> = {
  chaine: 'Cette acceptation ne suit pas celle d’avant\u00a0: la chaîne est rompue.',
  preuve: 'La preuve a été modifiée\u00a0: elle n’a plus son empreinte.',
  devis: 'Le devis a été modifié\u00a0: il n’a plus l’empreinte que dit la preuve.',
  cgv: 'Les conditions générales de vente ont été modifiées\u00a0: elles n’ont plus l’empreinte que dit la preuve.',
  texte:
    'Le texte des conditions générales de vente (cgv.txt) a été modifié\u00a0: il ne dit plus ce que dit cgv.html.',
  document: 'La page signée a été modifiée\u00a0: elle n’a plus l’empreinte que dit la preuve.',
  pieces_absentes:
    'Les pièces de cette acceptation manquent\u00a0: le devis, les conditions, la page signée et preuve.json.',
  devis_absent: 'Le devis (devis.pdf) manque.',
  cgv_absentes: 'Les conditions générales de vente (cgv.html) manquent.',
  texte_absent: 'Le texte des conditions générales de vente (cgv.txt) manque.',
  document_absent: 'La page signée (acceptation.pdf) manque.',
  nom: 'Le registre nomme un autre devis que la preuve.',
  instant: 'Le registre a une autre date d’acceptation que la preuve, ou une date impossible.',
  retractation: 'Le registre a une autre fin de rétractation que les phrases de la preuve.',
  version: 'Le registre désigne une autre version du devis que celle qui a été acceptée.',
};

/**
 * What is wrong with a stored evidence, by its own hash, those of its papers, and what stands beside it; null where all is
 * right. `preuve` is the text of `preuve.json`, `empreinte` what the chain has of it.
 */
export function evidenceFault(
  { preuve, empreinte, papers, columns }: EvidenceToProve,
  sha256: Hash,
): Exclude<EvidenceFault, 'chaine'> | null {
  const evidence = readEvidence(preuve);
  if (evidence === null || evidence.empreinte !== empreinte || !isSealed(evidence, sha256)) return 'preuve';
  return paperFault(evidence, papers) ?? columnFault(evidence, columns);
}

interface EvidenceToProve {
  preuve: string;
  empreinte: string;
  papers: StoredPapers;
  columns: StoredColumns;
}

/** Whether an evidence has the hash that it says. */
export function isSealed({ empreinte, ...others }: Evidence, sha256: Hash): boolean {
  return sha256(canonicalJson({ ...others })) === empreinte;
}

function paperFault(evidence: Evidence, papers: StoredPapers) {
  if (papers.devis === null) return 'devis_absent';
  if (papers.devis !== evidence.devis.sha256) return 'devis';
  if (papers.cgv === null && evidence.cgv !== null) return 'cgv_absentes';
  if (papers.cgv !== (evidence.cgv?.sha256 ?? null)) return 'cgv';
  if (evidence.cgv !== null && papers.isTextOfCgv === null) return 'texte_absent';
  if (papers.isTextOfCgv !== (evidence.cgv === null ? null : true)) return 'texte';
  if (papers.document === null) return 'document_absent';
  return papers.document === evidence.document.sha256 ? null : 'document';
}

function columnFault(evidence: Evidence, { devis, accepteLe, retractationJusquAu, version }: StoredColumns) {
  if (devis !== evidence.devis.numero) return 'nom';
  if (accepteLe.toISOString() !== evidence.accepteLe) return 'instant';
  const said = evidence.textes.filter((text) => isUntil.test(text));
  const expected = retractationJusquAu === null ? null : withdrawalSentences.until(retractationJusquAu);
  if (expected === null ? said.length > 0 : !said.includes(expected)) return 'retractation';
  if (version === null) return null;
  return version.nom === devis && version.sha256 === evidence.devis.sha256 ? null : 'version';
}

/** The sentence that names the last day of a withdrawal, whatever that day is. */
const isUntil = new RegExp(`^${withdrawalSentences.until('2000-01-01').replace(formatLongDate('2000-01-01'), '.+')}$`);

/** The evidence that a text is of; null for any other text, also one that says the same in other bytes. */
export function readEvidence(preuve: string): Evidence | null {
  try {
    const read = JSON.parse(preuve);
    const isOne = read?.format === evidenceFormat && canonicalJson(read) === preuve;
    return isOne && looksLikeEvidence(preuve) !== null ? read : null;
  } catch {
    return null;
  }
}

/**
 * What a text that is no evidence says in its place: enough to tell which quote it was of, and what it should hold. Null
 * for what nothing can be read of.
 */
export function looksLikeEvidence(preuve: string): Evidence | null {
  try {
    const read = JSON.parse(preuve);
    const texts = [read.empreinte, read.devis.numero, read.devis.sha256, read.document.sha256];
    return texts.every((text) => typeof text === 'string') ? read : null;
  } catch {
    return null;
  }
}
