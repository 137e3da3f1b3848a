import { PlusOutlined } from '@ant-design/icons';
import { customerSentences } from '@barnum/rules/customers/customer-sentences';
import { customerKindLabels, customerKinds, customerName } from '@barnum/rules/customers/customers';
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
import { customersQuery, type ListedCustomer } from '../customers.ts';
import { Tags } from '../tags.tsx';
import styles from './customers-page.module.css';

/** All customers, by name, searched and filtered; `exporting` is the way to their table. */
export function CustomersPage({ exporting }: { exporting: ReactNode }) {
  const { page, read } = useListAddress();
  const search = read('q');
  const kind = customerKinds.find((known) => known === read('genre')) ?? null;
  const list = useList({
    query: customersQuery,
    variables: { page, pageSize, search, kind },
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
          {exporting}
          {add}
        </>
      }
    >
      <div className={styles.tools}>
        <SearchField label="Rechercher un client" />
        <SelectFilter label="Genre" name="genre" all="Tous les genres" value={kind ?? ''} options={kinds} />
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
        {(customers) => <DataTable caption="Clients" columns={columns} items={customers} />}
      </ListStates>
      <ListPages list={list} top={count} />
    </Page>
  );
}

const kinds = customerKinds.map((value) => ({ value, label: customerKindLabels[value] }));

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
    cell: ({ telephones, emails }) => spacedPhones(telephones[0] ?? '') || (emails[0] ?? '-'),
  },
  { key: 'commune', title: 'Commune', cell: ({ ville }) => ville || '-' },
  { key: 'demandes', title: 'Demandes', isNumber: true, cell: ({ requestCount }) => formatNumber(requestCount) },
];

function countText(total: number | undefined): string | undefined {
  if (total === undefined) return undefined;
  if (total === 0) return 'Aucun client';
  return total === 1 ? '1 client' : `${formatNumber(total)} clients`;
}
