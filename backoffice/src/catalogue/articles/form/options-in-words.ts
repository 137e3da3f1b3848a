import { articleStateInWords } from '@barnum/rules/catalogue/articles/article-states';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { formatRate } from '@barnum/rules/prices/deal-in-words';
import { plainNumber } from '../../../lib/numbers.ts';
import { type ArticleValues, articleLabels, newArticle } from '../edited-article.ts';

/** The fields behind « Plus d’options », in their order. */
export const optionFields = [
  'etat',
  'montantCaution',
  'coutMontage',
  'valeurRemplacement',
  'fraisNettoyage',
  'tauxTva',
  'lot',
  'nomLot',
  'quantiteMinimum',
  'specifications',
  'included',
  'excluded',
  'accessories',
  'proposed',
  'companionIds',
  'components',
] as const satisfies readonly (keyof ArticleValues)[];

const amounts: readonly (keyof ArticleValues)[] = [
  'montantCaution',
  'coutMontage',
  'valeurRemplacement',
  'fraisNettoyage',
];

/** What is set behind « Plus d’options »: « Caution 50,00 €, Compris, Contenu du pack »; what there is, while nothing is. */
export function optionsInWords(values: Partial<ArticleValues>): string {
  const isSet = (field: keyof ArticleValues) =>
    values[field] !== undefined && String(values[field]).trim() !== String(newArticle.values[field]);
  // A box has one name.
  const set = optionFields.filter((field) => isSet(field) && field !== 'nomLot');
  if (set.length === 0) return 'Rien de réglé\u00a0: caution, montage, TVA, lots, caractéristiques, accessoires, pack.';
  return set.map((field) => inWords(field, values)).join(', ');
}

function inWords(field: (typeof optionFields)[number], values: Partial<ArticleValues>): string {
  const label = articleLabels[field];
  const typed = plainNumber(String(values[field]));
  if (amounts.includes(field)) return Number.isFinite(Number(typed)) ? `${label} ${formatPrice(typed)}` : label;
  if (field === 'tauxTva') return `${label} ${formatRate(typed)}`;
  if (field === 'etat' && values.etat) return articleStateInWords(values.etat);
  return field === 'lot' || field === 'quantiteMinimum' ? `${label} ${typed}` : label;
}
