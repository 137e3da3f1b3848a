// Copies the packages that built files import, with what those depend on, and nothing else:
// node scripts/copy-packages.mjs services/api/dist TARGET. Peers that nobody imports (compilers, command lines) stay behind.
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { root } from './lib/root.mjs';

const [built = '', target = ''] = process.argv.slice(2);
const copied = new Set();
// Packages inside of others come when somebody depends on them; Prisma's compilers for databases that are not ours never do.
const isLeftBehind =
  /\/node_modules$|\.map$|\.d\.[cm]?ts$|query_compiler_(small|\w+\.(cockroachdb|mysql|sqlite|sqlserver))/;

for (const file of readdirSync(join(root, built), { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.js')) continue;
  const code = readFileSync(join(root, built, file), 'utf8');
  for (const [, name = ''] of code.matchAll(
    /(?:from|import|require)\s*\(?\s*["']((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^"']*)?["']/g,
  ))
    if (!builtinModules.includes(name)) copy(name, join(root, dirname(built)));
}

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
    filter: (path) => path === folder || !isLeftBehind.test(path),
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
