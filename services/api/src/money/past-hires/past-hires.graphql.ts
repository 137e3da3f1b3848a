import { builder } from '../../platform/graphql/builder.ts';
import { countPastHires, deletePastHires } from './past-hires.domain.ts';

builder.queryFields((t) => ({
  pastHireCount: t.int({
    description: 'Combien de locations d’avant Barnum sont reprises, pour les chiffres seulement.',
    authScopes: { money: true },
    resolve: (_root, _args, { db }) => countPastHires(db),
  }),
}));

builder.mutationFields((t) => ({
  deletePastHires: t.int({
    description: 'Supprimer toutes les locations reprises ; rend combien il y en avait.',
    authScopes: { money: true },
    resolve: (_root, _args, { db }) => deletePastHires(db),
  }),
}));
