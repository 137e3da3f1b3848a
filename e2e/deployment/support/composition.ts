import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../../scripts/lib/root.mjs';

interface Container {
  image: string;
  build?: { target: string; args: Record<string, string> };
  environment?: Record<string, string>;
  command?: string[];
  restart?: string;
  logging?: { options: Record<string, string> };
  mem_limit?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
}

/** The containers of docker-compose.yml, by name. */
export const { services }: { services: Record<string, Container> } = parse(
  readFileSync(join(root, 'docker-compose.yml'), 'utf8'),
  { merge: true },
);

/** The environment of a container, by docker-compose.yml and a .env with these settings. */
export function environmentOf(container: string, settings: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(services[container]?.environment ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name, resolve(value, settings)]));
}

/** The shell script that a container runs, by docker-compose.yml. */
export function scriptOf(container: string): string {
  // In docker-compose.yml a literal dollar is doubled.
  return (services[container]?.command?.at(-1) ?? '').replaceAll('$$', '$');
}

// The forms of variables that the file uses: plain, with a default, required.
function resolve(value: string, settings: Readonly<Record<string, string>>): string {
  return value.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name: string, kind?: string, fallback = '') => {
    const given = settings[name] || (kind === '-' ? fallback : '');
    if (kind === '?' && given === '') throw new Error(`docker-compose.yml asks for ${name}`);
    return given;
  });
}
