import { pictureUrl } from '@barnum/rules/paths';
import { builder } from '../../graphql/builder.ts';
import { listPartners } from './partners.domain.ts';

const PartnerType = builder.prismaObject('Partner', {
  description: 'Un partenaire, montré sur la page d’accueil.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    nom: t.exposeString('nom'),
    lien: t.exposeString('lien', { nullable: true }),
    logo: t.string({
      nullable: true,
      description: 'Adresse de son logo, où qu’il soit conservé.',
      select: { logo: true, picture: true },
      resolve: ({ picture, logo }) => (picture ? pictureUrl(picture) : logo),
    }),
    picture: t.relation('picture', { nullable: true }),
  }),
});

builder.queryField('partners', (t) =>
  t.prismaField({
    type: [PartnerType],
    authScopes: { public: true },
    resolve: (query, _root, _args, { db }) => listPartners(db, query),
  }),
);
