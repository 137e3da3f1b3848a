import { contactLine, customerKindLabels, customerKinds } from '@barnum/rules/customers/customers';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { customerColumns } from '@barnum/rules/desk/spreadsheets/customer-columns';
import { linesOf, type RowOf } from '@barnum/rules/platform/table-columns';
import { countryName } from '@barnum/rules/text/countries';
import { type Customer, contentOf, listCustomerIds } from '../../customers/customers/customers.domain.ts';
import type { Db } from '../../platform/db/client.ts';
import { type Rows, rowsInBatches } from '../../platform/sheets/in-batches.ts';
import { type Narrowed, searchOf } from './narrowed.ts';

type CustomerRow = RowOf<typeof customerColumns>;

/** The customers of a list, by name. */
export async function readCustomerRows(db: Db, read: Narrowed): Promise<Rows<CustomerRow>> {
  const kind = customerKinds.find((known) => known === read('genre')) ?? null;
  const ids = await listCustomerIds(db, { search: searchOf(read), kind });
  return rowsInBatches(ids, (id) => db.customer.findMany({ where: { id: { in: id } } }), customerRow);
}

function customerRow(customer: Customer): CustomerRow {
  const { contacts, emails, telephones, emailsCopie, adressesLivraison, etiquettes, kind, pays, ...content } =
    contentOf(customer);
  return {
    ...content,
    id: customer.id,
    kind: customerKindLabels[kind],
    pays: countryName(pays),
    emails: linesOf(emails),
    telephones: linesOf(telephones),
    emailsCopie: linesOf(emailsCopie),
    contacts: linesOf(contacts.map(contactLine)),
    adressesLivraison: linesOf(adressesLivraison.map((address) => address.replaceAll('\n', ', '))),
    etiquettes: linesOf(etiquettes),
    createdAt: todayInParis(customer.createdAt),
  };
}
