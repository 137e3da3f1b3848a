import { unbroken } from '@barnum/rules/text/french';
import type { ReservationRequest } from './requests.ts';

/** « 2 × Tente, 40 × Chaise ». */
export function itemsInWords({ items }: Pick<ReservationRequest, 'items'>): string {
  return unbroken(items.map(({ nom, quantite }) => `${quantite} × ${nom}`).join(', '));
}
