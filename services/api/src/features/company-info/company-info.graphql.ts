import { builder } from '../../graphql/builder.ts';
import { listCompanyInfo } from './company-info.domain.ts';

const CompanyInfoType = builder.prismaObject('CompanyInfo', {
  description: 'Une information nommée de l’entreprise, comme « adresse » ou « Email ».',
  fields: (t) => ({
    id: t.exposeInt('id'),
    nom: t.exposeString('nom'),
    valeur: t.exposeString('valeur'),
  }),
});

builder.queryField('companyInfo', (t) =>
  t.prismaField({
    type: [CompanyInfoType],
    authScopes: { public: true },
    resolve: (query, _root, _args, { db }) => listCompanyInfo(db, query),
  }),
);
