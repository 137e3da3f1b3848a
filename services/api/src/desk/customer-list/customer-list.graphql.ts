import { customerListInput } from '@barnum/rules/customers/customers-input';
import { chosenCustomersInput } from '@barnum/rules/desk/customer-list-input';
import { parseInput } from '@barnum/rules/errors';
import { toAmount } from '@barnum/rules/prices/amounts';
import { countCustomers, getCustomer } from '../../customers/customers/customers.domain.ts';
import { CustomerKindType, CustomerType } from '../../customers/customers/customers.graphql.ts';
import { hasAccess, requireAccess } from '../../platform/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import {
  type CustomerDebt,
  type CustomerList,
  createCustomerOf,
  customerOrders,
  type Hires,
  listCustomerPage,
  readDebts,
  readHires,
} from './customer-list.domain.ts';

const CustomerSortType = builder.enumType('CustomerSort', {
  description:
    'Ordre d’une liste de clients : par nom ; par ce qu’ils ont à payer, le plus d’abord ; par dernière location, la plus récente d’abord ; par prochaine location, la plus proche d’abord.',
  values: customerOrders,
});

const CustomerPageType = builder.objectRef<CustomerList>('CustomerPage').implement({
  description: 'Une page de clients.',
  authScopes: { customers: true },
  fields: (t) => ({
    items: t.prismaField({
      type: [CustomerType],
      resolve: (query, page, _args, { db }) => listCustomerPage(db, page, query),
    }),
    totalCount: t.int({ resolve: (page, _args, { db }) => countCustomers(db, page) }),
  }),
});

const CustomerOverviewType = builder
  .objectRef<{ id: number; hires: Hires | undefined; debt: CustomerDebt | null }>('CustomerOverview')
  .implement({
    description: 'Où en est un client : ce qu’il a à payer et ses locations.',
    authScopes: { customers: true },
    fields: (t) => ({
      id: t.exposeInt('id', { description: 'Le client.' }),
      aPayer: t.field({
        type: 'Decimal',
        nullable: true,
        description: 'Facturé moins reçu ; négatif quand plus est reçu. Vide pour qui ne voit pas l’argent.',
        resolve: ({ debt }) => debt && toAmount(debt.aPayer),
      }),
      recuDAvance: t.boolean({
        description: 'Si ce qui est reçu de plus que facturé l’est d’avance ; sinon, c’est reçu en trop.',
        resolve: ({ debt }) => debt?.isAhead ?? false,
      }),
      derniereLocation: t.field({
        type: 'Date',
        nullable: true,
        description: 'Le jour du dernier départ, aujourd’hui compris.',
        resolve: ({ hires }) => hires?.last ?? null,
      }),
      prochaineLocation: t.field({
        type: 'Date',
        nullable: true,
        description: 'Le jour du prochain départ confirmé.',
        resolve: ({ hires }) => hires?.next ?? null,
      }),
    }),
  });

builder.queryFields((t) => ({
  customers: t.field({
    type: CustomerPageType,
    description: 'Les clients, page par page.',
    authScopes: { customers: true },
    args: {
      page: t.arg.int({ defaultValue: 1 }),
      pageSize: t.arg.int({ defaultValue: 20 }),
      search: t.arg.string({
        description:
          'Dans le nom, les coordonnées, les adresses, les notes et les étiquettes, sans tenir compte des accents.',
      }),
      kind: t.arg({ type: CustomerKindType, description: 'De ce genre seulement.' }),
      sort: t.arg({
        type: CustomerSortType,
        defaultValue: 'NOM',
        description: 'Par ce qu’ils ont à payer pour qui voit l’argent, par nom sinon.',
      }),
    },
    resolve: (_root, { sort, ...args }, { viewer }) => {
      const isKnown = sort !== 'A_PAYER' || hasAccess(viewer, 'money');
      return { ...parseInput(customerListInput, args), sort: (isKnown && sort) || 'NOM' };
    },
  }),
  customerOverviews: t.field({
    type: [CustomerOverviewType],
    description: 'Où en sont ces clients, cent au plus.',
    authScopes: { customers: true },
    args: { ids: t.arg.intList({ required: true }) },
    resolve: async (_root, args, { db, viewer }) => {
      const { ids } = parseInput(chosenCustomersInput, args);
      const hires = await readHires(db, ids);
      const debts = hasAccess(viewer, 'money') ? await readDebts(db, ids) : null;
      return ids.map((id) => ({
        id,
        hires: hires.get(id),
        debt: debts && (debts.get(id) ?? { aPayer: 0, isAhead: false }),
      }));
    },
  }),
}));

builder.mutationField('createCustomerOfRequest', (t) =>
  t.prismaField({
    type: CustomerType,
    description: 'Créer le client d’une demande avec ce que son visiteur a écrit ; celui qu’elle a déjà, sinon.',
    authScopes: { customers: true },
    args: { requestId: t.arg.int({ required: true }) },
    resolve: async (query, _root, { requestId }, { db, viewer }) => {
      requireAccess(viewer, 'requests');
      return getCustomer(db, await createCustomerOf(db, requestId), query);
    },
  }),
);
