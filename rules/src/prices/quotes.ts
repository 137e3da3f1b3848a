import { limits } from '../limits.ts';
import {
  type CompanyInfo,
  type CompanyInfoName,
  type CompanyTerm,
  companyNumber,
  companyValue,
} from '../site/company-info/company-info.ts';
import type { CompanyVat } from './price-request.ts';
import { companyVat } from './vat.ts';

/** Sentences about quotes; apart from `messages`, so that public pages do not load them. */
export const quoteSentences = {
  companyMissing: (names: string) => `Un devis demande d’abord, dans les paramètres de l’entreprise : ${names}`,
  unprintable: (fields: string) => `Un devis demande d’abord\u00a0: ${fields}`,
  priceMissing: (nom: string) => `« ${nom} » n’a pas de prix : choisissez un article du catalogue dans la demande`,
  deliveryRequired: 'Veuillez saisir le prix de la livraison ; 0 si elle est comprise',
  tooLong: `Ce devis aurait plus de ${limits.quotePages} pages : raccourcissez les conditions générales de vente`,
  tooMuch: 'Le total de ce devis est trop élevé',
  notFound: 'Ce devis n’existe plus',
  noEmail: 'Cette demande n’a pas d’adresse e-mail',
  changing: 'D’autres modifications sont enregistrées au même moment. Veuillez réessayer.',
  outdated: 'Une version plus récente de ce devis existe : envoyez celle-là',
  issued: 'Devis établi',
  issueFailed: 'Le devis n’a pas été établi. Veuillez réessayer.',
  sent: 'Le message avec le devis est écrit',
  sentTo: (address: string) => `Le devis part par e-mail à ${address}`,
  unknown:
    'La réponse n’est pas arrivée\u00a0: regardez parmi les versions si le devis est parti, avant de l’envoyer à nouveau.',
  written: 'Le message est écrit\u00a0: ouvrez-le dans votre messagerie, puis notez-le comme envoyé',
  handedOver: 'Devis noté comme remis',
  handOverFailed: 'Le devis n’a pas été noté comme remis. Veuillez réessayer.',
  sendFailed: 'Le devis n’a pas été envoyé. Veuillez réessayer.',
  downloadFailed: 'Le devis n’a pas pu être téléchargé. Veuillez réessayer.',
} as const;

/** The company's own terms of a quote, kept with its company information. */
export interface QuoteTerms {
  /** Percent of the total that is paid with the order. */
  acompte: number;
  /** For how many days a quote binds the company. */
  validite: number;
  vat: CompanyVat;
}

const deposit = { nom: 'Acompte (%)', max: 100, usual: 30 } satisfies CompanyTerm;
const validity = { nom: 'Validité des devis (jours)', max: limits.maxQuoteDays, usual: 30 } satisfies CompanyTerm;

/** Reads the terms from the company information; the usual ones where a value is missing or cannot be read. */
export function quoteTermsOf(rows: readonly CompanyInfo[]): QuoteTerms {
  return {
    acompte: companyNumber(rows, deposit),
    validite: companyNumber(rows, validity),
    vat: companyVat(rows),
  };
}

/** Without these nobody may hand out a quote (Code de commerce R. 123-237, Code de la consommation L. 111-1). */
const requiredNames = ['Dénomination', 'Forme juridique', 'Siège', 'SIRET'] as const satisfies CompanyInfoName[];

/** What most quotes state as well; not everybody has all of them. */
const usualNames = ['RCS', 'TVA', 'Téléphone', 'Email'] as const satisfies CompanyInfoName[];

/**
 * Names of the company information that a quote lacks: those without which there is none, and those that it leaves out.
 */
export function missingQuoteNames(rows: readonly CompanyInfo[]): { required: string[]; usual: string[] } {
  const isMissing = (nom: CompanyInfoName) => companyValue(rows, nom) === '';
  return { required: requiredNames.filter(isMissing), usual: usualNames.filter(isMissing) };
}

/** What is paid with the order, as a document names it. */
export const advanceLabels = { acompte: 'Acompte', arrhes: 'Arrhes' } as const;

/** `D-2026-00001`. */
export function quoteNumber({ annee, rang }: { annee: number; rang: number }): string {
  return `D-${annee}-${String(rang).padStart(5, '0')}`;
}

/** The year and the place in it of a quote's number, however it is written; null for another text. */
export function readQuoteNumber(text: string): { annee: number; rang: number } | null {
  const [, annee, rang] = /^\s*d[\s\p{Pd}]?(\d{4})[\s\p{Pd}]?(\d{1,6})\s*$/iu.exec(text) ?? [];
  return annee === undefined ? null : { annee: Number(annee), rang: Number(rang) };
}

/** How a version of a quote is called: `D-2026-00001`, and `D-2026-00001 v2` from the second on. */
export function quoteName(numero: string, version: number): string {
  return version === 1 ? numero : `${numero} v${version}`;
}

/** What the history of a request notes of its quote; `name` is what `quoteName` returns. */
export const quoteNotes = {
  etabli: (name: string) => `Devis ${name} établi`,
  envoye: (name: string) => `Message avec le devis ${name} écrit`,
  remis: (name: string) => `Devis ${name} remis au client`,
  accepte: (name: string) => `Devis ${name} accepté en ligne`,
  a_revoir: (name: string) => `Devis ${name} accepté en ligne, stock à revoir`,
  refuse: (name: string) => `Devis ${name} refusé par le client`,
  retracte: (name: string) => `Rétractation du contrat du devis ${name}`,
} as const;

export const quoteSteps = ['etabli', 'envoye', 'remis', 'accepte', 'a_revoir', 'refuse', 'retracte'] as const;
export type QuoteStep = (typeof quoteSteps)[number];

/** What the note of an issued quote begins and ends with: it is the company's own, until the quote is sent. */
export const issuedNote = { startsWith: 'Devis D-', endsWith: ' établi' } as const;

/** What happened to the quote by this note of the history; null where it is about something else. */
export function quoteStepOf(note: string): QuoteStep | null {
  const name = /D-\d{4}-\d{5,}(?: v\d+)?/.exec(note)?.[0];
  return quoteSteps.find((step) => name !== undefined && note === quoteNotes[step](name)) ?? null;
}

/** The name of a version's document: `devis-D-2026-00001-v2.pdf`. */
export function quoteFileName(numero: string, version: number): string {
  return `devis-${quoteName(numero, version).replace(' ', '-')}.pdf`;
}
