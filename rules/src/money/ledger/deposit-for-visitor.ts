import { formatPrice, toCents } from '../../prices/amounts.ts';
import type { LedgerMeans } from './ledger.ts';

/** A deposit as its visitor reads it; amounts exact texts in euros. */
export interface VisitorDeposit {
  moyen: LedgerMeans;
  montant: string;
  retenu: string;
  aRendre: string;
  /** Whether the company has its money, and not a cheque. */
  encaissee: boolean;
  /** Whether it was destroyed at its visitor's wish, and not handed back. */
  detruite: boolean;
}

/** What became of a deposit: « 400,00 € reçus, chèque conservé sans être encaissé, à vous rendre : 400,00 € ». */
export function depositForVisitor({ moyen, montant, retenu, aRendre, encaissee, detruite }: VisitorDeposit): string {
  const received = `${formatPrice(montant)} reçus`;
  if (toCents(retenu) >= toCents(montant)) return `${received}, retenus en entier`;
  const kept = toCents(retenu) > 0 ? `, dont ${formatPrice(retenu)} retenus` : '';
  if (detruite) return `${received}${kept}, ${moyen === 'cheque' ? 'chèque détruit' : 'détruits'} à votre demande`;
  if (toCents(aRendre) === 0) return `${received}${kept}, ${kept === '' ? 'rendus' : 'le reste rendu'}`;
  const unused = moyen === 'cheque' && !encaissee ? ', chèque conservé sans être encaissé' : '';
  return `${received}${kept}${unused}, à vous rendre\u00a0: ${formatPrice(aRendre)}`;
}
