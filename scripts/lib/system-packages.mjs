import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findCaddy } from './caddy.mjs';
import { run } from './commands.mjs';
import { findPostgres } from './postgres.mjs';
import { step } from './steps.mjs';

const headlessShell = 'chromium-headless-shell';

/**
 * Installs the tests' browser, database server and gateway as root on Debian and its derivatives.
 * Elsewhere the tests use what is installed.
 */
export async function installSystemPackages() {
  await installMissing();
  if (!findPostgres())
    console.warn('\nPostgreSQL is not installed: everything that the service must do on it is SKIPPED, not tested.');
  if (!findCaddy()) console.warn('\nCaddy is not installed: the rehearsal of a deployment is SKIPPED, not tested.');
}

async function installMissing() {
  const missing = [
    // Also when a full Chromium is installed, which is slower.
    ...(inPath([headlessShell]) ? [] : [headlessShell]),
    ...(findPostgres() ? [] : ['postgresql']),
    ...(findCaddy() ? [] : ['caddy']),
  ];
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  // The installed browser works as well, more slowly.
  const isVital = missing.some((name) => name !== headlessShell) || !(await findChromium());
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await step(`Install Debian’s ${missing.join(', ')}, which the tests need`, async () => {
    await run('apt-get update', ['apt-get', 'update', '-qq'], { env });
    await run('apt-get install', ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...missing], { env });
  }).catch((error) => {
    if (isVital) throw error;
  });
}

/**
 * Path of a Chromium: the system's, preferably the headless shell, or the one that Playwright has installed for this
 * user.
 */
export async function findChromium() {
  const ofSystem = inPath([headlessShell, 'chromium', 'google-chrome', 'google-chrome-stable']);
  if (ofSystem) return ofSystem;
  const { chromium } = await import('playwright-core');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * Path of the first of these programs that is installed.
 * @param {string[]} names
 */
function inPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
