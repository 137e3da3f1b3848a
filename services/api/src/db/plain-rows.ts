import { Prisma } from './generated/prisma/client.ts';
import { columns, type ReadRows, type Row } from './rows.ts';

/** A model whose records can be read past Prisma, which makes them several times as dear. */
interface PlainModel {
  table: string;
  /** The model's columns. */
  scalars: Record<string, string>;
  /** Its relations that are counted: SQL of the number, for the row `t`. */
  counts?: Record<string, string>;
}

/**
 * The records of `model` as Prisma answers `query`, by one statement: own columns, the picture, counts. `rest` chooses and
 * orders the rows of the table `t`. Null for a query that asks for more: Prisma's to answer.
 */
export async function readPlainRows(
  rows: ReadRows,
  model: PlainModel,
  query: object,
  { rest, values }: { rest: string; values?: readonly unknown[] },
): Promise<Row[] | null> {
  const own = selected(query, model.scalars, ['picture', '_count']);
  if (own === null) return null;
  const { picture, _count: count } = own.relations;
  const ofPicture = picture === undefined ? null : selected(picture, Prisma.PictureScalarFieldEnum, []);
  const counted = count === undefined ? null : selected(count, {}, Object.keys(model.counts ?? {}));
  if ((picture !== undefined && ofPicture === null) || (count !== undefined && counted === null)) return null;
  const counts = Object.keys(counted?.relations ?? {});
  const read = [
    columns('t', own.fields),
    ...(ofPicture ? [columns('p', ['key', ...ofPicture.fields], of.picture)] : []),
    ...counts.map((name) => `${model.counts?.[name]} AS "${of.count}${name}"`),
  ];
  const join = ofPicture ? 'LEFT JOIN pictures p ON p.key = t.picture_key' : '';
  const found = await rows(`SELECT ${read.join(', ')} FROM ${model.table} t ${join} ${rest}`, values);
  const toPicture = ofPicture && reader(['key', ...ofPicture.fields], of.picture);
  const toCounts = counted && reader(counts, of.count);
  for (const row of found) {
    if (toPicture) row.picture = row[`${of.picture}key`] === null ? null : toPicture(row);
    if (toCounts) row._count = toCounts(row);
  }
  return found;
}

/** What the names of columns begin with that are not the record's own. */
const of = { picture: 'picture ', count: 'count ' };

/** Takes a record of these fields out of rows; the names of columns are put together once, not for every row. */
export function reader(fields: Iterable<string>, prefix = ''): (row: Row) => Row {
  const pairs = [...new Set(fields)].map((field) => [field, prefix + field] as const);
  return (row) => {
    const result: Row = {};
    for (const [field, column] of pairs) result[field] = row[column];
    return result;
  };
}

/**
 * What a Prisma query asks for of a model: its own columns, all of them where it does not select, and queries of the named
 * relations. Null when it asks for more.
 */
export function selected(
  query: unknown,
  scalars: Record<string, string>,
  relations: readonly string[],
): { fields: string[]; relations: Record<string, unknown> } | null {
  const { select, include } = isRecord(query) ? query : {};
  const chosen = { ...(isRecord(select) ? select : { ...scalars, ...(isRecord(include) ? include : {}) }) };
  const entries = Object.entries(chosen).filter(([, value]) => value !== false && value !== undefined);
  if (!entries.every(([name]) => name in scalars || relations.includes(name))) return null;
  return {
    fields: entries.map(([name]) => name).filter((name) => name in scalars),
    relations: Object.fromEntries(entries.filter(([name]) => relations.includes(name))),
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
