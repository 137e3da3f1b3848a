import { customerMergeInput } from '@barnum/rules/customers/customers-input';
import { parseInput } from '@barnum/rules/errors';
import { authorOf } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { type Merge, mergeCustomers, undoMerge } from './customer-merges.domain.ts';
import { getCustomer } from './customers.domain.ts';
import { CustomerType } from './customers.graphql.ts';

export const MergeType = builder.objectRef<Merge>('CustomerMerge').implement({
  description: 'Un client réuni à celui-ci.',
  authScopes: { customers: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    nom: t.exposeString('nom'),
    fusionneLe: t.expose('fusionneLe', { type: 'DateTime', description: 'Depuis quand.' }),
    annulableJusquau: t.expose('annulableJusquau', {
      type: 'DateTime',
      description: 'Jusqu’à quand on peut revenir dessus.',
    }),
  }),
});

builder.mutationFields((t) => ({
  mergeCustomers: t.prismaField({
    type: CustomerType,
    description:
      'Faire un client de deux : celui qui est gardé reçoit les demandes de l’autre, et ce qui lui manquait.',
    authScopes: { customers: true },
    args: {
      id: t.arg.int({ required: true, description: 'Celui qui est gardé.' }),
      otherId: t.arg.int({ required: true, description: 'L’autre.' }),
    },
    resolve: async (query, _root, args, context) => {
      const { id, otherId } = parseInput(customerMergeInput, args);
      await mergeCustomers(context.db, { keptId: id, goneId: otherId, auteur: authorOf(context) });
      return getCustomer(context.db, id, query);
    },
  }),
  undoCustomerMerge: t.prismaField({
    type: CustomerType,
    description: 'Revenir sur la réunion de deux clients, 30 jours au plus après : celui qui avait disparu revient.',
    authScopes: { customers: true },
    args: { id: t.arg.int({ required: true, description: 'Celui du client qui avait disparu.' }) },
    resolve: async (query, _root, { id }, { db }) => {
      await undoMerge(db, id);
      return getCustomer(db, id, query);
    },
  }),
}));
