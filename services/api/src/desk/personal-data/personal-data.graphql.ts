import { personInput } from '@barnum/rules/desk/personal-data-input';
import { parseInput } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { CustomerType } from '../../customers/customers/customers.graphql.ts';
import { requestsWithHeldDeposits } from '../../money/ledger/deposit-list.domain.ts';
import { readKeptRecords } from '../../money/ledger/kept-records.domain.ts';
import { KeptRecordsType } from '../../money/ledger/ledger-types.graphql.ts';
import { hasAccess } from '../../platform/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { FollowUpType } from '../../requests/follow-up/follow-up.graphql.ts';
import { listReservationRequests } from '../../requests/reservation-requests/request-list.domain.ts';
import { exportFollowedRequest, exportPerson } from './export-person.domain.ts';
import {
  erasePerson,
  findPerson,
  type KeptOfOrganisation,
  keptOfOrganisations,
  type Person,
  peopleAmong,
} from './personal-data.domain.ts';
import { unsettledRequests } from './unsettled-requests.domain.ts';

const KeptOfOrganisationType = builder.objectRef<KeptOfOrganisation>('KeptOfOrganisation').implement({
  description: 'Ce qu’un client qui n’est pas une personne garde, quand l’un de ses contacts est effacé.',
  authScopes: { customers: true },
  fields: (t) => ({
    customerId: t.exposeInt('customerId', { description: 'Sa fiche.' }),
    contacts: t.exposeStringList('contacts', { description: 'Les noms de ses autres contacts.' }),
    demandes: t.exposeInt('demandes', { description: 'Le nombre de ses autres demandes.' }),
  }),
});

const PersonalDataType = builder.objectRef<Person>('PersonalData').implement({
  description:
    'Ce qui est conservé d’une personne : par ses coordonnées, par les fiches auxquelles ses demandes sont rattachées, et par les coordonnées de ces fiches.',
  authScopes: { customers: true },
  fields: (t) => ({
    totalCount: t.int({ resolve: ({ ids }) => ids.length, description: 'Nombre de ses demandes.' }),
    ids: t.exposeIntList('ids', { description: 'Les numéros de toutes ses demandes.' }),
    requests: t.prismaField({
      type: ['ReservationRequest'],
      description: `Ses demandes, les ${limits.pageSize} plus récentes d’abord ; aucune pour qui ne les voit pas.`,
      authScopes: { requests: true },
      unauthorizedResolver: () => [],
      resolve: (query, { ids }, _args, { db }) => listReservationRequests(db, query, ids.slice(0, limits.pageSize)),
    }),
    keptIds: t.exposeIntList('keptIds', {
      description: 'Celles que la loi fait garder : le nom, le lieu, ce qui a été loué et les devis en restent.',
    }),
    heldDepositIds: t.intList({
      description: 'Celles dont une caution est encore en main : rien ne s’efface avant qu’elle soit rendue.',
      resolve: ({ ids }, _args, { db }) => requestsWithHeldDeposits(db, ids),
    }),
    unsettledIds: t.intList({
      description:
        'Celles qui ne s’effacent pas d’elles-mêmes : une caution est en main, une facture est à payer, ou un paiement n’est affecté à aucune facture.',
      resolve: ({ ids }, _args, { db }) => unsettledRequests(db, ids),
    }),
    customers: t.prismaField({
      type: [CustomerType],
      description: 'Ses fiches de client, et celles dont elle est un contact.',
      resolve: (_query, { customers }) => customers,
    }),
    organisations: t.field({
      type: [KeptOfOrganisationType],
      description: 'Ce que gardent les clients dont elle n’est qu’un contact.',
      resolve: (person, _args, { db }) => keptOfOrganisations(db, person),
    }),
    gardes: t.field({
      type: KeptRecordsType,
      description: 'Ce qui en reste dix ans, comme la loi le demande, quand tout est effacé.',
      resolve: ({ ids, customers }, _args, { db }) =>
        readKeptRecords(db, { requestIds: ids, customerIds: peopleAmong(customers) }),
    }),
    document: t.string({
      description:
        'Tout ce qui est conservé d’elle en un document JSON, à lui remettre ; ce que l’on ne voit pas soi-même y manque, et il le dit.',
      resolve: (person, _args, { db, followUp, viewer }) =>
        exportPerson(db, person, followUp, {
          withRequests: hasAccess(viewer, 'requests'),
          withMails: hasAccess(viewer, 'messages'),
          withMoney: hasAccess(viewer, 'money'),
        }),
    }),
  }),
});

builder.queryFields((t) => ({
  retentionYears: t.int({
    description: 'Pendant combien d’années une demande est conservée après le dernier contact.',
    authScopes: { public: true },
    resolve: (_root, _args, { retentionYears }) => retentionYears,
  }),
  personalData: t.field({
    type: PersonalDataType,
    description: 'Ce qui est conservé de la personne qui a cette adresse e-mail ou ce numéro de téléphone.',
    authScopes: { customers: true },
    args: { contact: t.arg.string({ required: true }) },
    resolve: async (_root, args, { db }) => {
      const { contact } = parseInput(personInput, args);
      return findPerson(db, contact);
    },
  }),
}));

builder.mutationField('deletePersonalData', (t) =>
  t.int({
    description:
      'Effacer, parmi ces demandes et ces clients, ceux de cette personne, et aucun autre ; répond le nombre de demandes effacées. Ce que la loi fait garder perd le reste, un client qui n’est pas une personne perd ce contact. Refusé (`CONFLICT`) tant qu’une caution est en main.',
    // It deletes requests.
    authScopes: { $all: { customers: true, requests: true } },
    args: {
      contact: t.arg.string({ required: true }),
      ids: t.arg.intList({ required: true, description: 'Ceux des demandes.' }),
      customerIds: t.arg.intList({ description: 'Ceux des clients.' }),
    },
    resolve: (_root, { ids, customerIds, ...args }, { db }) =>
      erasePerson(db, parseInput(personInput, args).contact, { ids, customerIds: customerIds ?? [] }),
  }),
);

builder.prismaObjectField(FollowUpType, 'document', (t) =>
  t.string({
    description: 'Cette demande en un document JSON : tout, sauf les notes de l’entreprise.',
    resolve: ({ id }, _args, { db, followUp }) => exportFollowedRequest(db, id, followUp),
  }),
);
