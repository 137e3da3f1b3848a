import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { freePort } from '../../../../../scripts/lib/ports.mjs';

const dist = fileURLToPath(new URL('../../../dist/', import.meta.url));

/** Where one service keeps its data, through all its restarts. */
export interface Place {
  dataDir: string;
  databaseUrl?: string;
}

/** The built service as a process of its own. */
export interface Program {
  child: ChildProcess;
  url: string;
  /** Milliseconds from its start until it was ready. */
  readyAfter: number;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** All that it has said until now: its log and its complaints. */
  said(): string;
}

export async function scratchFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'barnum-faults-'));
}

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 });

/** Starts the service and waits until it is ready. */
export async function startProgram(place: Place, env: NodeJS.ProcessEnv = {}): Promise<Program> {
  const port = await freePort();
  const began = performance.now();
  const child = launch('server.js', place, {
    API_PORT: String(port),
    BARNUM_MODE: 'demo',
    LOG_LEVEL: 'fatal',
    ...env,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      said += text;
    });
  }
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  const url = `http://127.0.0.1:${port}`;
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  while (!(await isReady(url))) {
    if (hasEnded) throw new Error(`The service did not start: ${said}`);
    await setTimeout(20);
  }
  return { child, url, readyAfter: Math.round(performance.now() - began), ended, said: () => said };
}

/** Starts one of the built programs. It ends with the test at the latest. */
export function launch(
  commandLine: string,
  { dataDir, databaseUrl }: Place,
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  const [entry = '', ...options] = commandLine.split(' ');
  const child = spawn(process.execPath, [join(dist, entry), ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, RATE_LIMIT_FACTOR: '1000', DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Runs one of the built programs to its end. */
export async function runToEnd(
  entry: string,
  place: Place,
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; said: string }> {
  const child = launch(entry, place, env);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      said += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, said };
}

export async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** Kills at once, as a crash or a power switch of the process would. */
export async function kill({ child, ended }: Pick<Program, 'child' | 'ended'>): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}
