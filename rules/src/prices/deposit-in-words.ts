import type { Rental } from './price-request.ts';
import type { DepositBase } from './pricing-terms.ts';

const rules: Record<DepositBase, string> = {
  piece: 'comptée par pièce',
  ligne: 'comptée par article, quelle que soit la quantité',
  commande: 'selon le total de la commande',
};

/** What the deposit of a request follows from, after « Caution ». */
export function depositRule({ tarifs, cautionFixee }: Pick<Rental, 'tarifs' | 'cautionFixee'>): string {
  return cautionFixee == null ? rules[tarifs?.caution.par ?? 'piece'] : 'convenue pour cette demande';
}
