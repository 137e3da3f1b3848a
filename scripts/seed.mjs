import { exitCode, launch } from './lib/commands.mjs';
import { checkNode, loadEnvFile } from './lib/environment.mjs';
import { reportFailure } from './lib/failure.mjs';
import { install } from './lib/install.mjs';
import { buildService, generate } from './lib/prepare.mjs';

/**
 * `npm run seed`: demo data into the database of `.env`, also while it is served. Options: see
 * prisma/seed/seed-command.ts.
 */
await seed().catch(reportFailure);

async function seed() {
  checkNode();
  loadEnvFile();
  process.env.BARNUM_MODE ||= 'demo';
  await install();
  await generate();
  await buildService();
  const child = launch(process.execPath, ['services/api/dist/seed.js', ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = Number(await exitCode(child, 'node'));
}
