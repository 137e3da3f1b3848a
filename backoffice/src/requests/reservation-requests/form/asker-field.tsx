import { CustomerField } from '../../../components/form/customer-field.tsx';
import { withClient } from './asker.ts';
import type { RequestValues } from './edited-request.ts';

interface Props {
  /** Passed by Form.Item. */
  id?: string;
  values: RequestValues;
  fill: (values: Partial<RequestValues>) => void;
}

/** Whose a new request is: what is known of the customer fills in what nobody has typed. */
export function AskerField({ id, values, fill }: Props) {
  return (
    <CustomerField
      {...(id && { id })}
      value={values.client}
      onChange={(client) => fill(withClient(values, client))}
      autoFocus
    />
  );
}
