import { Form } from 'antd';
import { CustomerField, type CustomerValue } from '../../../components/form/customer-field.tsx';
import { withClient } from './asker.ts';
import type { RequestValues } from './edited-request.ts';

interface Props {
  /** Passed by Form.Item. */
  id?: string;
  values: RequestValues;
  fill: (values: Partial<RequestValues>) => void;
}

/** Whose a new request is: what is known of the customer fills in what nobody has typed, and the focus goes on from there. */
export function AskerField({ id, values, fill }: Props) {
  const form = Form.useFormInstance();

  function take(client: CustomerValue) {
    const changed = withClient(values, client);
    fill(changed);
    if (client === null) return;
    const asked = [...(client.isNew ? (['phone', 'email'] as const) : []), 'nom', 'prenom', 'date'] as const;
    const empty = asked.find((field) => ({ ...values, ...changed })[field] === '');
    // After antd, which gives the focus back to the field of the list.
    if (empty) setTimeout(() => form.getFieldInstance(empty)?.focus());
  }

  return <CustomerField {...(id && { id })} value={values.client} onChange={take} autoFocus />;
}
