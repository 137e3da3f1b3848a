import { parseInput } from '@barnum/rules/errors';
import { salesConditionsInput } from '@barnum/rules/site/sales-conditions-input';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { sanitiseHtmlField } from '../../platform/html/sanitise-field.ts';

type Query = Pick<Prisma.SalesConditionsVersionFindManyArgs, 'select' | 'where'>;

const newestFirst = [
  { createdAt: 'desc' },
  { id: 'desc' },
] satisfies Prisma.SalesConditionsVersionOrderByWithRelationInput[];

/** The version in force, or null while there is none. */
export function findLatestSalesConditions(db: Db, query: Query = {}) {
  return db.salesConditionsVersion.findFirst({ ...query, orderBy: newestFirst });
}

/** All versions, newest first. */
export function listSalesConditionsVersions(db: Db, query: Query = {}) {
  return db.salesConditionsVersion.findMany({ ...query, orderBy: newestFirst });
}

/** One version, or null when there is none. */
export function findSalesConditionsVersion(db: Db, id: number) {
  return db.salesConditionsVersion.findUnique({ where: { id } });
}

/**
 * Adds a version, which becomes the one in force; its HTML is sanitised. `createdAt` defaults to now.
 * @throws DomainError VALIDATION when no text is left after sanitising, or too much.
 */
export async function createSalesConditionsVersion(db: Db, input: { text: string; createdAt?: Date }) {
  const { text } = parseInput(salesConditionsInput, { text: await sanitiseHtmlField(input.text, 'text') });
  return db.salesConditionsVersion.create({ data: { ...input, text } });
}
