import { builder } from '../../platform/graphql/builder.ts';
import {
  countExample,
  fillExample,
  findRemovableExample,
  type RemovableExample,
  removeExample,
} from './example.domain.ts';

// It writes and takes away requests, customers and articles: no key for the settings alone does.
const inPerson = { $all: { settings: true, account: true } };

const ExampleType = builder.objectRef<RemovableExample>('Example').implement({
  description: 'Ce qui reste de la boutique d’exemple : ce qu’elle a apporté et que personne n’a changé.',
  authScopes: { settings: true },
  fields: (t) => ({
    requests: t.int({ description: 'Demandes à retirer.', resolve: ({ requests }) => requests.length }),
    customers: t.int({ description: 'Clients à retirer.', resolve: ({ customers }) => customers.length }),
    articles: t.int({ description: 'Articles à retirer.', resolve: ({ articles }) => articles.length }),
    articleSets: t.int({ description: 'Ensembles à retirer.', resolve: ({ articleSets }) => articleSets.length }),
    lineTemplates: t.int({
      description: 'Modèles de lignes à retirer.',
      resolve: ({ lineTemplates }) => lineTemplates.length,
    }),
    categories: t.int({ description: 'Catégories à retirer.', resolve: ({ categories }) => categories.length }),
    partners: t.int({ description: 'Partenaires à retirer.', resolve: ({ partners }) => partners.length }),
    testimonials: t.int({ description: 'Avis à retirer.', resolve: ({ testimonials }) => testimonials.length }),
    companyInfo: t.int({
      description: 'Informations de l’entreprise inventée à retirer.',
      resolve: ({ companyInfo }) => companyInfo.length,
    }),
    total: t.int({ description: 'Combien en tout.', resolve: countExample }),
    heldRequests: t.int({
      description: 'Demandes qui restent : elles ont un devis, une facture, un message, un paiement ou une caution.',
      resolve: ({ heldRequests }) => heldRequests.length,
    }),
    heldCustomers: t.int({
      description: 'Clients qui restent : des demandes, des factures ou une fiche fusionnée les tiennent.',
      resolve: ({ heldCustomers }) => heldCustomers.length,
    }),
    heldArticles: t.int({
      description: 'Articles qui restent : une demande qui reste, ou un ensemble ou un article à vous, les tient.',
      resolve: ({ heldArticles }) => heldArticles.length,
    }),
    heldCategories: t.int({
      description: 'Catégories qui restent : des articles y sont rangés.',
      resolve: ({ heldCategories }) => heldCategories.length,
    }),
  }),
});

builder.queryField('example', (t) =>
  t.field({
    type: ExampleType,
    description: 'Ce que retirer l’exemple retirerait.',
    authScopes: { settings: true },
    resolve: (_root, _args, { db }) => findRemovableExample(db),
  }),
);

builder.mutationFields((t) => ({
  fillExample: t.boolean({
    description: 'Remplir la boutique avec l’exemple : articles, catégories, partenaires, avis et demandes.',
    authScopes: inPerson,
    resolve: async (_root, _args, context) => {
      await fillExample(context.db, context);
      return true;
    },
  }),
  removeExample: t.string({
    description: 'Retirer l’exemple après une sauvegarde, dont le nom est rendu.',
    authScopes: inPerson,
    args: {
      name: t.arg.string({ required: true, description: 'Le nom de la boutique, pour confirmer.' }),
      count: t.arg.int({ required: true, description: 'Le total montré ; s’il a changé, rien n’est retiré.' }),
    },
    resolve: (_root, args, context) => removeExample(context, args),
  }),
}));
