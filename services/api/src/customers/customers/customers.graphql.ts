import { customerKinds } from '@barnum/rules/customers/customers';
import { customerChoicesInput, customerInput } from '@barnum/rules/customers/customers-input';
import { parseInput } from '@barnum/rules/errors';
import { accessRefusal, hasAccess } from '../../platform/access.ts';
import { builder, updatedAtDescription } from '../../platform/graphql/builder.ts';
import { deleteCustomer } from './customer-merges.domain.ts';
import { contactsOf, createCustomer, getCustomer, listCustomerChoices, updateCustomer } from './customers.domain.ts';

export const CustomerKindType = builder.enumType('CustomerKind', {
  description: 'De quel genre est un client.',
  values: customerKinds,
});

const ContactType = builder.objectRef<ReturnType<typeof contactsOf>[number]>('CustomerContact').implement({
  description: 'À qui parler chez un client.',
  authScopes: { customers: true },
  fields: (t) => ({
    nom: t.exposeString('nom'),
    fonction: t.exposeString('fonction', { description: 'Ce que cette personne y fait.' }),
    email: t.exposeString('email', { nullable: true }),
    telephone: t.exposeString('telephone', { nullable: true, description: 'Téléphone.' }),
  }),
});

export const CustomerType = builder.prismaObject('Customer', {
  description: 'Un client : des demandes lui sont rattachées par un administrateur.',
  authScopes: { customers: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    kind: t.expose('kind', { type: CustomerKindType, description: 'De quel genre il est.' }),
    nom: t.exposeString('nom', { description: 'Nom, ou dénomination.' }),
    prenom: t.exposeString('prenom', { description: 'Prénom d’un particulier ; vide pour les autres.' }),
    contacts: t.field({ type: [ContactType], resolve: contactsOf, description: 'À qui parler, dans l’ordre choisi.' }),
    emails: t.exposeStringList('emails', { description: 'Ses adresses e-mail.' }),
    telephones: t.exposeStringList('telephones', { description: 'Ses numéros de téléphone.' }),
    emailsCopie: t.exposeStringList('emailsCopie', {
      description: 'Où vont les copies de ses devis, de ses factures et de leurs rappels.',
    }),
    rue: t.exposeString('rue', { description: 'Adresse de facturation : la rue.' }),
    codePostal: t.exposeString('codePostal', { description: 'Adresse de facturation : le code postal.' }),
    ville: t.exposeString('ville', { description: 'Adresse de facturation : la commune.' }),
    pays: t.exposeString('pays', { description: 'Adresse de facturation : le pays, par son code ISO 3166.' }),
    adressesLivraison: t.exposeStringList('adressesLivraison', { description: 'Où on lui livre.' }),
    siret: t.exposeString('siret', { nullable: true, description: 'SIREN ou SIRET, les chiffres seuls.' }),
    numeroTva: t.exposeString('numeroTva', { nullable: true, description: 'Numéro de TVA intracommunautaire.' }),
    bonDeCommande: t.exposeBoolean('bonDeCommande', {
      description: 'S’il lui faut un bon de commande, ou un numéro d’engagement.',
    }),
    codeService: t.exposeString('codeService', { description: 'Le code de son service, que ses factures portent.' }),
    codeServiceExige: t.exposeBoolean('codeServiceExige', {
      description: 'S’il refuse les factures sans code service.',
    }),
    numeroEngagement: t.exposeString('numeroEngagement', {
      description: 'Son numéro d’engagement, quand il est le même pour toutes ses commandes.',
    }),
    notes: t.exposeString('notes', { description: 'Notes internes.' }),
    etiquettes: t.exposeStringList('etiquettes', { description: 'Étiquettes.' }),
    requestCount: t.relationCount('requests', { description: 'Combien de demandes lui sont rattachées.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

builder.prismaObjectFields('ReservationRequest', (t) => ({
  customer: t.relation('customer', {
    authScopes: { customers: true },
    unauthorizedResolver: () => null,
    nullable: true,
    description: 'Le client à qui un administrateur l’a rattachée ; vide pour qui ne voit pas les clients.',
  }),
}));

builder.queryFields((t) => ({
  customer: t.prismaField({
    type: CustomerType,
    description: 'Un client.',
    authScopes: { customers: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (query, _root, { id }, { db }) => getCustomer(db, id, query),
  }),
  customerChoices: t.prismaField({
    type: [CustomerType],
    description: 'Ce qui est proposé pendant qu’on écrit un client : d’abord ceux dont le nom commence ainsi.',
    authScopes: { customers: true },
    args: { search: t.arg.string({ required: true }), limit: t.arg.int({ defaultValue: 10 }) },
    resolve: (query, _root, args, { db }) => listCustomerChoices(db, parseInput(customerChoicesInput, args), query),
  }),
}));

const ContactInput = builder.inputType('CustomerContactInput', {
  description: 'À qui parler chez un client.',
  fields: (t) => ({
    nom: t.string({ required: true }),
    fonction: t.string({ description: 'Ce que cette personne y fait.' }),
    email: t.string(),
    telephone: t.string({ description: 'Téléphone.' }),
  }),
});

const CustomerInput = builder.inputType('CustomerInput', {
  description: 'Ce que l’on sait d’un client.',
  fields: (t) => ({
    kind: t.field({ type: CustomerKindType, required: true, description: 'De quel genre il est.' }),
    nom: t.string({ required: true, description: 'Nom, ou dénomination.' }),
    prenom: t.string({ description: 'Prénom d’un particulier.' }),
    contacts: t.field({ type: [ContactInput], description: 'À qui parler.' }),
    emails: t.stringList({ description: 'Ses adresses e-mail.' }),
    telephones: t.stringList({ description: 'Ses numéros de téléphone.' }),
    emailsCopie: t.stringList({ description: 'Où vont les copies de ses devis, factures et rappels.' }),
    rue: t.string({ description: 'Adresse de facturation : la rue.' }),
    codePostal: t.string({ description: 'Adresse de facturation : le code postal, à 5 chiffres en France.' }),
    ville: t.string({ description: 'Adresse de facturation : la commune.' }),
    pays: t.string({ description: 'Adresse de facturation : le pays, par son code ISO 3166 ; `FR` à défaut.' }),
    adressesLivraison: t.stringList({ description: 'Où on lui livre.' }),
    siret: t.string({ description: 'SIREN ou SIRET, avec ou sans espaces.' }),
    numeroTva: t.string({ description: 'Numéro de TVA intracommunautaire, dans la forme de son pays.' }),
    bonDeCommande: t.boolean({ description: 'S’il lui faut un bon de commande, ou un numéro d’engagement.' }),
    codeService: t.string({ description: 'Le code de son service, que ses factures portent.' }),
    codeServiceExige: t.boolean({ description: 'S’il refuse les factures sans code service.' }),
    numeroEngagement: t.string({ description: 'Son numéro d’engagement, le même pour toutes ses commandes.' }),
    notes: t.string({ description: 'Notes internes.' }),
    etiquettes: t.stringList({ description: 'Étiquettes.' }),
  }),
});

builder.mutationFields((t) => ({
  createCustomer: t.prismaField({
    type: CustomerType,
    description: 'Créer un client.',
    authScopes: { customers: true },
    args: {
      input: t.arg({ type: CustomerInput, required: true }),
      requestId: t.arg.int({ description: 'La demande à lui rattacher.' }),
    },
    resolve: async (query, _root, { input, requestId = null }, { db, viewer }) => {
      // It joins a request.
      if (requestId !== null && !hasAccess(viewer, 'requests')) throw accessRefusal(viewer);
      const { id } = await createCustomer(db, parseInput(customerInput, input), { requestId });
      return getCustomer(db, id, query);
    },
  }),
  updateCustomer: t.prismaField({
    type: CustomerType,
    description: 'Modifier un client, en entier.',
    authScopes: { customers: true },
    args: {
      id: t.arg.int({ required: true }),
      input: t.arg({ type: CustomerInput, required: true }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: async (query, _root, { id, input, updatedAt }, { db }) => {
      await updateCustomer(db, id, parseInput(customerInput, input), updatedAt);
      return getCustomer(db, id, query);
    },
  }),
  deleteCustomer: t.boolean({
    description:
      'Supprimer un client ; ses demandes restent, sans lui. Refusé tant qu’une fusion avec lui peut être annulée.',
    authScopes: { customers: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { db }) => {
      await deleteCustomer(db, id);
      return true;
    },
  }),
}));
