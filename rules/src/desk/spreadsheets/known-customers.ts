import { type CustomerContent, customerName, matchKeys } from '../../customers/customers.ts';
import { importSentences } from './import-sentences.ts';

/** A customer that exists, as it is compared with rows. */
export interface KnownCustomer extends CustomerContent {
  id: number;
}

/** Customers by what a row may say of them. */
export interface KnownCustomers {
  byId: ReadonlyMap<number, KnownCustomer>;
  byKey: ReadonlyMap<string, readonly KnownCustomer[]>;
}

export function indexCustomers(known: readonly KnownCustomer[], isOwn: boolean): KnownCustomers {
  const byKey = new Map<string, KnownCustomer[]>();
  for (const customer of known)
    for (const key of [...tellingKeys(customer), nameKey(customer)])
      byKey.set(key, [...(byKey.get(key) ?? []), customer]);
  return { byId: new Map(isOwn ? known.map((customer) => [customer.id, customer]) : []), byKey };
}

/** What says who a customer is: an e-mail address, a SIRET, a telephone together with the name. */
function tellingKeys(customer: CustomerContent): string[] {
  const name = nameKey(customer);
  return [
    ...matchKeys(customer).flatMap((key) => {
      if (key.startsWith('email:')) return key;
      return key.startsWith('tel:') ? `${key} ${name}` : [];
    }),
    ...(customer.siret === null ? [] : [`siret:${customer.siret}`]),
  ];
}

export function nameKey({ prenom, nom }: CustomerContent): string {
  return matchKeys({ prenom, nom })[0] ?? '';
}

/** The customer of a row; what asks about it where that is not plain. Without anything that tells, the name alone. */
export function findKnown(
  content: CustomerContent,
  index: KnownCustomers,
): { current: KnownCustomer | null; problem: string | null } {
  const keys = tellingKeys(content);
  const told = [...new Set(keys.flatMap((key) => index.byKey.get(key) ?? []))];
  const named = keys.length === 0 ? (index.byKey.get(nameKey(content)) ?? []) : [];
  const plain = named.filter((one) => tellingKeys(one).length === 0);
  const found = told.length > 0 ? told : plain;
  if (found.length > 1)
    return { current: null, problem: importSentences.severalCustomers(found.slice(0, 3).map(customerName).join(', ')) };
  const [current = null] = found;
  const [namesake] = named;
  return { current, problem: current || !namesake ? null : importSentences.sameName(namesake.id) };
}

/** What another row of the same customer has, too. */
export function identifyingKeys(content: CustomerContent, current: KnownCustomer | null): string[] {
  if (current) return [`n ${current.id}`];
  const keys = tellingKeys(content);
  return keys.length > 0 ? keys : [`${nameKey(content)} seul`];
}
