import { formatWeekdayDate } from '../../dates/format-dates.ts';
import { formatCents, formatPrice } from '../../prices/amounts.ts';
import type { LineKind } from '../../prices/lines.ts';
import { type DeliverySlot, deliverySlotNames } from '../../prices/pricing-terms.ts';
import { formatNumber } from '../../text/numbers.ts';
import { spacedPhones } from '../../text/telephones.ts';

/** French label of each field of a request's content. */
export const requestFieldLabels = {
  nom: 'Nom',
  prenom: 'Prénom',
  date: 'Date souhaitée',
  dateRetrait: 'Retrait',
  dateRetour: 'Retour',
  phone: 'Téléphone',
  email: 'E-mail',
  items: 'Articles',
  livraisonMontage: 'Livraison et montage',
  adresse: 'Adresse de livraison',
  creneau: 'Créneau souhaité',
  remise: 'Remise sur l’ensemble',
  motifRemise: 'Motif de la remise',
  cautionFixee: 'Caution fixée',
} as const;

const lineLabels: Record<LineKind, string> = {
  article: requestFieldLabels.items,
  libre: 'Lignes libres',
  frais: 'Frais',
  livraison: 'Livraison',
};

/** An exact number: a text, or what a database makes of it. */
interface Exact {
  toString(): string;
}

interface Discounted {
  remise?: Exact | null;
  remiseEnPourcent?: boolean;
  motifRemise?: string;
}

/** What a request asks for and under which conditions, its days as `YYYY-MM-DD`. */
export interface RequestContent extends Discounted {
  nom: string;
  prenom: string;
  date: string;
  debut: string;
  fin: string;
  phone: string | null;
  email: string | null;
  items: readonly RequestedLine[];
  livraisonMontage: boolean;
  adresse: string | null;
  creneau?: DeliverySlot | null;
  cautionFixee?: Exact | null;
}

interface RequestedLine extends Discounted {
  /** An article unless it says otherwise. */
  nature?: LineKind;
  /** Null for what is no article of the catalogue, or of no longer. */
  articleId: number | null;
  nom: string;
  quantite: number;
  prix?: Exact | null;
  montantCaution?: Exact | null;
  coefficient?: Exact | null;
  tauxTva?: Exact | null;
}

/**
 * What differs between two contents of a request, a line in words each: « Téléphone : de « 1 » à « 2 » ».
 * Of a line that comes or goes the rate of VAT is told where it is not `usualRate`, the company's.
 */
export function requestChanges(
  before: RequestContent,
  after: RequestContent,
  usualRate: string | null = null,
): string[] {
  return [
    ...differences(fieldsOf(before), fieldsOf(after)),
    ...lineChanges(before.items, after.items, usualRate),
    ...differences(termsOf(before), termsOf(after)),
  ];
}

/** The same of their lines alone. */
export function lineChanges(
  before: readonly RequestedLine[],
  after: readonly RequestedLine[],
  usualRate: string | null = null,
): string[] {
  const [formerLines, lines] = [linesByIdentity(before), linesByIdentity(after)];
  return [...new Set([...formerLines.keys(), ...lines.keys()])].flatMap((identity) =>
    changesOfLine(formerLines.get(identity), lines.get(identity), usualRate),
  );
}

/** What a request comes to; `isDeliveryOpen` where it is delivered, and nobody has said for how much. */
interface ToldPrice {
  cents: number;
  isDeliveryOpen: boolean;
}

/**
 * What the company may say to a visitor about the changes of a request, and of its price, where it is another one:
 * « Nous avons modifié votre demande : – Articles : de … ».
 */
export function changesMessage(
  changes: readonly string[],
  price: { before: ToldPrice; after: ToldPrice } | null,
): string {
  const lines = ['Nous avons modifié votre demande :', ...changes.map((change) => `– ${change}`)];
  if (price === null || price.before.cents === price.after.cents) return lines.join('\n');
  return [...lines, '', `Son prix${pricesInWords(price.before, price.after)}.`].join('\n');
}

function pricesInWords(before: ToldPrice, after: ToldPrice): string {
  const told = (one: ToldPrice) => `${formatCents(one.cents)}${one.isDeliveryOpen ? ' hors livraison' : ''}`;
  return before.isDeliveryOpen && after.isDeliveryOpen
    ? `, hors livraison, passe de ${formatCents(before.cents)} à ${formatCents(after.cents)}`
    : ` passe de ${told(before)} à ${told(after)}`;
}

function fieldsOf(content: RequestContent): Labelled[] {
  return [
    [requestFieldLabels.nom, content.nom],
    [requestFieldLabels.prenom, content.prenom],
    [requestFieldLabels.date, formatWeekdayDate(content.date)],
    [requestFieldLabels.dateRetrait, formatWeekdayDate(content.debut)],
    [requestFieldLabels.dateRetour, formatWeekdayDate(content.fin)],
    [requestFieldLabels.phone, spacedPhones(content.phone ?? '')],
    [requestFieldLabels.email, content.email ?? ''],
    [requestFieldLabels.livraisonMontage, content.livraisonMontage ? 'oui' : 'non'],
    [requestFieldLabels.adresse, content.adresse ?? ''],
    [requestFieldLabels.creneau, content.creneau ? deliverySlotNames[content.creneau] : ''],
  ];
}

