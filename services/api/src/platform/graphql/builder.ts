import { capabilities } from '@barnum/rules/access/team/rights';
import { DomainError } from '@barnum/rules/errors';
import { sentences } from '@barnum/rules/sentences';
import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import PrismaPlugin from '@pothos/plugin-prisma';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { type FileUpload, Upload } from 'graphql-upload-minimal';
import { type Access, accessRefusal, hasAccess } from '../access.ts';
import type { CallContext } from '../context.ts';
import type PrismaTypes from '../db/generated/pothos-types.ts';
import { getDatamodel } from '../db/generated/pothos-types.ts';
import type { Prisma } from '../db/generated/prisma/client.ts';
import type { ShownHtml } from '../html/html-to-show.ts';
import { weigh } from './cost-of-work.ts';

const accesses: readonly Access[] = ['public', 'authenticated', 'account', ...capabilities];

/** Schema builder shared by all features. Every root field states its scopes: any one of them is enough. */
export const builder = new SchemaBuilder<{
  Context: CallContext;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  Scalars: {
    Date: { Input: string; Output: Date };
    DateTime: { Input: Date; Output: Date };
    Decimal: { Input: string; Output: Prisma.Decimal | string };
    Json: { Input: unknown; Output: unknown };
    Html: { Input: never; Output: ShownHtml };
    Upload: { Input: Promise<FileUpload>; Output: never };
  };
  AuthScopes: Record<Access, boolean> & {
    /** Who has no capability: of a request they get what they have just sent, and nothing else opens one to them. */
    sender: boolean;
  };
}>({
  plugins: [ScopeAuthPlugin, PrismaPlugin, ComplexityPlugin],
  defaultFieldNullability: false,
  complexity: { fieldComplexity: weigh },
  prisma: { client: (context) => context.db, dmmf: getDatamodel() },
  scopeAuth: {
    authorizeOnSubscribe: true,
    authScopes: ({ viewer }) => ({
      ...(Object.fromEntries(accesses.map((access) => [access, hasAccess(viewer, access)])) as Record<Access, boolean>),
      sender: (viewer?.capabilities ?? []).length === 0,
    }),
    unauthorizedError: (_parent, { viewer }) => accessRefusal(viewer),
  },
});

/** Description of the argument for optimistic locking. */
export const updatedAtDescription =
  'Le `updatedAt` de la copie modifiée ; une copie plus ancienne est refusée (`CONFLICT`).';

builder.queryType({ description: 'Ce qui se lit.' });
builder.mutationType({ description: 'Ce qui change quelque chose.' });
builder.subscriptionType({ description: 'Ce qui arrive, dès que cela arrive.' });

builder.scalarType('Date', {
  description: 'Jour `AAAA-MM-JJ`.',
  serialize: (value) => value.toISOString().slice(0, 10),
  parseValue: (value) => {
    if (typeof value !== 'string') throw refused(sentences.form.dateInvalid);
    return value;
  },
});

// `new Date` accepts nearly any text.
const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

builder.scalarType('DateTime', {
  description: 'Instant ISO 8601 en UTC, à la milliseconde.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const instant = new Date(typeof value === 'string' && isoInstant.test(value) ? value : Number.NaN);
    if (Number.isNaN(instant.getTime())) throw refused(sentences.field.instant);
    return instant;
  },
});

builder.scalarType('Decimal', {
  description: 'Montant exact en euros, avec deux décimales, par exemple `"4.50"`.',
  // Amounts in a quote's snapshot are exact texts already.
  serialize: (value) => (typeof value === 'string' ? value : value.toFixed(2)),
  parseValue: (value) => {
    if (typeof value !== 'string' && typeof value !== 'number') throw refused(sentences.field.amount);
    return String(value);
  },
});

builder.scalarType('Json', {
  description: 'Une valeur JSON, de la forme que dit le champ.',
  serialize: (value) => value,
  parseValue: (value) => value,
});

builder.scalarType('Html', {
  description: 'HTML assaini : rien de ce qu’il contient ne s’exécute.',
  serialize: (html) => html,
  parseValue: () => {
    throw new TypeError('HTML is sent to the service as any text');
  },
});

builder.scalarType('Upload', {
  description: 'Un fichier, envoyé selon la spécification « GraphQL multipart request ».',
  serialize: () => {
    throw new TypeError('A file is only ever sent to the service');
  },
  parseValue: (value) => {
    if (!(value instanceof Upload)) throw refused(sentences.images.missing);
    return value.promise;
  },
});

function refused(message: string): DomainError {
  return new DomainError('VALIDATION', { message });
}
