import { invoiceKinds } from '@barnum/rules/money/invoices/invoice-content';
import { invoicePeriods } from '@barnum/rules/money/invoices/invoice-list';
import { type InvoiceState, invoiceStates } from '@barnum/rules/money/invoices/invoice-state';
import { invoiceKindLabels } from '@barnum/rules/money/invoices/invoices';
import { Select } from 'antd';
import { CustomerField, customerChoiceFields } from '../../../components/form/customer-field.tsx';
import { Choice, Choices } from '../../../components/list/choices.tsx';
import { Filters } from '../../../components/list/filters.tsx';
import { PeriodFilter } from '../../../components/list/period-filter.tsx';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { useRead } from '../../../components/use-read.ts';
import { graphql } from '../../../lib/service/graphql.ts';
import { invoiceStateName } from '../invoice-state-badge.tsx';
import styles from './invoice-filters.module.css';
import type { InvoicesPage } from './invoices-list.ts';

interface Props {
  /** How many the other filters find in each state. */
  counts: InvoicesPage['etats'] | undefined;
  chosen: readonly InvoiceState[];
  customerId: number | null;
}

/** Narrows the list by state, day of issue, kind and customer; stored in the address. */
export function InvoiceFilters({ counts, chosen, customerId }: Props) {
  const { read, change } = useListAddress();
  // Nothing is known of them while they are read, or where that failed.
  const of = (state: InvoiceState) => counts && (counts.find(({ etat }) => etat === state)?.totalCount ?? 0);
  const all = counts?.reduce((sum, { totalCount }) => sum + totalCount, 0);
  return (
    <>
      <Choices label="État des factures">
        <Choice
          name="Toutes"
          count={all ?? null}
          isChosen={chosen.length === 0}
          onChoose={() => change({ etat: null })}
        />
        {invoiceStates.map((state) => (
          <Choice
            key={state}
            name={invoiceStateName(state)}
            count={of(state) ?? null}
            isChosen={chosen.includes(state)}
            onChoose={() => change({ etat: state })}
          />
        ))}
      </Choices>
      <Filters>
        <PeriodFilter periods={invoicePeriods} />
        <Select
          aria-label="Nature"
          className={styles.kind ?? ''}
          value={invoiceKinds.find((kind) => kind === read('nature')) ?? ''}
          onChange={(nature) => change({ nature })}
          options={[
            { value: '', label: 'Factures et avoirs' },
            ...invoiceKinds.map((value) => ({ value, label: invoiceKindLabels[value] })),
          ]}
        />
        <CustomerFilter id={customerId} />
      </Filters>
    </>
  );
}

const customerQuery = graphql(
  `
  query FilteredCustomer($id: Int!) {
    customer(id: $id) {
      ...CustomerChoiceFields
    }
  }
`,
  [customerChoiceFields],
);

function CustomerFilter({ id }: { id: number | null }) {
  const { change } = useListAddress();
  return (
    <div className={styles.customer}>
      {id === null ? (
        <CustomerField
          label="Client"
          placeholder="Tous les clients"
          value={null}
          offersNew={false}
          onChange={(value) => value && !value.isNew && change({ client: String(value.customer.id) })}
        />
      ) : (
        <ChosenCustomer id={id} onClear={() => change({ client: null })} />
      )}
    </div>
  );
}

function ChosenCustomer({ id, onClear }: { id: number; onClear: () => void }) {
  const { change } = useListAddress();
  const customer = useRead(customerQuery, { id }).data?.customer;
  return (
    <CustomerField
      label="Client"
      placeholder="…"
      value={customer ? { isNew: false, customer } : null}
      offersNew={false}
      onChange={(value) => (value && !value.isNew ? change({ client: String(value.customer.id) }) : onClear())}
    />
  );
}