/** What is agreed on the whole. */
function termsOf({ cautionFixee, ...content }: RequestContent): Labelled[] {
  return [
    [requestFieldLabels.remise, discountInWords(content)],
    [requestFieldLabels.cautionFixee, cautionFixee == null ? '' : formatPrice(String(cautionFixee))],
  ];
}

/** The first, second, … line of each article, or of each name: two articles may have the same one. */
function linesByIdentity(items: readonly RequestedLine[]): Map<string, RequestedLine> {
  const lines = new Map<string, RequestedLine>();
  for (const line of items) {
    const { nature = 'article', articleId, nom } = line;
    let count = 1;
    while (lines.has(`${nature} ${articleId ?? nom} ${count}`)) count += 1;
    lines.set(`${nature} ${articleId ?? nom} ${count}`, line);
  }
  return lines;
}

function changesOfLine(
  before: RequestedLine | undefined,
  after: RequestedLine | undefined,
  usualRate: string | null,
): string[] {
  const { nature = 'article' } = after ?? before ?? {};
  if (before === undefined || after === undefined) {
    return differences(
      [[lineLabels[nature], wholeLine(before, usualRate)]],
      [[lineLabels[nature], wholeLine(after, usualRate)]],
    );
  }
  return differences(conditionsOf(before, lineLabels[nature]), conditionsOf(after, lineLabels[nature]));
}

function conditionsOf(line: RequestedLine, label: string): Labelled[] {
  const { nom, prix, montantCaution, coefficient, tauxTva } = line;
  const name = quoted(nom);
  return [
    [label, pieces(line)],
    [`Prix de ${name}`, prix == null ? '' : formatPrice(String(prix))],
    [`Remise sur ${name}`, discountInWords(line)],
    [`Coefficient de durée de ${name}`, coefficient == null ? '' : inWords(coefficient)],
    [`Caution de ${name}`, depositInWords(montantCaution)],
    [`TVA de ${name}`, tauxTva == null ? '' : `${inWords(tauxTva)}\u00a0%`],
  ];
}

/** `2 × Barnum pliant à 90,00 €, remise 10 % (fidélité), TVA 5,5 %` */
function wholeLine(line: RequestedLine | undefined, usualRate: string | null): string {
  if (line === undefined) return '';
  const { nature = 'article', prix, montantCaution, coefficient, tauxTva } = line;
  // An article's is the usual one.
  const deposit = nature === 'article' ? '' : depositInWords(montantCaution);
  const discount = discountInWords(line);
  const isUsual = tauxTva == null || Number(tauxTva.toString()) === Number(usualRate ?? Number.NaN);
  return [
    prix == null ? pieces(line) : `${pieces(line)} à ${formatPrice(String(prix))}`,
    ...(discount === '' ? [] : [`remise ${discount}`]),
    ...(coefficient == null ? [] : [`durée × ${inWords(coefficient)}`]),
    ...(deposit === '' ? [] : [`caution ${deposit}`]),
    ...(isUsual ? [] : [`TVA ${inWords(tauxTva)}\u00a0%`]),
  ].join(', ');
}

/** `2 × Barnum pliant`; empty for none. */
function pieces({ quantite, nom }: RequestedLine): string {
  return quantite === 0 ? '' : `${formatNumber(quantite)} × ${nom}`;
}

/** « 10 % (fidélité) », « 15,00 € »; empty without a discount. */
function discountInWords({ remise, remiseEnPourcent, motifRemise = '' }: Discounted): string {
  if (remise == null) return '';
  const amount = remiseEnPourcent ? `${inWords(remise)}\u00a0%` : formatPrice(String(remise));
  return motifRemise === '' ? amount : `${amount} (${motifRemise})`;
}

/** « 20,00 € »; empty without a deposit. */
function depositInWords(amount: Exact | null | undefined): string {
  return amount == null || Number(amount.toString()) === 0 ? '' : formatPrice(String(amount));
}

/** `1.500` as « 1,5 ». */
function inWords(exact: Exact): string {
  return formatNumber(Number(exact.toString()));
}

type Labelled = [label: string, value: string];

function differences(before: readonly Labelled[], after: readonly Labelled[]): string[] {
  return after
    .map(([label, value], index) => change(label, before[index]?.[1] ?? '', value))
    .filter((line) => line !== null);
}

function change(label: string, from: string, to: string): string | null {
  if (from === to) return null;
  if (from === '') return `${label} : ajout de ${quoted(to)}`;
  return to === '' ? `${label} : suppression de ${quoted(from)}` : `${label} : de ${quoted(from)} à ${quoted(to)}`;
}

function quoted(value: string): string {
  return `« ${value.replace(/\s*\n\s*/g, ' ')} »`;
}
