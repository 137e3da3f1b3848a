import { keyValidityNames } from '@barnum/rules/access/api-keys/api-keys';
import { apiKeyInput } from '@barnum/rules/access/api-keys-input';
import type { Capability } from '@barnum/rules/access/team/rights';
import { parseInput } from '@barnum/rules/errors';
import { builder } from '../../platform/graphql/builder.ts';
import { CapabilityType } from '../auth/auth.graphql.ts';
import { confirmPassword, currentPasswordDescription } from '../auth/confirm-password.graphql.ts';
import { type ApiKey, createApiKey, listApiKeys, revokeApiKey } from './api-keys.domain.ts';
import { rightsOfKey } from './verify-token.domain.ts';

const KeyValidityType = builder.enumType('ApiKeyValidity', {
  description: 'Combien de temps une clé vaut ; `unlimited` : jusqu’à ce qu’elle soit révoquée.',
  values: keyValidityNames,
});

const ApiKeyType = builder.objectRef<ApiKey>('ApiKey').implement({
  description: 'Une clé avec laquelle un programme appelle ce service.',
  authScopes: { keys: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name', { description: 'Son nom, par exemple celui du programme.' }),
    start: t.exposeString('start', { description: 'Ses premiers caractères, pour la reconnaître.' }),
    capabilities: t.field({
      type: [CapabilityType],
      description: 'Les droits qui lui ont été donnés.',
      resolve: ({ capabilities }) => capabilities as Capability[],
    }),
    opens: t.field({
      type: [CapabilityType],
      description: 'Ceux qui valent en ce moment : ceux que la personne qui l’a créée a encore ; aucun une fois finie.',
      resolve: (key, _args, { db, auth }) => rightsOfKey(db, key, auth),
    }),
    createdBy: t.string({ description: 'Qui l’a créée : son adresse.', resolve: ({ user }) => user.email }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Sa dernière utilisation, à quelques minutes près ; vide si elle n’a pas encore servi.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Jusqu’à quand elle vaut ; vide pour une clé sans fin.',
    }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true, description: 'Quand elle a été révoquée.' }),
  }),
});

const NewApiKeyType = builder.objectRef<{ key: ApiKey; secret: string }>('NewApiKey').implement({
  description: 'Une clé qui vient d’être créée.',
  authScopes: { keys: true },
  fields: (t) => ({
    key: t.field({ type: ApiKeyType, description: 'Ce que la liste en montre.', resolve: ({ key }) => key }),
    secret: t.exposeString('secret', {
      description: 'La clé elle-même, à envoyer dans `Authorization: Bearer …` ; donnée cette fois seulement.',
    }),
  }),
});

builder.queryField('apiKeys', (t) =>
  t.field({
    type: [ApiKeyType],
    description: 'Les clés des programmes, la plus récente d’abord ; celles qui sont finies, pendant 90 jours.',
    authScopes: { keys: true },
    resolve: (_root, _args, { db }) => listApiKeys(db),
  }),
);

builder.mutationFields((t) => ({
  createApiKey: t.field({
    type: NewApiKeyType,
    description: 'Créer une clé pour un programme, avec une partie de ses propres droits.',
    authScopes: { keys: true },
    args: {
      name: t.arg.string({ required: true }),
      capabilities: t.arg({ type: [CapabilityType], required: true }),
      validity: t.arg({ type: KeyValidityType, required: true }),
      currentPassword: t.arg.string({ required: true, description: currentPasswordDescription }),
    },
    resolve: async (_root, { currentPassword, ...args }, context) => {
      const input = parseInput(apiKeyInput, args);
      const maker = await confirmPassword(context, currentPassword);
      return createApiKey(context.db, maker, input, context.auth);
    },
  }),
  revokeApiKey: t.field({
    type: ApiKeyType,
    description: 'Révoquer une clé : elle n’ouvre plus rien, tout de suite et pour toujours.',
    authScopes: { keys: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }, { db }) => revokeApiKey(db, id),
  }),
}));
