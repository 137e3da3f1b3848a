import { moveRows } from '../backup/move.ts';
import { requireEmbedded, requireFilled } from '../backup/require-filled.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { commandEnv, describeData } from './command-env.ts';
import { printProgress, runAndReport } from './run-and-report.ts';

await runAndReport(async () => {
  const env = commandEnv();
  const { dataDir, databaseUrl } = env;
  if (databaseUrl === undefined) throw new Error('DATABASE_URL must name the PostgreSQL database to move to.');
  printProgress(`From: ${describeData({ ...env, databaseUrl: undefined })}`);
  printProgress(`To: ${describeData(env)}`);
  requireEmbedded(dataDir);
  const source = await openDatabase({ dataDir });
  try {
    const target = await openDatabase({ dataDir, databaseUrl });
    try {
      await requireFilled(source.prisma);
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
