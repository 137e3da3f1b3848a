import { canonicalJson } from './canonical-json.ts';

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

/** Hashes of the papers as they are stored. */
export interface PaperHashes {
  devis: string;
  cgv: string | null;
  document: string;
}

type Hash = (text: string) => string;

/** The evidence with its own hash. `sha256` gives that of a text in UTF-8. */
export function sealed(evidence: Omit<Evidence, 'empreinte'>, sha256: Hash): Evidence {
  return { ...evidence, empreinte: sha256(canonicalJson({ ...evidence })) };
}

/** What is wrong with an acceptance: its link to the one before, what it says, or one of its papers. */
export const evidenceFaults = ['chaine', 'preuve', 'devis', 'cgv', 'document'] as const;
export type EvidenceFault = (typeof evidenceFaults)[number];

/** The same in words for who verifies it. */
export const evidenceFaultSentences: Record<EvidenceFault, string> = {
  chaine: 'Cette acceptation ne suit pas celle d’avant\u00a0: la chaîne est rompue.',
  preuve: 'La preuve a été modifiée\u00a0: elle n’a plus son empreinte.',
  devis: 'Le devis a été modifié\u00a0: il n’a plus l’empreinte que dit la preuve.',
  cgv: 'Les conditions générales de vente ont été modifiées\u00a0: elles n’ont plus l’empreinte que dit la preuve.',
  document: 'La page signée a été modifiée\u00a0: elle n’a plus l’empreinte que dit la preuve.',
};

/**
 * What is wrong with a stored evidence, by its own hash and those of its papers; null where all is right. `preuve` is the
 * text of `preuve.json`, `empreinte` what the chain has of it.
 */
export function evidenceFault(
  { preuve, empreinte, papers }: { preuve: string; empreinte: string; papers: PaperHashes },
  sha256: Hash,
): Exclude<EvidenceFault, 'chaine'> | null {
  const evidence = readEvidence(preuve);
  if (evidence === null) return 'preuve';
  const { empreinte: said, ...others } = evidence;
  if (said !== empreinte || sha256(canonicalJson({ ...others })) !== said) return 'preuve';
  if (evidence.devis.sha256 !== papers.devis) return 'devis';
  if ((evidence.cgv?.sha256 ?? null) !== papers.cgv) return 'cgv';
  return evidence.document.sha256 === papers.document ? null : 'document';
}

/** The evidence that a text is of; null for any other text, also one that says the same in other bytes. */
export function readEvidence(preuve: string): Evidence | null {
  try {
    const read = JSON.parse(preuve);
    return read?.format === evidenceFormat && canonicalJson(read) === preuve ? read : null;
  } catch {
    return null;
  }
}
