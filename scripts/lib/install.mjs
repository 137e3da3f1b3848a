import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './commands.mjs';
import { root } from './root.mjs';
import { step } from './steps.mjs';

/** Installs the packages of package-lock.json, unless node_modules has exactly those. */
export async function install() {
  if (isInstalled()) return;
  await step('Install packages', () =>
    // NODE_ENV=production in the shell must not leave out the development packages.
    run('Installing the packages', ['npm', 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
  );
}

/** npm writes a lockfile of its own into node_modules at the end of a successful install. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  const isSame = (/** @type {string} */ path) => present[path]?.integrity === wanted[path]?.integrity;
  return (
    Object.keys(present).length > 0 &&
    Object.keys(present).every((path) => path in wanted && isSame(path)) &&
    Object.entries(wanted).every(([path, { optional }]) => path === '' || optional || path in present)
  );
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { integrity?: string, optional?: boolean }>}
 */
function packagesOf(lockfile) {
  const path = join(root, lockfile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}
