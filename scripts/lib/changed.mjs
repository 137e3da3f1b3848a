import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { root } from './root.mjs';

/** Where a service is put together of all its features: each of its tests would depend on every one of them. */
const assembly = [
  '^services/api/src/assembly/',
  '^services/api/src/platform/context\\.ts$',
  '^services/api/test/support/service\\.ts$',
  '^prisma/seed/(demo|desk/example|server|seed)\\.ts$',
  '^backoffice/src/app/',
];

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path);

/**
 * The tests that what differs from `base` concerns, uncommitted files included: those that import it, those of the
 * features that it belongs to, by their name in every room, and those that differ themselves.
 * @param {string} base a branch or commit
 * @param {readonly string[]} folders where tests are
 * @returns {Promise<string[]>} paths from the root
 */
export async function testsOfChanges(base, folders) {
  const changed = changedFiles(base);
  const tests = lines('ls-files', '--cached', '--others', '--exclude-standard', ...folders).filter(isTest);
  const features = new Set(changed.flatMap(namesOf));
  const dependent = new Set(await dependentsOf(changed, folders));
  return tests.filter((path) => dependent.has(path) || namesOf(path).some((name) => features.has(name)));
}

/** @param {string} base */
function changedFiles(base) {
  const since = lines('merge-base', base, 'HEAD')[0] ?? base;
  return [...lines('diff', '--name-only', since), ...lines('ls-files', '--others', '--exclude-standard')];
}

/**
 * What a path says of the feature that its file belongs to: the names of its folders and its own, of those that are
 * features of the service or of the back-office.
 * @param {string} path
 */
function namesOf(path) {
  const stem = basename(path).replace(/\..*$/, '');
  return [...path.split('/').slice(0, -1), stem].filter((name) => featureNames.has(name));
}

const featureNames = new Set(
  lines('ls-files', 'services/api/src', 'backoffice/src')
    .filter((path) => !/^(services\/api|backoffice)\/src\/(assembly|commands|app|components|editor|lib)\//.test(path))
    .map((path) => path.split('/').at(-2) ?? ''),
);

/**
 * Files that import one of these, directly or not.
 * @param {readonly string[]} files
 * @param {readonly string[]} folders
 */
async function dependentsOf(files, folders) {
  const { options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
  const exclude = { path: [...options.exclude.path, ...assembly] };
  const { output } = await cruise([...folders], { ...options, exclude });
  const importers = new Map();
  for (const { source, dependencies } of /** @type {import('dependency-cruiser').ICruiseResult} */ (output).modules) {
    for (const { resolved } of dependencies) importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
  }
  const found = new Set(files);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}

/** @param {string[]} args */
function lines(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}
