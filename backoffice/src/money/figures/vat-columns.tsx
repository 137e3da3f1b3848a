import { paths } from '@barnum/rules/paths';
import { formatPrice, toAmount, toCents } from '@barnum/rules/prices/amounts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './figures.module.css';
import type { RateTotal } from './figures.ts';

/** Column heads of amounts with VAT, after that of the first column. */
export function VatHeads({ first }: { first: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col">Base HT</th>
        <th scope="col">TVA</th>
        <th scope="col">TTC</th>
      </tr>
    </thead>
  );
}

/** Cells of an amount under these heads. */
export function VatCells({ share }: { share: Omit<RateTotal, 'taux'> }) {
  return (
    <>
      <td>{formatPrice(share.horsTaxes)}</td>
      <td>{formatPrice(share.tva)}</td>
      <td>{formatPrice(share.montant)}</td>
    </>
  );
}

interface DocumentProps {
  document: { invoiceId: number | null; numero: string | null; requestId: number | null; client: string };
  /** What happened to it, and when. */
  children: ReactNode;
}

/** The head of the row of a document, or of a request whose money has none: the way to it, whose it is, and more. */
export function DocumentHead({ document: { invoiceId, numero, requestId, client }, children }: DocumentProps) {
  return (
    <th scope="row">
      {invoiceId !== null && <Link to={paths.adminInvoice(invoiceId)}>{numero}</Link>}
      {invoiceId === null && requestId !== null && (
        <Link to={paths.adminRequest(requestId)}>
          Sans facture, demande n°{'\u00a0'}
          {requestId}
        </Link>
      )}
      <span className={styles.small}>{client}</span>
      <span className={styles.small}>{children}</span>
    </th>
  );
}

/** Rates together. */
export function sumOfRates(rates: readonly RateTotal[]): Omit<RateTotal, 'taux'> {
  const sum = (of: (rate: RateTotal) => string) =>
    toAmount(rates.reduce((cents, rate) => cents + toCents(of(rate)), 0));
  return {
    montant: sum(({ montant }) => montant),
    horsTaxes: sum(({ horsTaxes }) => horsTaxes),
    tva: sum(({ tva }) => tva),
  };
}
