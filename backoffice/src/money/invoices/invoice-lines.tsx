import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { figureOf } from '@barnum/rules/money/ledger/account';
import { paths } from '@barnum/rules/paths';
import { formatCents, formatPrice, toCents } from '@barnum/rules/prices/amounts';
import { Link } from 'react-router-dom';
import { useOrigin } from '../../components/use-origin.ts';
import styles from './invoice-lines.module.css';
import { InvoiceStateBadge } from './invoice-state-badge.tsx';
import type { Billing } from './invoices.ts';

interface Props {
  /** Whose they are: « Factures de la demande ». */
  label: string;
  invoices: Billing['invoices'];
}

/** A few invoices and credit notes with their states, and what is left to pay. */
export function InvoiceLines({ label, invoices }: Props) {
  const origin = useOrigin();
  return (
    <ul className={styles.invoices} aria-label={label}>
      {invoices.map(({ id, titre, numero, etat, date, total, du, nature, reste }) => (
        <li key={id} className={styles.invoice}>
          <div>
            <Link className={styles.name ?? ''} to={paths.adminInvoice(id)} state={origin}>
              {numero ?? `Brouillon\u00a0: ${titre.toLowerCase()}`}
            </Link>
            <p className={styles.about}>
              {numero !== null && `${titre} du ${formatLongDate(date ?? '')} · `}
              {nature === 'avoir' ? formatPrice(-Number(total)) : formatPrice(du)}
              {Number(reste) !== 0 && reste !== du && `, ${leftInWords(reste)}`}
            </p>
          </div>
          <InvoiceStateBadge state={etat} />
        </li>
      ))}
    </ul>
  );
}

function leftInWords(reste: string): string {
  const { word, amount } = figureOf('aPayer', toCents(reste));
  return `${word.toLowerCase()}\u00a0: ${formatCents(amount)}`;
}
