import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { whenChanged } from '../../scripts/lib/changes.mjs';
import { run } from '../../scripts/lib/commands.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { step } from '../../scripts/lib/steps.mjs';
import { startNode } from './programs.mjs';

const folder = 'var/bench/next';
const source = 'bench/floors/next';

/**
 * Next.js with the pages of bench/floors/next, as it is deployed: built, then `next start`. It comes from the npm registry
 * when it runs for the first time, since nothing of the product needs it.
 * @param {string} databaseUrl
 */
export async function startNext(databaseUrl) {
  await whenChanged('bench-next', { inputs: [source], outputs: [`${folder}/.next`] }, () =>
    step('Install and build Next.js', async (onLine) => {
      rmSync(join(root, folder, '.next'), { recursive: true, force: true });
      cpSync(join(root, source), join(root, folder), { recursive: true });
      const npm = ['npm', '--prefix', folder, '--no-audit', '--no-fund'];
      await run('The installation of Next.js', [...npm, 'install'], { onLine });
      await run('The build of Next.js', [...npm, 'run', 'build'], { env: quiet, onLine });
    }),
  );
  const next = join(folder, 'node_modules/next/dist/bin/next');
  return startNode('/', (port) => [next, 'start', folder, '--port', String(port), '--hostname', '127.0.0.1'], {
    ...quiet,
    DATABASE_URL: databaseUrl,
  });
}

const quiet = { NEXT_TELEMETRY_DISABLED: '1' };
