import { customerName } from '@barnum/rules/customers/customers';
import { isContact } from '@barnum/rules/desk/personal-data/personal-data';
import { unbroken } from '@barnum/rules/text/french';
import { Alert, Button } from 'antd';
import { useDeferredValue } from 'react';
import { useQuery } from 'urql';
import { type CustomerChoice, customerChoicesQuery } from '../../../components/form/customer-field.tsx';
import { customerDetail } from '../../../lib/customer-detail.ts';
import { knownCustomers } from './asker.ts';
import type { RequestValues } from './edited-request.ts';
import styles from './request-form.module.css';

interface Props {
  values: RequestValues;
  onTake: (customer: CustomerChoice) => void;
}

/** Says, before a new request is saved, which customers have its e-mail address or its telephone number already. */
export function KnownCustomers({ values, onTake }: Props) {
  const { client, email, phone } = values;
  const isChosen = client !== null && !client.isNew;
  const byEmail = useCustomersWith(email, isChosen);
  const byPhone = useCustomersWith(phone, isChosen);
  const found = new Map([...byEmail, ...byPhone].map((customer) => [customer.id, customer]));
  const known = isChosen ? [] : knownCustomers([...found.values()], values);
  return (
    <div role="status">
      {known.map(({ customer, reasons }) => (
        <Alert
          key={customer.id}
          type="info"
          showIcon
          role="note"
          className={styles.known ?? ''}
          message={unbroken(`Déjà connu\u00a0: ${customerName(customer)}`)}
          description={unbroken(`${customerDetail(customer)} · ${reasons.join(', ')}`)}
          action={
            <Button aria-label={`Prendre ce client\u00a0: ${customerName(customer)}`} onClick={() => onTake(customer)}>
              Prendre ce client
            </Button>
          }
        />
      ))}
    </div>
  );
}

/** The customers that a whole e-mail address or telephone number finds. */
function useCustomersWith(typed: string, isPaused: boolean): readonly CustomerChoice[] {
  const search = useDeferredValue(typed.trim());
  const pause = isPaused || !isContact(search);
  const [{ data }] = useQuery({ query: customerChoicesQuery, variables: { search }, pause });
  return pause ? [] : (data?.customerChoices ?? []);
}
