import { parseInput } from '@barnum/rules/errors';
import { personInput } from '@barnum/rules/inputs/personal-data';
import { limits } from '@barnum/rules/limits';
import { builder } from '../../graphql/builder.ts';
import { listReservationRequests } from '../reservation-requests/reservation-requests.domain.ts';
import { deletePersonRequests, exportPersonRequests, findPersonRequestIds } from './personal-data.domain.ts';

const PersonalDataType = builder.objectRef<{ contact: string; ids: number[] }>('PersonalData').implement({
  description: 'Ce qui est conservé d’une personne.',
  fields: (t) => ({
    totalCount: t.int({ resolve: ({ ids }) => ids.length, description: 'Nombre de ses demandes.' }),
    ids: t.exposeIntList('ids', { description: 'Les numéros de toutes ses demandes.' }),
    requests: t.prismaField({
      type: ['ReservationRequest'],
      description: `Ses demandes, les ${limits.pageSize} plus récentes d’abord.`,
      resolve: (query, { ids }, _args, { db }) => listReservationRequests(db, query, ids.slice(0, limits.pageSize)),
    }),
    document: t.string({
      description: 'Toutes ses demandes en un document JSON, à lui remettre.',
      resolve: ({ contact, ids }, _args, { db, followUp }) =>
        exportPersonRequests(db, ids, { contact, links: followUp }),
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
    authScopes: { administrator: true },
    args: { contact: t.arg.string({ required: true }) },
    resolve: async (_root, args, { db }) => {
      const { contact } = parseInput(personInput, args);
      return { contact, ids: await findPersonRequestIds(db, contact) };
    },
  }),
}));

builder.mutationField('deletePersonalData', (t) =>
  t.int({
    description: 'Effacer, parmi ces demandes, celles de cette personne, et aucune autre ; répond leur nombre.',
    authScopes: { administrator: true },
    args: { contact: t.arg.string({ required: true }), ids: t.arg.intList({ required: true }) },
    resolve: (_root, args, { db }) => deletePersonRequests(db, parseInput(personInput, args).contact, args.ids),
  }),
);
