import { parseInput } from '@barnum/rules/errors';
import { invoiceSettingsInput } from '@barnum/rules/money/invoice-settings-input';
import {
  type InvoiceAccount,
  type InvoiceAccounts,
  type InvoiceSettings,
  invoiceAccountLabels,
  invoiceAccounts,
} from '@barnum/rules/money/invoices/invoice-settings';
import { builder, updatedAtDescription } from '../../platform/graphql/builder.ts';
import { readInvoiceSettings, type StoredInvoiceSettings, saveInvoiceSettings } from './invoice-settings.domain.ts';

const words = {
  actif: 'Faux quand l’entreprise facture avec un autre logiciel.',
  prefixeFacture: 'Le début des numéros de facture.',
  prefixeAvoir: 'Le début des numéros d’avoir.',
  delaiPaiement: 'Le délai de paiement des professionnels, en jours.',
  rappelApresJours: 'Combien de jours après l’échéance un rappel est proposé.',
  penalites: 'Les pénalités de retard.',
  escompte: 'L’escompte pour paiement anticipé.',
  indemnite: 'L’indemnité forfaitaire de recouvrement.',
  franchise: 'La mention d’une entreprise en franchise de TVA.',
  seuilFranchise:
    'Le chiffre d’affaires d’une année, en euros, au-delà duquel la franchise de TVA prend fin ; vide s’il n’est pas réglé.',
  seuilMajore: 'Le seuil majoré, en euros, au-delà duquel elle prend fin aussitôt ; vide s’il n’est pas réglé.',
  exoneration: 'Pourquoi une ligne est à 0 % ; vide sans telle ligne.',
  texteLibre: 'Un texte au bas de chaque facture.',
  iban: 'Le compte pour les virements, sans espaces ; vide sans virement.',
  debits: 'Si la TVA est payée d’après les débits.',
  xmlParticuliers: 'Si les factures aux particuliers portent aussi le XML de Factur-X.',
  comptes: 'Les comptes du journal pour le comptable.',
};

/** One field for each account. */
function eachAccount<Field>(field: (name: InvoiceAccount, description: string) => Field) {
  const entries = invoiceAccounts.map((name) => [name, field(name, invoiceAccountLabels[name])]);
  return Object.fromEntries(entries) as Record<InvoiceAccount, Field>;
}

const AccountsType = builder.objectRef<InvoiceAccounts>('InvoiceAccounts').implement({
  description: words.comptes,
  authScopes: { settings: true, money: true },
  fields: (t) => eachAccount((name, description) => t.exposeString(name, { description })),
});

const SettingsType = builder.objectRef<InvoiceSettings>('InvoiceSettings').implement({
  description: 'Comment l’entreprise facture.',
  authScopes: { settings: true, money: true },
  fields: (t) => ({
    actif: t.exposeBoolean('actif', { description: words.actif }),
    prefixeFacture: t.exposeString('prefixeFacture', { description: words.prefixeFacture }),
    prefixeAvoir: t.exposeString('prefixeAvoir', { description: words.prefixeAvoir }),
    delaiPaiement: t.exposeInt('delaiPaiement', { description: words.delaiPaiement }),
    rappelApresJours: t.exposeInt('rappelApresJours', { description: words.rappelApresJours }),
    penalites: t.exposeString('penalites', { description: words.penalites }),
    escompte: t.exposeString('escompte', { description: words.escompte }),
    indemnite: t.exposeString('indemnite', { description: words.indemnite }),
    franchise: t.exposeString('franchise', { description: words.franchise }),
    seuilFranchise: t.exposeInt('seuilFranchise', { nullable: true, description: words.seuilFranchise }),
    seuilMajore: t.exposeInt('seuilMajore', { nullable: true, description: words.seuilMajore }),
    exoneration: t.exposeString('exoneration', { description: words.exoneration }),
    texteLibre: t.exposeString('texteLibre', { description: words.texteLibre }),
    iban: t.exposeString('iban', { description: words.iban }),
    debits: t.exposeBoolean('debits', { description: words.debits }),
    xmlParticuliers: t.exposeBoolean('xmlParticuliers', { description: words.xmlParticuliers }),
    comptes: t.expose('comptes', { type: AccountsType, description: words.comptes }),
  }),
});

const StoredSettingsType = builder.objectRef<StoredInvoiceSettings>('StoredInvoiceSettings').implement({
  description: 'Les réglages des factures.',
  authScopes: { settings: true, money: true },
  fields: (t) => ({
    settings: t.expose('settings', { type: SettingsType, description: 'Ce qu’ils disent.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Vide tant que rien n’est réglé.',
    }),
  }),
});

const AccountsInput = builder.inputType('InvoiceAccountsInput', {
  description: words.comptes,
  fields: (t) => eachAccount((_name, description) => t.string({ required: true, description })),
});

const SettingsInput = builder.inputType('InvoiceSettingsInput', {
  description: 'Comment l’entreprise facture, en entier.',
  fields: (t) => ({
    actif: t.boolean({ required: true, description: words.actif }),
    prefixeFacture: t.string({ required: true, description: words.prefixeFacture }),
    prefixeAvoir: t.string({ required: true, description: words.prefixeAvoir }),
    delaiPaiement: t.int({ required: true, description: words.delaiPaiement }),
    rappelApresJours: t.int({ required: true, description: words.rappelApresJours }),
    penalites: t.string({ required: true, description: words.penalites }),
    escompte: t.string({ required: true, description: words.escompte }),
    indemnite: t.string({ required: true, description: words.indemnite }),
    franchise: t.string({ required: true, description: words.franchise }),
    seuilFranchise: t.int({ description: words.seuilFranchise }),
    seuilMajore: t.int({ description: words.seuilMajore }),
    exoneration: t.string({ required: true, description: words.exoneration }),
    texteLibre: t.string({ required: true, description: words.texteLibre }),
    iban: t.string({ required: true, description: words.iban }),
    debits: t.boolean({ required: true, description: words.debits }),
    xmlParticuliers: t.boolean({ required: true, description: words.xmlParticuliers }),
    comptes: t.field({ type: AccountsInput, required: true, description: words.comptes }),
  }),
});

builder.queryField('invoiceSettings', (t) =>
  t.field({
    type: StoredSettingsType,
    description: 'Comment l’entreprise facture.',
    authScopes: { settings: true, money: true },
    resolve: (_root, _args, { db }) => readInvoiceSettings(db),
  }),
);

builder.mutationField('updateInvoiceSettings', (t) =>
  t.field({
    type: StoredSettingsType,
    description: 'Changer comment l’entreprise facture. Les factures émises gardent leurs textes.',
    authScopes: { settings: true },
    args: {
      input: t.arg({ type: SettingsInput, required: true }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: (_root, { input, updatedAt }, { db }) =>
      saveInvoiceSettings(db, parseInput(invoiceSettingsInput, input), updatedAt),
  }),
);
