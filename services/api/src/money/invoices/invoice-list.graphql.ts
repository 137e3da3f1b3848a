import { parseInput } from '@barnum/rules/errors';
import { searchPageInput } from '@barnum/rules/fields/page';
import { invoiceFilterInput } from '@barnum/rules/money/invoice-list-input';
import { builder } from '../../platform/graphql/builder.ts';
import {
  countInvoices,
  type InvoiceCount,
  type InvoicePage,
  listInvoicePage,
  type TurnoverTotal,
  totalInvoices,
} from './invoice-list.domain.ts';
import { InvoiceKindType, InvoiceStateType, InvoiceType } from './invoices.graphql.ts';

const InvoiceCountType = builder.objectRef<InvoiceCount>('InvoiceCount').implement({
  description: 'Combien de factures sont dans un état.',
  authScopes: { money: true },
  fields: (t) => ({
    etat: t.expose('etat', { type: InvoiceStateType, description: 'Cet état.' }),
    totalCount: t.exposeInt('totalCount', { description: 'Leur nombre.' }),
  }),
});

const TurnoverTotalType = builder.objectRef<TurnoverTotal>('TurnoverTotal').implement({
  description: 'Ce que des factures ajoutent au chiffre d’affaires à un taux de TVA ; les avoirs en sont déduits.',
  authScopes: { money: true },
  fields: (t) => ({
    taux: t.expose('taux', { type: 'Decimal', nullable: true, description: 'En pour cent ; vide sans TVA.' }),
    horsTaxes: t.expose('horsTaxes', { type: 'Decimal', description: 'Sans la taxe.' }),
    tva: t.expose('tva', { type: 'Decimal', description: 'La taxe.' }),
    total: t.expose('total', { type: 'Decimal', description: 'Taxe comprise.' }),
  }),
});

/** A page with its counts, which are read once. */
type CountedPage = InvoicePage & { counts: () => Promise<InvoiceCount[]> };

const InvoicePageType = builder.objectRef<CountedPage>('InvoicePage').implement({
  description: 'Une page de la liste des factures et avoirs : les brouillons d’abord, puis les derniers émis.',
  authScopes: { money: true },
  fields: (t) => ({
    items: t.field({ type: [InvoiceType], resolve: (page, _args, { db }) => listInvoicePage(db, page) }),
    totalCount: t.int({
      resolve: async ({ etats, counts }) => sumOf(ofStates(await counts(), etats), ({ totalCount }) => totalCount),
    }),
    etats: t.field({
      type: [InvoiceCountType],
      description: 'Combien il y en a dans chaque état, quels que soient ceux demandés.',
      resolve: ({ counts }) => counts(),
    }),
    reste: t.field({
      type: 'Decimal',
      description: 'Ce qui est à payer de toutes les pages.',
      resolve: async ({ etats, counts }) =>
        sumOf(ofStates(await counts(), etats), ({ reste }) => Number(reste)).toFixed(2),
    }),
    taux: t.field({
      type: [TurnoverTotalType],
      description: 'Ce qu’additionnent toutes les pages, taux par taux, le plus haut d’abord.',
      resolve: (page, _args, { db }) => totalInvoices(db, page),
    }),
  }),
});

const InvoiceFilterInput = builder.inputType('InvoiceFilterInput', {
  description: 'Ce qui restreint la liste des factures.',
  fields: (t) => ({
    etats: t.field({ type: [InvoiceStateType], description: 'Ces états ; tous à défaut.' }),
    nature: t.field({ type: InvoiceKindType, description: 'Ce qu’elles sont ; tout à défaut.' }),
    customerId: t.int({ description: 'Celles de ce client.' }),
    du: t.field({ type: 'Date', description: 'Émises ce jour ou après.' }),
    au: t.field({ type: 'Date', description: 'Émises ce jour ou avant.' }),
  }),
});

builder.queryField('invoices', (t) =>
  t.field({
    type: InvoicePageType,
    description: 'Une page de la liste des factures et avoirs.',
    authScopes: { money: true },
    args: {
      page: t.arg.int({ defaultValue: 1 }),
      pageSize: t.arg.int({ defaultValue: 20 }),
      search: t.arg.string({ defaultValue: '', description: 'Un numéro, un nom, un SIREN.' }),
      filtre: t.arg({ type: InvoiceFilterInput }),
    },
    resolve: (_root, { filtre, ...args }, { db }) => {
      const sought = { ...parseInput(searchPageInput, args), ...parseInput(invoiceFilterInput, filtre ?? {}) };
      let counted: Promise<InvoiceCount[]> | undefined;
      return {
        ...sought,
        counts: () => {
          counted ??= countInvoices(db, sought);
          return counted;
        },
      };
    },
  }),
);

function ofStates(counts: readonly InvoiceCount[], etats: readonly string[]): InvoiceCount[] {
  return counts.filter(({ etat }) => etats.length === 0 || etats.includes(etat));
}

function sumOf(counts: readonly InvoiceCount[], of: (count: InvoiceCount) => number): number {
  return counts.reduce((sum, count) => sum + of(count), 0);
}
