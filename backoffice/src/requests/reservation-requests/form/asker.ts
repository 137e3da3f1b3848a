import { isTelling, matchKeys, matchReasons, requestMatchKeys } from '@barnum/rules/customers/customers';
import { type CustomerChoice, type CustomerValue, requestFieldsOf } from '../../../components/form/customer-field.tsx';
import type { RequestValues } from './edited-request.ts';

/** Whose the request is, with what is known of the customer where nobody has typed anything. */
export function withClient(values: RequestValues, client: CustomerValue): Partial<RequestValues> {
  const former = fieldsOf(values.client);
  const known = Object.entries(fieldsOf(client)).filter(([field]) => {
    const typed = values[field as keyof RequestValues];
    return typed === '' || typed === former[field as keyof typeof former];
  });
  return { client, ...Object.fromEntries(known) };
}

/** Customers with the e-mail address or the telephone number that is typed, and what says so. */
export function knownCustomers(
  customers: readonly CustomerChoice[],
  { nom, prenom, email, phone }: Pick<RequestValues, 'nom' | 'prenom' | 'email' | 'phone'>,
): { customer: CustomerChoice; reasons: string[] }[] {
  const typed = requestMatchKeys({ nom, prenom, email: email.trim() || null, phone: phone.trim() || null });
  return customers.flatMap((customer) => {
    const keys = matchKeys(customer);
    const isKnown = keys.some((key) => isTelling(key) && typed.includes(key));
    return isKnown ? { customer, reasons: matchReasons(typed, keys) } : [];
  });
}

/** What a new customer is called by as typed: « Marie Legrand 06 39 98 05 05 », a telephone number or an e-mail address. */
function fieldsOf(client: CustomerValue): Partial<ReturnType<typeof requestFieldsOf>> {
  if (client === null) return {};
  return client.isNew ? typedFields(client.typed ?? '') : requestFieldsOf(client.customer);
}

function typedFields(typed: string) {
  if (/^\S+@\S+$/.test(typed)) return { email: typed };
  const phone = /\+?\d(?:[ .()-]*\d){8,}/.exec(typed)?.[0] ?? '';
  const [first = '', ...others] = typed.replace(phone, ' ').trim().split(/\s+/);
  const names = others.length > 0 ? { prenom: first, nom: others.join(' ') } : { nom: first };
  return phone === '' ? names : { ...names, phone };
}
