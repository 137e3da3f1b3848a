import { parseInput } from '@barnum/rules/errors';
import { companyInfoInput, companyInfoValueInput } from '@barnum/rules/site/company-info-input';
import { builder, updatedAtDescription } from '../../platform/graphql/builder.ts';
import { weighShortList } from '../../platform/graphql/cost-of-work.ts';
import {
  createCompanyInfo,
  deleteCompanyInfo,
  findCompanyInfoByName,
  listCompanyInfo,
  updateCompanyInfo,
} from './company-info.domain.ts';

const CompanyInfoType = builder.prismaObject('CompanyInfo', {
  description: 'Une information nommée de l’entreprise, comme « adresse » ou « Email ».',
  fields: (t) => ({
    id: t.exposeInt('id'),
    nom: t.exposeString('nom'),
    valeur: t.exposeString('valeur'),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

builder.queryField('companyInfo', (t) =>
  t.prismaField({
    type: [CompanyInfoType],
    description: 'Toutes les informations de l’entreprise.',
    authScopes: { public: true },
    complexity: weighShortList,
    resolve: (query, _root, _args, { db }) => listCompanyInfo(db, query),
  }),
);

builder.queryField('companyInfoByName', (t) =>
  t.prismaField({
    type: CompanyInfoType,
    nullable: true,
    description: 'L’information de ce nom exact.',
    authScopes: { public: true },
    args: { nom: t.arg.string({ required: true }) },
    resolve: (_query, _root, { nom }, { db }) => findCompanyInfoByName(db, nom),
  }),
);

builder.mutationFields((t) => ({
  createCompanyInfo: t.prismaField({
    type: CompanyInfoType,
    description: 'Créer une information de l’entreprise.',
    authScopes: { settings: true },
    args: { nom: t.arg.string({ required: true }), valeur: t.arg.string({ required: true }) },
    resolve: (_query, _root, args, { db }) => createCompanyInfo(db, parseInput(companyInfoInput, args)),
  }),
  updateCompanyInfo: t.prismaField({
    type: CompanyInfoType,
    description: 'Modifier la valeur d’une information.',
    authScopes: { settings: true },
    args: {
      id: t.arg.int({ required: true }),
      valeur: t.arg.string({ required: true }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: (_query, _root, { id, valeur, updatedAt }, { db }) =>
      updateCompanyInfo(db, id, parseInput(companyInfoValueInput, { valeur }), updatedAt),
  }),
  deleteCompanyInfo: t.boolean({
    description: 'Supprimer une information.',
    authScopes: { settings: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { db }) => {
      await deleteCompanyInfo(db, id);
      return true;
    },
  }),
}));
