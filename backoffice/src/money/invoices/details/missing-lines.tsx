import { missingPlaces } from '@barnum/rules/money/invoices/invoice-mentions';
import { paths } from '@barnum/rules/paths';
import { Link } from 'react-router-dom';
import type { Invoice } from '../invoices.ts';
import styles from './invoice-page.module.css';

const place = new RegExp(`(${Object.values(missingPlaces).join('|')})`);

/** What an invoice lacks, a line each, with a link to where it is entered. */
export function MissingLines({ invoice: { content, customerId, requestId } }: { invoice: Invoice }) {
  const addresses: Record<string, string | null> = {
    [missingPlaces.company]: paths.adminSettings,
    [missingPlaces.invoiceSettings]: paths.adminInvoiceSettings,
    [missingPlaces.customer]: customerId === null ? null : paths.adminCustomerEdit(customerId),
    [missingPlaces.request]: requestId === null ? null : paths.adminRequestEdit(requestId),
  };
  return (
    <ul className={styles.lines}>
      {content.manque.map((sentence) => (
        <li key={sentence}>
          {sentence.split(place).map((words, index) => {
            const to = addresses[words];
            if (!to) return words;
            return (
              <Link
                // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence stay where they are
                key={index}
                to={to}
              >
                {words}
              </Link>
            );
          })}
        </li>
      ))}
    </ul>
  );
}
