import { parseInput, parsePatch } from '@barnum/rules/errors';
import { pictureUrl } from '@barnum/rules/paths';
import { partnerInput } from '@barnum/rules/site/partners-input';
import { builder, updatedAtDescription } from '../../platform/graphql/builder.ts';
import { weighShortList } from '../../platform/graphql/cost-of-work.ts';
import { readUpload } from '../../platform/graphql/uploads.ts';
import { createPartner, deletePartner, listPartners, updatePartner, uploadLogo } from './partners.domain.ts';

const PartnerType = builder.prismaObject('Partner', {
  description: 'Un partenaire, montré sur la page d’accueil.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    nom: t.exposeString('nom'),
    lien: t.exposeString('lien', { nullable: true }),
    logo: t.string({
      nullable: true,
      description: 'Adresse de son logo, où qu’il soit conservé.',
      select: { picture: true },
      resolve: ({ picture, logo }) => (picture ? pictureUrl(picture) : logo),
    }),
    picture: t.relation('picture', { nullable: true }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

const PartnerInput = builder.inputType('PartnerInput', {
  description: 'Un partenaire à créer. `logo` : une adresse, ou celle que `uploadLogo` a donnée.',
  fields: (t) => ({ nom: t.string({ required: true }), lien: t.string(), logo: t.string() }),
});

const PartnerPatch = builder.inputType('PartnerPatch', {
  description: 'Ce qui change dans un partenaire ; le reste demeure.',
  fields: (t) => ({ nom: t.string(), lien: t.string(), logo: t.string() }),
});

builder.queryField('partners', (t) =>
  t.prismaField({
    type: [PartnerType],
    description: 'Tous les partenaires.',
    authScopes: { public: true },
    complexity: weighShortList,
    resolve: (query, _root, _args, { db }) => listPartners(db, query),
  }),
);

builder.mutationFields((t) => ({
  createPartner: t.prismaField({
    type: PartnerType,
    description: 'Créer un partenaire.',
    authScopes: { site: true },
    args: { input: t.arg({ type: PartnerInput, required: true }) },
    resolve: (_query, _root, { input }, { db }) => createPartner(db, parseInput(partnerInput, input)),
  }),
  updatePartner: t.prismaField({
    type: PartnerType,
    description: 'Modifier les champs donnés d’un partenaire.',
    authScopes: { site: true },
    args: {
      id: t.arg.int({ required: true }),
      input: t.arg({ type: PartnerPatch, required: true }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: (_query, _root, { id, input, updatedAt }, { db, storage }) =>
      updatePartner(db, storage, id, parsePatch(partnerInput, { ...input }), updatedAt),
  }),
  deletePartner: t.boolean({
    description: 'Supprimer un partenaire et son logo.',
    authScopes: { site: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { db, storage }) => {
      await deletePartner(db, storage, id);
      return true;
    },
  }),
  uploadLogo: t.string({
    description: 'Envoyer un logo, pour un partenaire ou pour un partenaire à venir ; répond son adresse.',
    authScopes: { site: true },
    args: { partnerId: t.arg.int(), file: t.arg({ type: 'Upload', required: true }) },
    resolve: async (_root, { partnerId, file }, context) => {
      const { db, storage, renditionQueue } = context;
      const logo = await uploadLogo(db, storage, {
        bytes: await readUpload(file, context),
        partnerId: partnerId ?? null,
      });
      renditionQueue.add(logo.key);
      return logo.url;
    },
  }),
}));
