/** One row, by the names that its statement gives the columns. Amounts are exact texts, instants are Dates. */
export type Row = Record<string, unknown>;

/** Runs a statement past Prisma; the server keeps its plan under its text. */
export type ReadRows = (text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Fields of a model as columns of its table `alias`, each under the field's name, after `prefix`. */
export function columns(alias: string, fields: Iterable<string>, prefix = ''): string {
  return [...new Set(fields)].map((field) => `${alias}."${toColumn(field)}" AS "${prefix}${field}"`).join(', ');
}

// As every @map of the models has it.
function toColumn(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
