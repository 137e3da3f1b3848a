import { listTables, type Table } from '../../src/backup/rows.ts';
import type { Db, PrismaClient } from '../../src/platform/db/client.ts';
import { inTransaction } from '../../src/platform/db/transaction.ts';

interface Column {
  name: string;
  type: string;
  /** Values of its enum; none for another type. */
  labels: string[];
  isArray: boolean;
}

/** How many rows a table gets: at least as many as the longest enum has values. */
const rowCount = 20;

/**
 * Puts rows into every table, so that each value of each enum stands in one; without triggers, which make and refuse rows
 * by the rules of the product.
 * @throws Error that names a table without a row, or a value of an enum that stands nowhere.
 */
export async function fillEveryTable(db: PrismaClient): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.$executeRaw`SET LOCAL session_replication_role = 'replica'`;
    for (const table of await listTables(tx)) await fillTable(tx, table);
  });
  await requireEverything(db);
}

async function fillTable(tx: Db, { name }: Table): Promise<void> {
  const columns = await listColumns(tx, name);
  const rows = singletons.has(name) ? 1 : rowCount;
  for (let row = 0; row < rows; row += 1) {
    const values = Object.fromEntries(columns.map((column) => [column.name, sampleOf(column, row)]));
    const whole = JSON.stringify({ ...values, ...exceptions[name]?.(row, values) });
    await tx.$executeRawUnsafe(
      `INSERT INTO "${name}" SELECT * FROM json_populate_record(NULL::"${name}", $1::json) ON CONFLICT DO NOTHING`,
      whole,
    );
  }
}

/** Tables whose only row has the id 1. */
const singletons = new Set([
  'calendar_feeds',
  'mail_server',
  'request_views',
  'invoice_settings',
  'team_settings',
  'journal_settings',
  'piece_settings',
  'shop_settings',
]);

type Values = Record<string, unknown>;

/** What the checks of a table ask for beyond the types of its columns. */
const exceptions: Record<string, (row: number, values: Values) => Values> = {
  // The first follows none.
  acceptances: (row) => ({ precedente: row === 0 ? null : `Ligne ${row}` }),
  article_accessories: (row) => (row % 2 === 0 ? { accessory_id: null } : { nom: null, accessory_id: next(row) }),
  article_companions: (row) => ({ companion_id: next(row) }),
  invoices: (row, { nature }) => ({ numero: `F-${row + 1}`, corrects_id: nature === 'avoir' ? row : null }),
  ledger_entries: (row, { nature, moyen: drawn }) => {
    // An imprint is of deposits alone.
    const moyen = drawn === 'empreinte' && !String(nature).startsWith('caution_') ? 'autre' : drawn;
    const isHanded = nature === 'remise_en_banque' && moyen === 'cheque';
    return {
      montant: nature === 'remboursement' ? -1 : 1,
      reverses_id: null,
      cheque_id: isHanded || nature === 'cheque_impaye' || nature === 'impaye_du' ? row + 1 : null,
      slip_id: isHanded ? row + 1 : null,
      moyen,
    };
  },
  line_template_items: (_row, { nature }) => (nature === 'article' ? {} : { article_id: null }),
  mails: () => ({ due_at: null }),
  pack_components: (row) => ({ component_id: next(row) }),
  pieces: (row) => ({ numero: `P-${row + 1}` }),
  price_lists: (row) => ({ a_partir_du: `2028-01-${String(row + 1).padStart(2, '0')}` }),
  reservation_request_items: (_row, { nature }) => (nature === 'article' ? {} : { article_id: null }),
  reservation_requests: (row, { livraison_montage: isDelivered }) =>
    isDelivered ? { creneau: row % 4 === 0 ? 'matin' : 'apres_midi' } : { adresse: null, creneau: null },
  stock_movements: (_row, { kind }) => ({
    quantite: ['perte', 'vente', 'hors_service'].includes(String(kind)) ? -1 : 1,
    ...(!['hors_service', 'location'].includes(String(kind)) && { fin: null }),
  }),
};

/** The id of another row than this one. */
function next(row: number): number {
  return ((row + 1) % rowCount) + 1;
}

function sampleOf({ type, labels, isArray }: Column, row: number): unknown {
  const value = labels.length > 0 ? labels[row % labels.length] : scalar(type, row);
  return isArray ? [value] : value;
}

// What refers to a row has its number, or its text, as all tables are filled alike.
function scalar(type: string, row: number): unknown {
  switch (type) {
    case 'int2':
    case 'int4':
    case 'int8':
      return row + 1;
    case 'numeric':
    case 'float8':
      return 1;
    case 'bool':
      return row % 2 === 0;
    case 'date':
      return '2026-12-04';
    case 'timestamp':
    case 'timestamptz':
      return '2026-12-04T12:00:00.000Z';
    case 'json':
    case 'jsonb':
      return { row };
    case 'uuid':
      return `00000000-0000-4000-8000-${String(row).padStart(12, '0')}`;
    case 'bytea':
      return `\\x${String(row).padStart(2, '0')}`;
    default:
      return `Ligne ${row + 1}`;
  }
}

function listColumns(tx: Db, table: string): Promise<Column[]> {
  return tx.$queryRaw`
    SELECT a.attname::text AS name, coalesce(e.typname, t.typname)::text AS type, e.oid IS NOT NULL AS "isArray",
      ARRAY(SELECT enumlabel::text FROM pg_enum WHERE enumtypid = coalesce(e.oid, t.oid) ORDER BY enumsortorder) AS labels
    FROM pg_attribute a
    JOIN pg_type t ON t.oid = a.atttypid
    LEFT JOIN pg_type e ON e.oid = t.typelem AND t.typcategory = 'A'
    WHERE a.attrelid = ${table}::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    ORDER BY a.attnum`;
}

/** @throws Error that names the tables without a row, and the values of enums that no row has, alone or in a list. */
export async function requireEverything(db: PrismaClient): Promise<void> {
  const missing: string[] = [];
  for (const { name } of await listTables(db)) {
    const rows = await db.$queryRawUnsafe<unknown[]>(`SELECT 1 FROM "${name}" LIMIT 1`);
    if (rows.length === 0) missing.push(name);
  }
  const places = await db.$queryRaw<{ enum: string; table: string; column: string; isArray: boolean }[]>`
    SELECT t.oid::regtype::text AS enum, a.attrelid::regclass::text AS "table", quote_ident(a.attname) AS "column",
      a.atttypid = t.typarray AS "isArray"
    FROM pg_type t JOIN pg_attribute a ON a.atttypid IN (t.oid, t.typarray)
    JOIN pg_class c ON c.oid = a.attrelid AND c.relkind = 'r'
    WHERE t.typtype = 'e' AND t.typnamespace = 'public'::regnamespace AND NOT a.attisdropped`;
  for (const { enum: type, table, column, isArray } of places) {
    const unused = await db.$queryRawUnsafe<{ label: string }[]>(
      `SELECT label::text FROM unnest(enum_range(NULL::${type})) AS label
       WHERE NOT EXISTS (SELECT FROM ${table} WHERE label = ${isArray ? `ANY(${column})` : column})`,
    );
    missing.push(...unused.map(({ label }) => `${table}.${column} = ${label}`));
  }
  if (missing.length > 0) throw new Error(`The backup tests lack a row of: ${missing.join(', ')}`);
}
