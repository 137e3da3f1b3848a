import type { PrismaClient } from '../../src/platform/db/client.ts';

/**
 * A client whose lists without `orderBy` come last row first, also beneath a record. A database may give them in any
 * order; mostly it gives the first row first, and what counts on that is right until a row has moved.
 */
export function lastRowFirst(prisma: PrismaClient): PrismaClient {
  const extended = prisma.$extends({
    query: {
      $allModels: {
        async $allOperations({ operation, args, query }) {
          const result: unknown = await query(args);
          reverseRelations(result, args);
          if (operation === 'findMany' && Array.isArray(result) && !isOrdered(args)) turn(result);
          return result;
        },
      },
    },
  });
  return extended as unknown as PrismaClient;
}

function reverseRelations(result: unknown, args: unknown): void {
  if (Array.isArray(result)) for (const row of result) reverseRelations(row, args);
  if (Array.isArray(result) || !isRecord(result) || !isRecord(args)) return;
  const relations = { ...asRecord(args.select), ...asRecord(args.include) };
  for (const [name, relation] of Object.entries(relations)) {
    const value = result[name];
    reverseRelations(value, relation);
    if (Array.isArray(value) && value.every(isRecord) && !isOrdered(relation)) turn(value);
  }
}

/** By number where rows have one, as they may have come in any order; those that are equal change places too. */
function turn(rows: unknown[]): void {
  rows.reverse();
  rows.sort((one, other) => numberOf(other) - numberOf(one));
}

function numberOf(row: unknown): number {
  return isRecord(row) && typeof row.id === 'number' ? row.id : 0;
}

function isOrdered(args: unknown): boolean {
  return isRecord(args) && args.orderBy !== undefined;
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
