import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { root } from '../../scripts/lib/root.mjs';

export interface Addresses {
  serviceUrl: string;
  storefrontUrl: string;
  backofficeUrl: string;
}

/** The three programs as `npm start` runs them, on free ports. */
export interface Programs extends Addresses {
  /** Ends them as Ctrl-C does, and deletes their data. */
  end(): Promise<void>;
}

/** Runs `npm start` with these variables and a temporary data folder: empty, or a copy of `data`. */
export async function startPrograms(env: NodeJS.ProcessEnv, data?: string): Promise<Programs> {
  const folder = mkdtempSync(join(tmpdir(), 'barnum-browser-tests-'));
  if (data !== undefined) cpSync(data, folder, { recursive: true });
  const [service, storefront, backoffice] = await freePorts(3);
  const program = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...withoutOwnVariables(),
      API_PORT: String(service),
      STOREFRONT_PORT: String(storefront),
      BACKOFFICE_PORT: String(backoffice),
      DATA_DIR: folder,
      ...env,
    },
  });
  const ended = once(program, 'exit');
  await welcome(program);
  return {
    serviceUrl: `http://localhost:${service}`,
    storefrontUrl: `http://localhost:${storefront}`,
    backofficeUrl: `http://localhost:${backoffice}`,
    end: async () => {
      program.kill('SIGTERM');
      const [code] = await ended;
      rmSync(folder, { recursive: true, force: true });
      if (code !== 0) throw new Error(`npm start ended with ${code} after SIGTERM`);
    },
  };
}

/** A developer's own settings must not affect the tests: an empty variable counts as unset, also when .env sets it. */
function withoutOwnVariables(): NodeJS.ProcessEnv {
  const names = readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^([A-Z0-9_]+)=/gm);
  return { ...process.env, ...Object.fromEntries([...names].map(([, name]) => [name, ''])) };
}

/** Resolves when the program has printed its addresses; rejects with its last output when it ends before. */
function welcome(program: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    for (const stream of [program.stdout, program.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        if (printed.includes('Ctrl-C stops all three.')) resolve();
      });
    }
    program.once('exit', (code) => {
      if (code !== 0) process.stderr.write(`npm start ended with ${code}:\n${printed}\n`);
      reject(new Error('npm start ended before the tests did'));
    });
  });
}
