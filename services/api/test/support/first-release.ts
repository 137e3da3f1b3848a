import { dropEverything } from '../../src/backup/clear-postgres.ts';
import type { Database, Db } from '../../src/platform/db/client.ts';
import { migrateInTransaction } from '../../src/platform/db/migrate.ts';
import { migrationNames } from '../../src/platform/db/schema-engine.ts';
import { inSchemaTransaction } from '../../src/platform/db/schema-transaction.ts';

/** Makes of an open database one of release 1.0.0, with some rows. */
export async function fillFirstRelease(database: Database): Promise<Database> {
  const names = await migrationNames();
  await inSchemaTransaction(database, async (tx) => {
    await dropEverything(tx.db);
    await migrateInTransaction(tx, names.slice(0, names.indexOf(lastMigrationOfFirstRelease) + 1));
    for (const statement of rows.split(';')) await tx.db.$executeRawUnsafe(statement);
    for (const { table, column } of await listColumns(tx.db)) {
      firstColumns.set(table, (firstColumns.get(table) ?? new Set()).add(column));
    }
  });
  return database;
}

/** Of each table of the first release. */
export const firstColumns = new Map<string, Set<string>>();

export function listColumns(db: Db): Promise<{ table: string; column: string }[]> {
  return db.$queryRaw`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = current_schema()`;
}

const lastMigrationOfFirstRelease = '20261122004500_calendar_feeds';

/** Rows of release 1.0.0, whose columns were all texts. */
const rows = `
  INSERT INTO articles (slug, nom, prix, unite, search_text, updated_at)
    VALUES ('cafetiere', 'Cafetière', 25, 'journée', 'cafetiere', now());
  INSERT INTO articles (slug, nom, prix, unite, quantite, search_text, updated_at, created_at)
    VALUES ('chaise', 'Chaise', 2, 'weekend', 200, 'chaise', now(), '2026-03-01T23:30:00Z');
  INSERT INTO users (email, password_hash, role, updated_at) VALUES ('admin@barnum.example', '', 'admin', now());
  INSERT INTO reservation_requests (nom, prenom, date, debut, fin, statut, origine, phone, livraison_montage, content_hash, search_text, updated_at)
    VALUES ('Le Goff', 'Anne', '2026-12-04', '2026-12-04', '2026-12-07', 'a_confirmer', 'telephone', '+33639980112', false, '', 'anne le goff +33639980112 3×6 9m²', now()),
    ('Le Bras', 'Yann', '2026-12-04', '2026-12-04', '2026-12-07', 'nouvelle', 'site', '06 39 98 01 14 ou +33 6 39 98 01 15', false, '', 'yann le bras', now());
  INSERT INTO reservation_request_items (request_id, article_id, nom, quantite, unite) VALUES (1, 1, 'Percolateur', 1, 'journée'),
    (1, NULL, 'Autre chose', 1, NULL);
  INSERT INTO request_events (request_id, auteur, avant, apres) VALUES (1, 'visiteur', NULL, 'nouvelle'),
    (1, 'visiteur', 'nouvelle', 'a_confirmer');
  INSERT INTO mails (request_id, kind, recipient, subject, text, failure) VALUES (1, 'accuse', '', '', '', 'tooOld'), (1, 'alerte', '', '', '', NULL);
  INSERT INTO mail_templates (kind, subject, text, updated_at) VALUES ('rappel', 'À bientôt', '', now())`;
