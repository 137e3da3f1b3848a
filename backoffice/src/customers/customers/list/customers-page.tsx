import { PlusOutlined } from '@ant-design/icons';
import { customerSentences } from '@barnum/rules/customers/customer-sentences';
import { customerKindLabels, customerKinds, customerName } from '@barnum/rules/customers/customers';
import { formatNumericDay } from '@barnum/rules/dates/format-dates';
import { moneyWords } from '@barnum/rules/money/ledger/account';
import { paths } from '@barnum/rules/paths';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { spacedPhones } from '@barnum/rules/text/telephones';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../components/button-link.tsx';
import { CardSkeletons } from '../../../components/card-skeletons.tsx';
import { CountLine } from '../../../components/list/count-line.tsx';
import { type Column, DataTable } from '../../../components/list/data-table.tsx';
import { ListPages, pageSize } from '../../../components/list/list-pages.tsx';
import { ListStates } from '../../../components/list/list-states.tsx';
import { SearchField } from '../../../components/list/search-field.tsx';
import { SelectFilter } from '../../../components/list/select-filter.tsx';
import { useList } from '../../../components/list/use-list.ts';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { Page } from '../../../components/page.tsx';
import { Placeholder } from '../../../components/placeholder.tsx';
import { useInvoicing } from '../../../components/use-invoicing.ts';
import { useRead } from '../../../components/use-read.ts';
import { ledgerTypes } from '../../../lib/cached-types.ts';
import { debtInWords } from '../../../lib/debt-in-words.ts';
import { customerOverviewsQuery, customersQuery, type ListedCustomer } from '../customers.ts';
import { Tags } from '../tags.tsx';
import styles from './customers-page.module.css';

/** All customers, by name, searched and filtered; `sheets` are the ways of their table in and out. */
export function CustomersPage({ sheets }: { sheets: ReactNode }) {
  const { page, read } = useListAddress();
  const search = read('q');
  const kind = customerKinds.find((known) => known === read('genre')) ?? null;
  const isInvoicing = useInvoicing();
  const orders = customerOrders.filter(({ sort }) => isInvoicing || sort !== 'A_PAYER');
  const sort = orders.find(({ value }) => value === read('tri'));
  const list = useList({
    query: customersQuery,
    variables: { page, pageSize, search, kind, sort: sort?.sort ?? 'NOM' },
    select: (data) => data.customers,
  });
  const count = useRef<HTMLParagraphElement>(null);
  const add = (
    <ButtonLink type="primary" icon={<PlusOutlined aria-hidden />} to={paths.adminCustomerNew}>
      Ajouter un client
    </ButtonLink>
  );

  return (
    <Page
      title="Clients"
      actions={
        <>
          {sheets}
          {add}
        </>
      }
    >
      <div className={styles.tools}>
        <SearchField label="Rechercher un client" />
        <SelectFilter label="Genre" name="genre" all="Tous les genres" value={kind ?? ''} options={kinds} />
        <SelectFilter label="Trier par" name="tri" all="Par nom" value={sort?.value ?? ''} options={orders} />
      </div>
      <CountLine ref={count} text={countText(list.totalCount)} />
      <ListStates
        list={list}
        failure={customerSentences.loadFailed}
        skeleton={<CardSkeletons sentence="Chargement des clients…" height={56} className={undefined} />}
        empty={
          <Placeholder title={search !== '' || kind !== null ? 'Aucun client trouvé' : 'Aucun client pour l’instant'}>
            {search !== '' || kind !== null
              ? 'Essayez un autre mot, ou un autre genre.'
              : 'Ajoutez-en un ici, ou depuis une demande : « Créer le client » reprend ce que le visiteur a écrit.'}
          </Placeholder>
        }
      >
        {(customers) => <Customers customers={customers} isInvoicing={isInvoicing} />}
      </ListStates>
      <ListPages list={list} top={count} />
    </Page>
  );
}

const kinds = customerKinds.map((value) => ({ value, label: customerKindLabels[value] }));

const customerOrders = [
  { value: 'a-payer', label: 'Le plus à payer d’abord', sort: 'A_PAYER' },
  { value: 'derniere', label: 'Dernière location', sort: 'DERNIERE_LOCATION' },
  { value: 'prochaine', label: 'Prochaine location', sort: 'PROCHAINE_LOCATION' },
] as const;

const context = { additionalTypenames: [...ledgerTypes, 'ReservationRequest'] };

/** The customers of a page, with what they owe and their hires; « – » while that is not known. */
function Customers({ customers, isInvoicing }: { customers: readonly ListedCustomer[]; isInvoicing: boolean }) {
  const { data } = useRead(customerOverviewsQuery, { ids: customers.map(({ id }) => id) }, context);
  const of = ({ id }: ListedCustomer) => data?.customerOverviews.find((overview) => overview.id === id);
  const day = (known: string | null | undefined) => (known ? formatNumericDay(known) : '–');
  const hires: Column<ListedCustomer>[] = [
    {
      key: 'derniere',
      title: 'Dernière location',
      cell: (customer) => (data ? day(of(customer)?.derniereLocation) : '–'),
    },
    {
      key: 'prochaine',
      title: 'Prochaine location',
      cell: (customer) => (data ? day(of(customer)?.prochaineLocation) : '–'),
    },
  ];
  const toPay: Column<ListedCustomer> = {
    key: 'a-payer',
    title: moneyWords.aPayer,
    isNumber: true,
    cell: (customer) => {
      const overview = of(customer);
      return (overview && debtInWords(overview)) ?? '–';
    },
  };
  return (
    <DataTable caption="Clients" columns={[...columns, ...hires, ...(isInvoicing ? [toPay] : [])]} items={customers} />
  );
}

const columns: [Column<ListedCustomer>, ...Column<ListedCustomer>[]] = [
  {
    key: 'nom',
    title: 'Client',
    cell: (customer) => (
      <>
        <Link className={styles.name ?? ''} to={paths.adminCustomer(customer.id)}>
          {unbroken(customerName(customer))}
        </Link>
        <Tags tags={customer.etiquettes} />
      </>
    ),
  },
  { key: 'genre', title: 'Genre', cell: ({ kind }) => customerKindLabels[kind] },
  {
    key: 'contact',
    title: 'Contact',
    cell: ({ telephones, emails }) =>
      telephones[0] ? <span className={styles.contact}>{spacedPhones(telephones[0])}</span> : (emails[0] ?? '–'),
  },
  { key: 'commune', title: 'Commune', cell: ({ ville }) => <span className={styles.town}>{ville || '–'}</span> },
  { key: 'demandes', title: 'Demandes', isNumber: true, cell: ({ requestCount }) => formatNumber(requestCount) },
];

function countText(total: number | undefined): string | undefined {
  if (total === undefined) return undefined;
  if (total === 0) return 'Aucun client';
  return total === 1 ? '1 client' : `${formatNumber(total)} clients`;
}
