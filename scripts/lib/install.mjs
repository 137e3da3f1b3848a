import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './commands.mjs';
import { root } from './root.mjs';
import { step } from './steps.mjs';

/** Installs the packages of package-lock.json, unless exactly those stand in node_modules. */
export async function install() {
  if (isInstalled()) return;
  await step('Install packages', () =>
    // NODE_ENV=production in somebody's shell must not leave out what builds and tests need.
    run('Installing the packages', ['npm', 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
  );
}

/** npm writes what it installed into a lockfile of its own, as the last thing of an install that went through. */
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
