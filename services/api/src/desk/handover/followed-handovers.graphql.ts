import { handoverTitles } from '@barnum/rules/desk/handover/handover';
import { builder } from '../../platform/graphql/builder.ts';
import { FollowUpType } from '../../requests/follow-up/follow-up.graphql.ts';
import { type FollowedHandover, listFollowedHandovers } from './followed-handovers.domain.ts';

const FollowedHandoverType = builder.objectRef<FollowedHandover>('FollowUpHandover').implement({
  description: 'Un état des lieux. Son document est à `/api/suivi/{jeton}/etat-des-lieux/{id}`.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    titre: t.string({ description: 'Ce que c’est, en mots.', resolve: ({ mouvement }) => handoverTitles[mouvement] }),
    closedAt: t.expose('closedAt', { type: 'DateTime', description: 'Quand il a été fait.' }),
  }),
});

builder.prismaObjectField(FollowUpType, 'etatsDesLieux', (t) =>
  t.field({
    type: [FollowedHandoverType],
    select: { id: true },
    description: 'Ses états des lieux, le dernier d’abord.',
    resolve: ({ id }, _args, { db }) => listFollowedHandovers(db, id),
  }),
);
