import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../../scripts/lib/root.mjs';

interface Composition {
  services: Record<string, { environment?: Record<string, string>; command?: string[] }>;
}

const { services }: Composition = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true });

/** The environment that docker-compose.yml gives a container beside a .env of these settings. */
export function environmentOf(container: string, settings: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(services[container]?.environment ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name, resolve(value, settings)]));
}

/** The shell script that docker-compose.yml has a container run. */
export function scriptOf(container: string): string {
  // Compose writes a dollar of the script's own twice.
  return (services[container]?.command?.at(-1) ?? '').replaceAll('$$', '$');
}

// What compose knows of variables and we use: a value, a default for one that is empty, and one that must be given.
function resolve(value: string, settings: Readonly<Record<string, string>>): string {
  return value.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name: string, kind?: string, fallback = '') => {
    const given = settings[name] || (kind === '-' ? fallback : '');
    if (kind === '?' && given === '') throw new Error(`docker-compose.yml asks for ${name}`);
    return given;
  });
}
