import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';

/** « 2 × Tente, 40 × Chaise », as it is shown. */
export function itemsInWords(items: readonly { nom: string; quantite: number }[]): string {
  return items.map(({ nom, quantite }) => unbroken(`${formatNumber(quantite)} × ${nom}`)).join(', ');
}
