import { articleStateLabels } from '@barnum/rules/catalogue/articles/article-states';
import { unitNames } from '@barnum/rules/catalogue/articles/articles';
import { uncategorised } from '@barnum/rules/paths';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { formatRate } from '@barnum/rules/prices/deal-in-words';
import { formatNumber } from '@barnum/rules/text/numbers';
import { plainNumber } from '../../../lib/numbers.ts';
import type { ArticleValues } from '../edited-article.ts';

const amounts: readonly string[] = [
  'prix',
  'montantCaution',
  'coutMontage',
  'valeurRemplacement',
  'fraisNettoyage',
] satisfies (keyof ArticleValues)[];

/** A form value in words, for the notice of a conflict. */
export function showArticleValue(
  field: keyof ArticleValues,
  value: unknown,
  categories: readonly { id: number; nom: string }[],
): string {
  const text = String(value);
  if (field === 'categorieId') return categories.find(({ id }) => id === value)?.nom ?? uncategorised.nom;
  if (field === 'unite') return unitNames[value as ArticleValues['unite']];
  if (field === 'longueDescription')
    return text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  if (field === 'etat') return articleStateLabels[value as ArticleValues['etat']];
  if (field === 'proposed')
    return (value as ArticleValues['proposed']).map(({ nom, quantite }) => `${quantite} × ${nom}`).join(', ');
  if (field === 'components') {
    return (value as ArticleValues['components']).map(({ nom, quantite }) => `${quantite} × ${nom}`).join(', ');
  }
  if (field === 'companionIds') return formatNumber((value as number[]).length);
  if (field === 'tauxTva' && text !== '') return formatRate(text);
  if (amounts.includes(field)) return formatPrice(plainNumber(text));
  return text;
}
