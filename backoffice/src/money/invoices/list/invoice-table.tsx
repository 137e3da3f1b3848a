import { formatNumericDay } from '@barnum/rules/dates/format-dates';
import { figureOf, moneyWords } from '@barnum/rules/money/ledger/account';
import { paths } from '@barnum/rules/paths';
import { formatCents, formatPrice, toCents } from '@barnum/rules/prices/amounts';
import { unbroken } from '@barnum/rules/text/french';
import { Link } from 'react-router-dom';
import { type Column, DataTable } from '../../../components/list/data-table.tsx';
import { useOrigin } from '../../../components/use-origin.ts';
import { InvoiceStateBadge } from '../invoice-state-badge.tsx';
import { ReminderButton } from '../reminders/reminder-button.tsx';
import styles from './invoice-table.module.css';
import type { ListedInvoice } from './invoices-list.ts';

interface Props {
  invoices: readonly ListedInvoice[];
  /** Of whose clients a reminder is proposed, by id. */
  toRemind: readonly number[];
  onReminded: () => void;
}

/** Invoices as dense rows; cards on a phone. */
export function InvoiceTable({ invoices, toRemind, onReminded }: Props) {
  const reminder: Column<ListedInvoice> = {
    key: 'relance',
    title: 'Relance',
    isTitleHidden: true,
    cell: (invoice) => toRemind.includes(invoice.id) && <ReminderButton invoice={invoice} onSent={onReminded} />,
  };
  const isProposed = invoices.some(({ id }) => toRemind.includes(id));
  return (
    <DataTable caption="Factures et avoirs" columns={isProposed ? [...columns, reminder] : columns} items={invoices} />
  );
}

const columns: [Column<ListedInvoice>, ...Column<ListedInvoice>[]] = [
  { key: 'numero', title: 'Facture', cell: (invoice) => <Named {...invoice} /> },
  { key: 'client', title: 'Client', cell: ({ client }) => <span className={styles.client}>{unbroken(client)}</span> },
  { key: 'date', title: 'Date', cell: ({ date }) => (date === null ? '–' : formatNumericDay(date)) },
  {
    key: 'echeance',
    title: 'Échéance',
    cell: ({ echeance }) => (echeance === null ? '–' : formatNumericDay(echeance)),
  },
  { key: 'etat', title: 'État', cell: ({ etat }) => <InvoiceStateBadge state={etat} /> },
  { key: 'du', title: 'Montant TTC', isNumber: true, cell: ({ nature, du }) => signed(nature, du) },
  {
    key: 'reste',
    title: moneyWords.aPayer,
    isNumber: true,
    cell: ({ reste }) => <Left cents={toCents(reste)} />,
  },
];

function Named({ id, numero, titre }: ListedInvoice) {
  const origin = useOrigin();
  return (
    <div className={styles.named}>
      <Link className={styles.number ?? ''} to={paths.adminInvoice(id)} state={origin}>
        {numero ?? 'Brouillon'}
      </Link>
      <span className={styles.title}>{titre}</span>
    </div>
  );
}

/** What is left to pay; where too much came in, that word above it. */
function Left({ cents }: { cents: number }) {
  const { word, amount } = figureOf('aPayer', cents);
  if (cents === 0) return '–';
  return (
    <>
      {cents < 0 && <span className={styles.word}>{word.toLowerCase()} </span>}
      {formatCents(amount)}
    </>
  );
}

/** What it asks for; a credit note gives it back. */
function signed(nature: ListedInvoice['nature'], amount: string): string {
  return formatPrice(nature === 'avoir' ? -Number(amount) : amount);
}
