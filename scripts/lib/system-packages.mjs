import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findCaddy } from './caddy.mjs';
import { run } from './commands.mjs';
import { findPostgres } from './postgres.mjs';
import { step } from './steps.mjs';

/**
 * Installs the browser, the database server and the gateway that the tests start, where this user may: as root on Debian and its kin.
 * Elsewhere the tests take what there is.
 */
export async function installSystemPackages() {
  await installMissing();
  if (!findPostgres())
    console.warn('\nPostgreSQL is not installed: everything that the service must do on it is SKIPPED, not tested.');
  if (!findCaddy()) console.warn('\nCaddy is not installed: the rehearsal of a deployment is SKIPPED, not tested.');
}

async function installMissing() {
  const missing = [
    ...((await findChromium()) ? [] : ['chromium']),
    ...(findPostgres() ? [] : ['postgresql']),
    ...(findCaddy() ? [] : ['caddy']),
  ];
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await step(`Install Debian’s ${missing.join(', ')}, which the tests need`, async () => {
    await run('apt-get update', ['apt-get', 'update', '-qq'], { env });
    await run('apt-get install', ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...missing], { env });
  });
}

/** Path of a Chromium: the system's, or the one that Playwright keeps for this user. */
export async function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const names = ['chromium', 'google-chrome', 'google-chrome-stable'];
  const ofSystem = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
  if (ofSystem) return ofSystem;
  const { chromium } = await import('playwright-core');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}
