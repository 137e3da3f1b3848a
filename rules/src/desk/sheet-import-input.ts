import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { vatRates } from '../prices/lines.ts';
import { type ImportField, type ImportKindKey, importFieldKeys, importKinds } from './spreadsheets/import-kinds.ts';
import { nameOrders } from './spreadsheets/name-order.ts';

function orDefault<Value>(type: z.ZodType<Value>, value: Value) {
  return z.preprocess((given) => given ?? value, type);
}

const field = z.enum(importFieldKeys);

/** What is decided about a table before it comes in; columns and lines as the table has them. */
const choices = z.object({
  columns: z.array(field.nullable()).max(limits.sheetColumns),
  /** Fields of which an empty cell empties what is there. */
  emptied: orDefault(z.array(field).max(importFieldKeys.length), []),
  /** Percent of VAT by which amounts without taxes become those with them, or the other way round. */
  rate: orDefault(z.enum(vatRates).nullable(), null),
  /** Of customers: what cells that hold a first name and a name say first. */
  nameOrder: orDefault(z.enum(nameOrders).nullable(), null),
  /** Of articles: whether a row of one text is a heading, the category of those below. */
  hasHeadings: orDefault(z.boolean(), true),
  /** Of articles: whether categories that do not exist are made. */
  makesCategories: orDefault(z.boolean(), true),
  /** Of articles: whether rows that are of none which exists stay out. */
  onlyUpdates: orDefault(z.boolean(), false),
  /** Lines that stay out. */
  leftOut: orDefault(z.array(z.int().min(1)).max(limits.sheetRows), []),
  mended: orDefault(
    z
      .array(z.object({ line: z.int().min(1), column: z.int().min(0), text: z.string().max(limits.html) }))
      .max(limits.sheetRows),
    [],
  ),
});

export type ImportChoices<Field extends ImportField = ImportField> = Omit<
  z.infer<typeof choices>,
  'columns' | 'emptied'
> & { columns: (Field | null)[]; emptied: Field[] };

/** The choices about a table of this kind: a field of another kind is nothing. */
export function sheetImportInput(kind: ImportKindKey) {
  const { all } = importKinds[kind].fields;
  return choices.transform(({ columns, emptied, ...others }) => ({
    ...others,
    columns: columns.map((one) => (one !== null && all.includes(one) ? one : null)),
    emptied: emptied.filter((one) => all.includes(one)),
  }));
}
