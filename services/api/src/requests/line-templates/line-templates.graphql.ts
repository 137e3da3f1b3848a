import { parseInput } from '@barnum/rules/errors';
import { lineTemplateInput } from '@barnum/rules/requests/line-templates-input';
import { builder } from '../../platform/graphql/builder.ts';
import {
  discountDescriptions,
  ItemInput,
  LineKindType,
  quantityDescription,
} from '../reservation-requests/request-lines.graphql.ts';
import { deleteLineTemplate, listLineTemplates, saveLineTemplate, templateItems } from './line-templates.domain.ts';

const LineTemplateType = builder.prismaObject('LineTemplate', {
  description: 'Un modèle : des lignes à ajouter en une fois à une demande.',
  authScopes: { requests: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    nom: t.exposeString('nom'),
    items: t.relation('items', { description: 'Ses lignes, dans leur ordre.', query: templateItems }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

builder.prismaObject('LineTemplateItem', {
  description: 'Une ligne d’un modèle.',
  authScopes: { requests: true },
  fields: (t) => ({
    nature: t.expose('nature', { type: LineKindType }),
    article: t.relation('article', {
      nullable: true,
      description: 'L’article, aux conditions d’aujourd’hui ; vide quand il n’existe plus.',
    }),
    nom: t.exposeString('nom'),
    quantite: t.exposeFloat('quantite', { description: quantityDescription }),
    prix: t.expose('prix', { type: 'Decimal', nullable: true, description: 'Vide pour un article.' }),
    montantCaution: t.expose('montantCaution', {
      type: 'Decimal',
      nullable: true,
      description: 'Vide pour un article.',
    }),
    coefficient: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Par quoi le prix est multiplié pour la durée, s’il est fixé à la main ; avec trois décimales.',
      select: { coefficient: true },
      resolve: ({ coefficient }) => coefficient?.toFixed(3) ?? null,
    }),
    remise: t.expose('remise', { type: 'Decimal', nullable: true, description: discountDescriptions.remise }),
    remiseEnPourcent: t.exposeBoolean('remiseEnPourcent', { description: discountDescriptions.remiseEnPourcent }),
    motifRemise: t.exposeString('motifRemise', { description: discountDescriptions.motifRemise }),
    tauxTva: t.expose('tauxTva', { type: 'Decimal', nullable: true, description: 'Vide : le taux habituel.' }),
  }),
});

builder.queryField('lineTemplates', (t) =>
  t.prismaField({
    type: [LineTemplateType],
    description: 'Les modèles de lignes, par nom.',
    authScopes: { requests: true },
    resolve: (query, _root, _args, { db }) => listLineTemplates(db, query),
  }),
);

builder.mutationFields((t) => ({
  saveLineTemplate: t.prismaField({
    type: LineTemplateType,
    description: 'Enregistrer des lignes comme modèle.',
    authScopes: { requests: true },
    args: {
      nom: t.arg.string({ required: true }),
      items: t.arg({ type: [ItemInput], required: true }),
      remplace: t.arg.boolean({ description: 'Remplacer celui qui porte ce nom.' }),
    },
    resolve: (_query, _root, { remplace, ...input }, { db }) =>
      saveLineTemplate(db, parseInput(lineTemplateInput, input), { isReplaced: remplace ?? false }),
  }),
  deleteLineTemplate: t.boolean({
    description: 'Supprimer un modèle ; les demandes gardent leurs lignes.',
    authScopes: { requests: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { db }) => {
      await deleteLineTemplate(db, id);
      return true;
    },
  }),
}));
