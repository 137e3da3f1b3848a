import { figureOf, moneyWords } from '@barnum/rules/money/ledger/account';
import { formatCents, formatPrice, toCents } from '@barnum/rules/prices/amounts';
import { formatRate } from '@barnum/rules/prices/deal-in-words';
import styles from './invoice-totals.module.css';
import type { InvoicesPage } from './invoices-list.ts';

/** What the invoices of the list add up to, by rate of VAT, and what is left to be paid of them. */
export function InvoiceTotals({ invoices: { taux: rates, reste } }: { invoices: InvoicesPage }) {
  if (rates.length === 0) return null;
  const left = figureOf('aPayer', toCents(reste));
  const sumOf = (name: 'horsTaxes' | 'tva' | 'total') =>
    formatCents(rates.reduce((sum, rate) => sum + toCents(rate[name]), 0));
  return (
    <details className={styles.totals}>
      <summary className={styles.summary}>
        <span>
          {moneyWords.facture} <strong>{sumOf('horsTaxes')}</strong> HT, {sumOf('total')} TTC{' '}
          <span className={styles.more}>par taux de TVA</span>
        </span>
        <span>
          {left.word} <strong>{formatCents(left.amount)}</strong>
        </span>
      </summary>
      <table className={styles.table}>
        <caption className={styles.caption}>
          Avoirs déduits, brouillons non compris ; ce qu’un acompte a facturé ne l’est pas une seconde fois par son
          solde.
        </caption>
        <thead>
          <tr>
            <th scope="col">TVA</th>
            <th scope="col">Hors taxes</th>
            <th scope="col">Taxe</th>
            <th scope="col">TTC</th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ taux, horsTaxes, tva, total }) => (
            <tr key={taux ?? ''}>
              <th scope="row">{taux === null ? 'Sans TVA' : formatRate(taux)}</th>
              <td>{formatPrice(horsTaxes)}</td>
              <td>{formatPrice(tva)}</td>
              <td>{formatPrice(total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Ensemble</th>
            <td>{sumOf('horsTaxes')}</td>
            <td>{sumOf('tva')}</td>
            <td>{sumOf('total')}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}
