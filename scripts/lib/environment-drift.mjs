import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const sources = [
  'services/hosting/src/env.ts',
  'services/api/src/env.ts',
  'storefront/server/env.ts',
  'backoffice/server/env.ts',
];

const composition = 'docker-compose.yml';

/** Variables that keep their default in containers: files, addresses and ports, caches, and the embedded database. */
const leftInContainers = [
  'HOST',
  'API_PORT',
  'STOREFRONT_PORT',
  'BACKOFFICE_PORT',
  'DATA_DIR',
  'SEED_DEMO',
  'API_CACHE',
  'PAGE_CACHE',
  'DUMP_EVERY_HOURS',
  'DUMPS_KEPT',
];

/** The differences between .env.example and the variables that the programs read, defaults included. */
export function environmentDrift() {
  const read = [...sources.flatMap(variablesRead), ...variablesComposed()];
  const example = [...text('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)];
  const documented = new Map(example.map(([, name = '', value = '']) => [name, value]));
  return [
    ...read.flatMap(({ source, name, value }) => {
      const given = documented.get(name);
      if (given === undefined) return [`${name} is read by ${source}, but .env.example does not name it.`];
      if (given !== '' && value !== undefined && given !== value)
        return [`${name} is ${value} in ${source}, but ${given} in .env.example.`];
      return [];
    }),
    ...[...documented.keys()]
      .filter((name) => !read.some((variable) => variable.name === name))
      .map((name) => `${name} is in .env.example, but no program reads it.`),
    ...read
      .filter(({ name }) => !leftInContainers.includes(name) && !new RegExp(`\\b${name}\\b`).test(text(composition)))
      .map(({ source, name }) => `${name} is read by ${source}, but ${composition} does not pass it on.`),
  ];
}

/**
 * The variables of the zod schema in `source`, each with its default where that is a literal.
 * @param {string} source
 */
function variablesRead(source) {
  const [, ...entries] = text(source).split(/^ +(?=[A-Z][A-Z0-9_]*:)/m);
  return entries.map((entry) => {
    const [name = ''] = entry.split(':');
    const [, value] = entry.match(/\.default\(\[?'?([^')\]]*)'?\]?\)/) ?? [];
    return { source, name, value };
  });
}

/** The variables that docker-compose.yml asks for; its defaults are those of containers. */
function variablesComposed() {
  const names = [...text(composition).matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => name);
  return [...new Set(names)].map((name) => ({ source: composition, name, value: undefined }));
}

/** @param {string} path */
function text(path) {
  return readFileSync(join(root, path), 'utf8');
}
