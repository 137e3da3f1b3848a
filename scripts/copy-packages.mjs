// Copies only the packages that built files import, with their dependencies:
// node scripts/copy-packages.mjs services/api/dist TARGET
// Peers that nothing imports (compilers, command lines) are left out.
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { root } from './lib/root.mjs';

const [built = '', target = ''] = process.argv.slice(2);
const copied = new Set();
// Nested packages are copied when something depends on them.
const isLeftBehind = /\/node_modules$|\.map$|\.d\.[cm]?ts$/;
const files = readdirSync(join(root, built), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.js'),
);
const code = files.map((file) => readFileSync(join(root, built, file), 'utf8')).join('\n');

const imports = /(?:from|import|require|resolve)\s*\(?\s*["']((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^"']*)?["']/g;
for (const [, name = ''] of code.matchAll(imports))
  if (!builtinModules.includes(name)) copy(name, join(root, dirname(built)));

/**
 * @param {string} name
 * @param {string} from folder of who depends on it
 */
function copy(name, from) {
  const folder = find(name, from);
  if (folder === null || copied.has(folder)) return;
  copied.add(folder);
  cpSync(folder, join(target, relative(root, folder)), {
    recursive: true,
    filter: (path) => path === folder || !(isLeftBehind.test(path) || isOtherCompiler(path)),
  });
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) copy(needed, folder);
}

/**
 * Where Node would find a package; null for one that is not installed on this platform.
 * @param {string} name
 * @param {string} from
 * @returns {string | null}
 */
function find(name, from) {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return from === root || from === dirname(from) ? null : find(name, dirname(from));
}

/**
 * Whether a file is a query compiler of Prisma that the built code does not use.
 * @param {string} path
 */
function isOtherCompiler(path) {
  const name = basename(path).replace(/\.m?js$/, '');
  return name.startsWith('query_compiler_') && !code.includes(name);
}
