import { defaultSiteTexts } from '@barnum/rules/site/site-texts/default-site-texts';
import { isSiteTextKey } from '@barnum/rules/site/site-texts/site-texts';
import { authorOf } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { weighShortList } from '../../platform/graphql/cost-of-work.ts';
import { readUpload } from '../../platform/graphql/uploads.ts';
import {
  type CurrentSiteText,
  listSitePictures,
  listSiteTexts,
  listSiteTextVersions,
  updateSiteTexts,
  uploadSitePicture,
} from './site-texts.domain.ts';

const SiteTextType = builder.objectRef<CurrentSiteText>('SiteText').implement({
  description: 'Un texte du site. `{{supplement}}` et les autres champs y sont remplacés sur les pages.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'De quel texte.' }),
    texte: t.exposeString('texte', { description: 'Ce que le site en montre.' }),
    original: t.string({ description: 'Le texte d’origine.', resolve: ({ key }) => defaultSiteTexts[key] }),
    versionId: t.exposeInt('versionId', { description: 'Sa version en vigueur ; 0 tant qu’il n’a pas changé.' }),
  }),
});

const SiteTextVersionType = builder.prismaObject('SiteTextVersion', {
  select: { id: true, key: true },
  description: 'Une version d’un texte du site.',
  authScopes: { site: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    texte: t.string({
      description: 'Ce que le site en montrait.',
      select: { texte: true },
      resolve: ({ key, texte }) => texte ?? (isSiteTextKey(key) ? defaultSiteTexts[key] : ''),
    }),
    auteur: t.exposeString('auteur', { description: 'Qui l’a enregistrée.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const SitePictureType = builder.prismaObject('SiteTextVersion', {
  variant: 'SitePicture',
  select: { id: true },
  description: 'Une image du site.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'De quel texte du site elle est la valeur.' }),
    picture: t.relation('picture', { nullable: true }),
  }),
});

const SiteTextInput = builder.inputType('SiteTextInput', {
  description: 'Un texte du site à changer.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'De quel texte.' }),
    texte: t.string({ required: true, description: 'Le nouveau texte.' }),
  }),
});

builder.queryFields((t) => ({
  siteTexts: t.field({
    type: [SiteTextType],
    description: 'Tous les textes du site.',
    authScopes: { public: true },
    complexity: weighShortList,
    resolve: (_root, _args, { db }) => listSiteTexts(db),
  }),
  sitePictures: t.prismaField({
    type: [SitePictureType],
    description: 'Le logo et la photo d’accueil, quand la boutique a les siens.',
    authScopes: { public: true },
    complexity: weighShortList,
    resolve: (query, _root, _args, { db }) => listSitePictures(db, query),
  }),
  siteTextVersions: t.prismaField({
    type: [SiteTextVersionType],
    description: 'Les versions d’un texte, la plus récente d’abord.',
    authScopes: { site: true },
    args: { key: t.arg.string({ required: true }) },
    resolve: (query, _root, { key }, { db }) => listSiteTextVersions(db, key, query),
  }),
}));

builder.mutationFields((t) => ({
  uploadSitePicture: t.string({
    description: 'Envoyer une image du site ; répond son adresse, à enregistrer comme texte de cette clé.',
    authScopes: { site: true },
    args: { key: t.arg.string({ required: true }), file: t.arg({ type: 'Upload', required: true }) },
    resolve: async (_root, { key: field, file }, context) => {
      const { db, storage, renditionQueue } = context;
      const { key, url } = await uploadSitePicture(db, storage, { field, bytes: await readUpload(file, context) });
      renditionQueue.add(key);
      return url;
    },
  }),
  updateSiteTexts: t.field({
    type: [SiteTextType],
    description: 'Changer des textes du site ; ceux qui sont identiques demeurent.',
    authScopes: { site: true },
    args: {
      texts: t.arg({ type: [SiteTextInput], required: true }),
      seen: t.arg.int({
        required: true,
        description:
          'La version la plus récente de la copie modifiée ; un texte changé depuis est refusé (`CONFLICT`).',
      }),
    },
    resolve: (_root, { texts, seen }, context) => {
      const byKey = Object.fromEntries(texts.map(({ key, texte }) => [key, texte]));
      return updateSiteTexts(context.db, byKey, { seen, auteur: authorOf(context) });
    },
  }),
}));
