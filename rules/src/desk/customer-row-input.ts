import type { CustomerContent } from '../customers/customers.ts';
import { customerFieldInputs } from '../customers/customers-input.ts';
import type { Country } from '../text/countries.ts';
import type { CustomerImportField } from './spreadsheets/customer-import-columns.ts';
import { importSentences } from './spreadsheets/import-sentences.ts';
import { type NameOrder, splitName } from './spreadsheets/name-order.ts';
import {
  linesIn,
  type Read,
  readContacts,
  readCountry,
  readKind,
  readPhones,
  readPostalCode,
  readPostalCodeAndTown,
  readSiret,
  readYesNo,
} from './spreadsheets/read-customer-cell.ts';

export type ContentField = keyof CustomerContent;

/** What a row says; a field that it says nothing of is missing. */
export type SaidOfCustomer = Partial<CustomerContent> & { societe?: string };

interface Reading {
  textOf: (field: CustomerImportField, parting?: string) => string;
  /** Where the row names no country. */
  country: Country;
  nameOrder: NameOrder | null;
  problems: Map<CustomerImportField, string>;
  notes: string[];
  isOwn: boolean;
}

/** Reads the cells of a row, and notes what is wrong with them, and what is to be known. */
export function readCustomerRow({ textOf, country, nameOrder, problems, notes, isOwn }: Reading): SaidOfCustomer {
  const said: SaidOfCustomer = {};
  const take = <Field extends ContentField>(
    field: Field,
    read: Read<unknown>,
    column: CustomerImportField = field,
  ): void => {
    const checked = 'problem' in read ? read : check(field, read.value);
    if ('problem' in checked) problems.set(column, checked.problem);
    else {
      Object.assign(said, { [field]: checked.value });
      if (read.note !== undefined) notes.push(read.note);
    }
  };
  const given = (field: CustomerImportField, use: (text: string) => void, parting?: string) => {
    const text = textOf(field, parting);
    if (text !== '') use(text);
  };
  given('kind', (text) => take('kind', readKind(text)));
  given('societe', (text) => {
    const checked = check('nom', text);
    if ('problem' in checked) problems.set('societe', checked.problem);
    else said.societe = checked.value as string;
  });
  given('nom', (text) => take('nom', { value: text }));
  given('prenom', (text) => take('prenom', { value: text }));
  given('emails', (text) => take('emails', readEmails(text)));
  given('emailsCopie', (text) => take('emailsCopie', readEmails(text)));
  given('telephones', (text) => take('telephones', readPhones(text)));
  given('contacts', (text) => take('contacts', { value: readContacts(text) }));
  given('rue', (text) => take('rue', { value: text }), ', ');
  given('pays', (text) => take('pays', readCountry(text)));
  given('adressesLivraison', (text) => take('adressesLivraison', { value: linesIn(text) }));
  given('siret', (text) => take('siret', readSiret(text)));
  given('numeroTva', (text) => take('numeroTva', { value: text }));
  given('bonDeCommande', (text) => take('bonDeCommande', readYesNo(text)));
  given('codeService', (text) => take('codeService', { value: text }));
  given('codeServiceExige', (text) => take('codeServiceExige', readYesNo(text)));
  given('numeroEngagement', (text) => take('numeroEngagement', { value: text }));
  given('etiquettes', (text) =>
    take('etiquettes', { value: isOwn ? linesIn(text) : text.split(/[\r\n;,]+/).map((one) => one.trim()) }),
  );
  given('notes', (text) => take('notes', { value: text }));
  given('ville', (text) => take('ville', { value: text }));
  const inCountry = said.pays ?? country;
  given('codePostal', (text) => take('codePostal', readPostalCode(text, inCountry)));
  for (const field of ['codePostalVille', 'codePostal', 'ville'] as const)
    given(field, (text) => {
      const parts = readPostalCodeAndTown(text, inCountry);
      if (parts === null) {
        if (field === 'codePostalVille') take(/^\d+$/.test(text) ? 'codePostal' : 'ville', { value: text }, field);
        return;
      }
      problems.delete(field);
      take('codePostal', { value: parts.codePostal }, field);
      take(
        'ville',
        { value: parts.ville, note: importSentences.postalCodeSplit(parts.codePostal, parts.ville) },
        field,
      );
    });
  const isPerson = (said.kind ?? 'particulier') === 'particulier' && said.siret == null && said.numeroTva == null;
  const split = isPerson && said.prenom === undefined ? splitName(said.nom ?? '', nameOrder) : null;
  if (split) {
    Object.assign(said, split);
    notes.push(importSentences.nameSplit(split.prenom, split.nom));
  }
  return said;
}

function readEmails(text: string): Read<string[]> {
  return { value: text.split(/[\s;,]+/).filter((one) => one !== '') };
}

/** As the form of a customer takes it. */
function check(field: ContentField, value: unknown): Read<unknown> {
  const checked = customerFieldInputs.shape[field].safeParse(value);
  return checked.success ? { value: checked.data } : { problem: checked.error.issues[0]?.message ?? '' };
}
