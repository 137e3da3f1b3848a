import { unitInWords } from '@barnum/rules/catalogue/articles/articles';
import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { percentInWords } from '@barnum/rules/prices/price-in-words';
import { isSame, type Merge, type ShowChanges } from '../../components/form/conflict.ts';
import type { PricingValues } from './pricing.ts';
import { advances, deposits } from './pricing-choices.ts';

export const pricingLabels: Record<keyof PricingValues, string> = {
  durees: 'Prix selon la durée',
  saisons: 'Saisons',
  caution: 'Caution',
  minimumCommande: 'Commande minimale',
  minimumJours: 'Durée minimale',
  zones: 'Zones de livraison',
  prixParKilometre: 'Prix par kilomètre',
  frais: 'Frais',
  nettoyages: 'Nettoyage',
  avance: 'Ce qui est payé à la commande',
};

/** Rows are merged one by one: those that another added come last. A row that both changed is contested. */
function mergeRows<Row>(base: Row[], mine: Row[], theirs: Row[]): ReturnType<Merge<Row[]>> {
  const isIn = (rows: readonly Row[], row: Row) => rows.some((one) => isSame(one, row));
  const kept = mine.filter((row) => !isIn(base, row) || isIn(theirs, row));
  const added = theirs.filter((row) => !isIn(base, row) && !isIn(mine, row));
  const isContested = base.some((row) => !isIn(mine, row) && !isIn(theirs, row)) && added.length > 0;
  return { merged: isContested ? mine : [...kept, ...added], isContested };
}

export const pricingMerges = {
  durees: mergeRows,
  saisons: mergeRows,
  zones: mergeRows,
  frais: mergeRows,
  nettoyages: mergeRows,
};

/** What another administrator changed in the lists, a sentence for each row. */
export const showPricingChanges: ShowChanges<PricingValues> = {
  durees: changesOf(
    ({ unite, jours, coefficient }) => `${unitInWords(unite)} jusqu’à ${jours}\u00a0jours, × ${coefficient}`,
  ),
  saisons: changesOf(
    ({ nom, du, au, pourcent }) =>
      `${nom}, du ${formatLongDate(du)} au ${formatLongDate(au)}, ${percentInWords(Number(pourcent))}`,
  ),
  zones: changesOf(({ nom, communes, prix }) => `${nom} (${communes}), ${prix}\u00a0€`),
  frais: changesOf(({ nom, prix }) => `${nom}, ${prix}\u00a0€`),
  nettoyages: changesOf(({ nom, prix }) => `${nom}, ${prix}\u00a0€`),
};

export function showPricingValue(field: keyof PricingValues, value: unknown): string {
  if (field === 'avance') return labelOf(advances, value);
  if (field !== 'caution') return String(value);
  const { par, paliers } = value as PricingValues['caution'];
  const rows = paliers.map(({ jusqua, montant }) => `${jusqua && `jusqu’à ${jusqua}\u00a0€, `}${montant}\u00a0€`);
  return [labelOf(deposits, par), ...(par === 'commande' ? rows : [])].join(' ; ');
}

function changesOf<Row>(inWords: (row: Row) => string) {
  return (before: Row[], theirs: Row[]): string[] => {
    const [former, now] = [before.map(inWords), theirs.map(inWords)];
    return [
      ...former.filter((row) => !now.includes(row)).map((row) => `«\u00a0${row}\u00a0» retiré`),
      ...now.filter((row) => !former.includes(row)).map((row) => `«\u00a0${row}\u00a0» ajouté`),
    ];
  };
}

function labelOf(choices: readonly { value: string; label: string }[], value: unknown): string {
  return choices.find((choice) => choice.value === value)?.label ?? '';
}
