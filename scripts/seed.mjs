import { exitCode, launch } from './lib/commands.mjs';
import { checkNode, loadEnvFile } from './lib/environment.mjs';
import { reportFailure } from './lib/failure.mjs';
import { install } from './lib/install.mjs';
import { buildService, generate } from './lib/prepare.mjs';

/** `npm run seed -- --articles N --requests N --testimonials N`: adds demo data until the database holds as many. */
await seed().catch(reportFailure);

async function seed() {
  checkNode();
  loadEnvFile();
  process.env.BARNUM_MODE ||= 'demo';
  await install();
  await generate();
  await buildService();
  const child = launch(process.execPath, ['services/api/dist/grow.js', ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = Number(await exitCode(child, 'node'));
}
