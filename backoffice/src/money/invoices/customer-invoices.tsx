import { invoiceSentences } from '@barnum/rules/money/invoices/invoices';
import { paths } from '@barnum/rules/paths';
import { formatNumber } from '@barnum/rules/text/numbers';
import { ButtonLink } from '../../components/button-link.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useRead } from '../../components/use-read.ts';
import styles from './invoice-lines.module.css';
import { InvoiceLines } from './invoice-lines.tsx';
import { customerInvoicesQuery, invoiceTypes } from './invoices.ts';

const context = { additionalTypenames: [...invoiceTypes, 'Customer'] };

/** The last invoices and credit notes of a customer, and the way to all of them. */
export function CustomerInvoices({ customerId }: { customerId: number }) {
  const reading = useRead(customerInvoicesQuery, { customerId }, context);
  const { data, hasFailed } = reading;
  if (!data) {
    if (hasFailed) return <QueryFailure failure={invoiceSentences.loadFailed} reading={reading} />;
    return <p role="status">Lecture des factures…</p>;
  }
  const { items, totalCount } = data.invoices;
  if (totalCount === 0) return <p className={styles.about}>Aucune facture.</p>;
  return (
    <div className={styles.group}>
      <InvoiceLines label="Dernières factures du client" invoices={items} />
      <div>
        <ButtonLink to={paths.adminInvoicesOf(customerId)}>
          {totalCount === 1 ? 'Voir dans les factures' : `Voir les ${formatNumber(totalCount)} factures et avoirs`}
        </ButtonLink>
      </div>
    </div>
  );
}
