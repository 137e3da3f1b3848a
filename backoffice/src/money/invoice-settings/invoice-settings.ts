import type { FieldErrors } from '@barnum/rules/errors';
import {
  type InvoiceAccount,
  type InvoiceSettings,
  invoiceAccounts,
} from '@barnum/rules/money/invoices/invoice-settings';
import type { ResultOf } from 'gql.tada';
import type { EditedRecord } from '../../components/form/use-record-form.tsx';
import { plainNumber } from '../../lib/numbers.ts';
import { graphql } from '../../lib/service/graphql.ts';

const settingsFields = graphql(`
  fragment InvoiceSettingsFields on StoredInvoiceSettings @_unmask {
    updatedAt
    settings {
      actif
      prefixeFacture
      prefixeAvoir
      delaiPaiement
      rappelApresJours
      penalites
      escompte
      indemnite
      franchise
      seuilFranchise
      seuilMajore
      exoneration
      texteLibre
      iban
      debits
      xmlParticuliers
      comptes {
        clients
        ventes
        acomptes
        tva20
        tva10
        tva55
        tva21
        tvaAutre
        tvaAttente
        banque
        caisse
        cheques
        carte
        cautions
        indemnites
      }
    }
  }
`);

export const invoiceSettingsQuery = graphql(
  `
    query InvoiceSettings {
      invoiceSettings {
        ...InvoiceSettingsFields
      }
    }
  `,
  [settingsFields],
);

export const updateInvoiceSettingsMutation = graphql(
  `
    mutation UpdateInvoiceSettings($input: InvoiceSettingsInput!, $updatedAt: DateTime) {
      updateInvoiceSettings(input: $input, updatedAt: $updatedAt) {
        ...InvoiceSettingsFields
      }
    }
  `,
  [settingsFields],
);

export type StoredSettings = ResultOf<typeof settingsFields>;

type TypedNumber = 'delaiPaiement' | 'rappelApresJours' | 'seuilFranchise' | 'seuilMajore';

/** The settings as the form edits them: accounts beside the rest, numbers as typed. */
export type SettingsValues = Omit<InvoiceSettings, 'comptes' | TypedNumber> &
  Record<TypedNumber | InvoiceAccount, string>;

export function toRecord({ settings, updatedAt }: StoredSettings): EditedRecord<SettingsValues> {
  const { comptes, delaiPaiement, rappelApresJours, seuilFranchise, seuilMajore, ...others } = settings;
  const typed = {
    delaiPaiement: String(delaiPaiement),
    rappelApresJours: String(rappelApresJours),
    seuilFranchise: seuilFranchise === null ? '' : String(seuilFranchise),
    seuilMajore: seuilMajore === null ? '' : String(seuilMajore),
  };
  return { values: { ...others, ...typed, ...comptes }, updatedAt };
}

/** What is typed, as the service takes it; what is no number stays so, to be refused at its field. */
export function toSettings(values: SettingsValues): InvoiceSettings {
  const number = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(plainNumber(typed)));
  const accounts = invoiceAccounts.map((account) => [account, values[account]]);
  const others = Object.entries(values).filter(([name]) => !(invoiceAccounts as readonly string[]).includes(name));
  return {
    ...(Object.fromEntries(others) as Omit<SettingsValues, InvoiceAccount>),
    delaiPaiement: number(values.delaiPaiement),
    rappelApresJours: number(values.rappelApresJours),
    seuilFranchise: values.seuilFranchise.trim() === '' ? null : number(values.seuilFranchise),
    seuilMajore: values.seuilMajore.trim() === '' ? null : number(values.seuilMajore),
    comptes: Object.fromEntries(accounts) as InvoiceSettings['comptes'],
  };
}

/** Errors at the fields of the form. */
export function atFields(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, sentence]) => [path.replace('comptes.', ''), sentence]));
}
