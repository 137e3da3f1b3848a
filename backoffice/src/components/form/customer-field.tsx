import { customerName, requestNames } from '@barnum/rules/customers/customers';
import { limits } from '@barnum/rules/limits';
import { unbroken } from '@barnum/rules/text/french';
import { Select } from 'antd';
import type { ResultOf } from 'gql.tada';
import { useEffect, useState } from 'react';
import { useQuery } from 'urql';
import { customerDetail } from '../../lib/customer-detail.ts';
import { graphql } from '../../lib/service/graphql.ts';
import styles from './article-search.module.css';

/** A customer, as far as a request is filled in from it. */
export const customerChoiceFields = graphql(`
  fragment CustomerChoiceFields on Customer @_unmask {
    id
    kind
    nom
    prenom
    emails
    telephones
    ville
    adressesLivraison
    contacts {
      nom
      email
      telephone
    }
  }
`);

export const customerChoicesQuery = graphql(
  `
  query CustomerChoices($search: String!) {
    customerChoices(search: $search) {
      ...CustomerChoiceFields
    }
  }
`,
  [customerChoiceFields],
);

export type CustomerChoice = ResultOf<typeof customerChoiceFields>;

/** Whose a request is: a known customer's, a new one's, called as typed, or nobody's. */
export type CustomerValue = { isNew: false; customer: CustomerChoice } | { isNew: true; typed?: string } | null;

/** What the request of a known customer is filled in with; where nothing is known, ''. */
export function requestFieldsOf(customer: CustomerChoice) {
  const { emails, telephones, contacts, adressesLivraison } = customer;
  return {
    ...requestNames(customer),
    email: emails[0] ?? contacts.find(({ email }) => email !== null)?.email ?? '',
    phone: telephones[0] ?? contacts.find(({ telephone }) => telephone !== null)?.telephone ?? '',
    adresse: adressesLivraison[0] ?? '',
  };
}

/** Milliseconds without a letter before the service is asked. */
const pause = 150;
const newValue = 0;

interface Props {
  value: CustomerValue;
  onChange: (value: CustomerValue) => void;
  id?: string;
  /** Where no `Form.Item` says it. */
  label?: string;
  placeholder?: string;
  /** Whether a new customer may be made: not where two known ones are joined. */
  offersNew?: boolean;
  autoFocus?: boolean;
  /** A customer that cannot be chosen. */
  exceptId?: number;
}

/** Finds a customer while it is typed, whatever the accents, or takes a new one. */
export function CustomerField({
  value,
  onChange,
  id,
  label,
  placeholder = 'Nom, téléphone, e-mail, commune…',
  offersNew = true,
  autoFocus = false,
  exceptId,
}: Props) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  // Enter came before the answer.
  const [isAwaited, setIsAwaited] = useState(false);
  const [{ data, error, operation }] = useQuery({
    query: customerChoicesQuery,
    variables: { search },
    pause: !isOpen,
    requestPolicy: 'cache-and-network',
  });
  const isCurrent = search === typed.trim() && operation?.variables.search === search;
  // A refused query answers null.
  const isAnswered = isCurrent && (data != null || error !== undefined);
  const found = isCurrent ? (data?.customerChoices ?? []).filter((customer) => customer.id !== exceptId) : [];

  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);

  const [first] = found;
  useEffect(() => {
    if (!isAwaited || !isAnswered) return;
    setIsAwaited(false);
    if (first) choose(first.id);
  });

  const chosen = value === null || value.isNew ? [] : [value.customer].filter(({ id: known }) => !isIn(found, known));
  const newName = typed.trim() === '' ? 'Nouveau client' : `Nouveau client « ${typed.trim()} »`;
  const customers = [...found, ...chosen].map((customer) => ({
    value: customer.id,
    label: customerName(customer),
    detail: customerDetail(customer),
  }));
  // Not before the answer, unless it is chosen: Enter would take it for who is known.
  const added =
    offersNew && (isAnswered || value?.isNew)
      ? [{ value: newValue, label: newName, detail: 'Sa fiche est créée avec la demande.' }]
      : [];

  function choose(key: number | null | undefined) {
    const customer = [...found, ...chosen].find((known) => known.id === key);
    if (customer) onChange({ isNew: false, customer });
    else onChange(key === newValue ? { isNew: true, typed: typed.trim() } : null);
    setTyped('');
    setIsOpen(false);
  }

  return (
    <Select<number | null, { value: number; label: string; detail: string }>
      {...(id && { id })}
      {...(label && { 'aria-label': label })}
      className={styles.search ?? ''}
      showSearch
      allowClear
      autoFocus={autoFocus}
      filterOption={false}
      placeholder={placeholder}
      value={keyOf(value)}
      searchValue={typed}
      onSearch={(text) => {
        setTyped(text.slice(0, limits.search));
        setIsAwaited(false);
      }}
      open={isOpen}
      onDropdownVisibleChange={setIsOpen}
      onInputKeyDown={(event) => {
        // Tab leaves the field; antd would choose by it.
        if (event.key === 'Tab') event.stopPropagation();
        if (event.key !== 'Enter' || typed.trim() === '' || isAnswered) return;
        // antd would close the list, and forget what was typed.
        event.preventDefault();
        event.stopPropagation();
        setIsAwaited(true);
      }}
      onChange={choose}
      notFoundContent={emptyInWords(error !== undefined, isAnswered)}
      options={[...customers, ...added]}
      optionRender={({ data: option }) => (
        <>
          <span className={styles.name}>{unbroken(option.label)}</span>
          <span className={styles.more}>{option.detail}</span>
        </>
      )}
    />
  );
}

function keyOf(value: CustomerValue): number | null {
  if (value === null) return null;
  return value.isNew ? newValue : value.customer.id;
}

function emptyInWords(hasFailed: boolean, isAnswered: boolean): string {
  if (hasFailed) return 'Les clients n’ont pas pu être lus.';
  return isAnswered ? 'Aucun client' : 'Recherche…';
}

function isIn(customers: readonly CustomerChoice[], id: number): boolean {
  return customers.some((customer) => customer.id === id);
}
