import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { openDataStores } from '../../services/api/src/assembly/start-up.ts';
import { emptyData } from './empty-data.ts';
import { administrator } from './users.ts';

/** A shop whose service can be killed beneath its back-office, and read once it has ended. */
export async function startKillableShop(database: 'embedded' | 'postgresql') {
  const dataDir = mkdtempSync(join(tmpdir(), 'barnum-killable-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  if (database === 'embedded') cpSync(emptyData, dataDir, { recursive: true });
  const postgres = database === 'postgresql' ? await startPostgres() : null;
  onTestFinished(async () => postgres?.stop());
  const [servicePort, port] = await freePorts(2);
  const serviceUrl = `http://localhost:${servicePort}`;
  const backofficeUrl = `http://localhost:${port}`;
  const start = async () => {
    const program = run('services/api/dist/server.js', {
      API_PORT: String(servicePort),
      BARNUM_MODE: 'demo',
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '1000',
      ...(postgres && { DATABASE_URL: postgres.url }),
    });
    await up(program, `${serviceUrl}/readyz`);
    return program;
  };
  let service = await start();
  const backoffice = run('backoffice/dist/server.js', {
    BACKOFFICE_PORT: String(port),
    BACKOFFICE_URL: backofficeUrl,
    API_URL: serviceUrl,
  });
  await up(backoffice, `${backofficeUrl}/healthz`);
  const { token } = await post(`${serviceUrl}/api/auth/login`, administrator);
  return {
    backofficeUrl,
    ask: async (query: string, variables: object = {}) => {
      const { data, errors } = await post(`${serviceUrl}/graphql`, { query, variables }, token);
      if (errors) throw new Error(errors[0].message);
      return data;
    },
    /** Kills the service at once, and starts it again. */
    killAndRestart: async () => {
      await end(service, 'SIGKILL');
      service = await start();
    },
    /** Ends the service, and reads what it stored. */
    read: async <Found>(
      reading: (db: Awaited<ReturnType<typeof openDataStores>>['database']['prisma']) => Promise<Found>,
    ): Promise<Found> => {
      await end(service, 'SIGTERM');
      const stores = await openDataStores({ dataDir, bucket: undefined, databaseUrl: postgres?.url });
      const found = await reading(stores.database.prisma);
      await stores.database.close();
      return found;
    },
  };
}

/** Runs a built program until the test ends. */
function run(path: string, env: NodeJS.ProcessEnv): ChildProcess {
  const program = spawn(process.execPath, [join(root, path)], {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, LOG_LEVEL: 'fatal', ...env },
  });
  onTestFinished(() => end(program, 'SIGKILL'));
  return program;
}

async function end(program: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill(signal);
  await ended;
}

async function up(program: ChildProcess, address: string): Promise<void> {
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    if (program.exitCode !== null) throw new Error(`A program ended before it answered at ${address}`);
    await pause(50);
  }
}

async function post(address: string, body: object, token?: string) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return answer.json();
}
