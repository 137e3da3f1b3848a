import { FilterOutlined } from '@ant-design/icons';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { invoiceListParameters, readInvoiceFilter } from '@barnum/rules/money/invoices/invoice-list';
import { invoiceSentences } from '@barnum/rules/money/invoices/invoices';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { CardSkeletons } from '../../../components/card-skeletons.tsx';
import { CountLine } from '../../../components/list/count-line.tsx';
import { ListPages, pageSize } from '../../../components/list/list-pages.tsx';
import { ListStates } from '../../../components/list/list-states.tsx';
import { SearchField } from '../../../components/list/search-field.tsx';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { Placeholder } from '../../../components/placeholder.tsx';
import { useRead } from '../../../components/use-read.ts';
import { ofReminders, toRemindQuery } from '../reminders/reminders.ts';
import { InvoiceExports } from './invoice-exports.tsx';
import { InvoiceFilters } from './invoice-filters.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { InvoiceTotals } from './invoice-totals.tsx';
import { invoicesQuery } from './invoices-list.ts';
import styles from './invoices-tab.module.css';

/** The names in the address that narrow the list, to be taken away together. */
const noFilters: Record<string, null> = Object.fromEntries(invoiceListParameters.map((name) => [name, null]));

/** All invoices and credit notes: drafts first, then the newest. */
export function InvoicesTab({ token }: { token: string | null }) {
  const { page, read, change, searchWith } = useListAddress();
  const search = read('q');
  const filtre = readInvoiceFilter(read, todayInParis());
  const { data, ...reading } = useRead(invoicesQuery, { page, pageSize, search, filtre }, ofInvoices);
  const { items, totalCount, etats } = data?.invoices ?? {};
  const list = { ...reading, items, totalCount };
  const toRemind = useRead(toRemindQuery, none, ofReminders).data?.invoicesToRemind.ids ?? [];
  const [showsFilters, setShowsFilters] = useState(false);
  const count = useRef<HTMLParagraphElement>(null);
  const isNarrowed = invoiceListParameters.some((name) => read(name) !== '');

  return (
    <div className={styles.tab}>
      <div className={styles.tools}>
        <SearchField label="Rechercher une facture" placeholder="Numéro, client, SIREN" />
        <Button
          className={styles.filtersButton ?? ''}
          icon={<FilterOutlined aria-hidden />}
          aria-expanded={showsFilters}
          onClick={() => setShowsFilters(!showsFilters)}
        >
          Filtres
        </Button>
        <InvoiceExports period={filtre} token={token} />
      </div>
      <div className={styles.panel} data-shown={showsFilters}>
        <InvoiceFilters counts={etats} chosen={filtre.etats} customerId={filtre.customerId} />
      </div>
      {data && <InvoiceTotals invoices={data.invoices} />}
      {toRemind.length > 0 && (
        <p className={styles.late}>
          {toRemind.length === 1 ? 'Une facture en retard attend' : `${toRemind.length} factures en retard attendent`}{' '}
          votre relance. <Link to={{ search: searchWith({ etat: 'en_retard' }) }}>Les voir</Link>
        </p>
      )}
      <CountLine ref={count} text={countText(totalCount)} />
      <ListStates
        list={list}
        failure={invoiceSentences.loadFailed}
        skeleton={<CardSkeletons sentence="Chargement des factures…" height={56} className={undefined} />}
        empty={
          isNarrowed ? (
            <Placeholder title="Aucune facture trouvée">
              <Button onClick={() => change(noFilters)}>Montrer toutes les factures</Button>
            </Placeholder>
          ) : (
            <Placeholder title="Aucune facture pour l’instant">
              Une facture se fait d’une demande confirmée : ouvrez-la, puis « Factures ».
            </Placeholder>
          )
        }
      >
        {(invoices) => (
          <InvoiceTable invoices={invoices} toRemind={toRemind} onReminded={() => count.current?.focus()} />
        )}
      </ListStates>
      <ListPages list={list} top={count} />
    </div>
  );
}

const none = {};
const ofInvoices = { additionalTypenames: ['Invoice', 'Payment'] };

function countText(total: number | undefined): string | undefined {
  if (total === undefined) return undefined;
  if (total === 0) return 'Aucune facture';
  return total === 1 ? '1 facture' : `${formatNumber(total)} factures et avoirs`;
}
