import { CustomerField, type CustomerValue, requestFieldsOf } from '../../../components/form/customer-field.tsx';
import type { RequestValues } from './edited-request.ts';

interface Props {
  /** Passed by Form.Item. */
  id?: string;
  values: RequestValues;
  fill: (values: Partial<RequestValues>) => void;
}

/** Whose a new request is: what is known of the customer fills in what nobody has typed. */
export function AskerField({ id, values, fill }: Props) {
  const { client: before } = values;

  function choose(client: CustomerValue) {
    const former = filledBy(before);
    const known = Object.entries(filledBy(client)).filter(([field]) => {
      const typed = values[field as keyof RequestValues];
      return typed === '' || typed === former[field as keyof typeof former];
    });
    fill({ client, ...Object.fromEntries(known) });
  }

  return <CustomerField {...(id && { id })} value={before} onChange={choose} autoFocus />;
}

function filledBy(client: CustomerValue): Partial<ReturnType<typeof requestFieldsOf>> {
  return client === null || client.isNew ? {} : requestFieldsOf(client.customer);
}
