import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const sources = ['services/api/src/env.ts', 'storefront/server/env.ts', 'backoffice/server/env.ts'];

/** True when .env.example names exactly the variables that the programs read, with their defaults where it gives values. */
export function environmentDrift() {
  const read = new Map(sources.flatMap((source) => [...variablesOf(source)]));
  const documented = new Map(
    [...text('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const complaints = [
    ...[...read.keys()].filter((name) => !documented.has(name)).map((name) => `${name} is not in .env.example.`),
    ...[...documented.keys()]
      .filter((name) => !read.has(name))
      .map((name) => `${name} is in .env.example, but no program reads it.`),
    ...[...documented]
      .filter(([name, value]) => value !== '' && read.has(name) && read.get(name) !== value)
      .map(([name, value]) => `${name} is ${read.get(name) ?? 'without default'} in env.ts, ${value} in .env.example.`),
  ];
  for (const complaint of complaints) console.log(complaint);
  return complaints.length === 0;
}

/**
 * The variables of a zod schema in `source`, with their literal defaults.
 * @param {string} source
 * @returns {Map<string, string | undefined>}
 */
function variablesOf(source) {
  const entries = text(source)
    .split(/^ {4,6}(?=[A-Z][A-Z0-9_]*:)/m)
    .slice(1);
  return new Map(
    entries.map((entry) => {
      const [, name = ''] = entry.match(/^([A-Z][A-Z0-9_]*):/) ?? [];
      const [, value] = entry.match(/\.default\(\[?'?([^')\]]*)'?\]?\)/) ?? [];
      return [name, value];
    }),
  );
}

/** @param {string} path */
function text(path) {
  return readFileSync(join(root, path), 'utf8');
}
