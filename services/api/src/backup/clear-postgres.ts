import type { Db } from '../platform/db/client.ts';

/** @throws Error when another process of Barnum has this PostgreSQL database open. */
export async function refuseWhileInUse(db: Db): Promise<void> {
  const others = await db.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT application_name AS name FROM pg_stat_activity
    WHERE datname = current_database() AND application_name LIKE 'barnum %'
      AND application_name <> current_setting('application_name')`;
  const [other] = others;
  if (other !== undefined) throw new Error(`The database is in use by ${other.name}. Stop that process first.`);
}

/** Drops all tables, functions and enums of the product, before migrations create them again. */
export async function dropEverything(db: Db): Promise<void> {
  await db.$executeRawUnsafe(`DO $$
    DECLARE thing text;
    BEGIN
      FOR thing IN SELECT format('%I', tablename) FROM pg_tables WHERE schemaname = 'public' LOOP
        EXECUTE 'DROP TABLE public.' || thing || ' CASCADE';
      END LOOP;
      FOR thing IN SELECT p.oid::regprocedure::text FROM pg_proc p
        WHERE p.pronamespace = 'public'::regnamespace
          AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e') LOOP
        EXECUTE 'DROP FUNCTION ' || thing || ' CASCADE';
      END LOOP;
      FOR thing IN SELECT t.oid::regtype::text FROM pg_type t
        WHERE t.typnamespace = 'public'::regnamespace AND t.typtype = 'e' LOOP
        EXECUTE 'DROP TYPE ' || thing;
      END LOOP;
    END $$`);
}
