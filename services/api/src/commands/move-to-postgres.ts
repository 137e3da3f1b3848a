import { moveRows } from '../backup/move.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { loadDataEnv } from '../env.ts';
import { printProgress, runAndReport } from './run-and-report.ts';

await runAndReport(async () => {
  const { dataDir, databaseUrl } = loadDataEnv();
  if (databaseUrl === undefined) throw new Error('DATABASE_URL must name the PostgreSQL database to move to.');
  const source = await openDatabase({ dataDir });
  try {
    const target = await openDatabase({ dataDir, databaseUrl });
    try {
      await migrate(source);
      await migrate(target);
      await moveRows(source, target, printProgress);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
  return `Everything was moved and compared. Start the service with DATABASE_URL from now on; ${dataDir}/media stays in use.`;
});
