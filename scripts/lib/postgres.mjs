import { execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './ports.mjs';

const run = promisify(execFile);

/**
 * The folder of PostgreSQL's programs (`initdb`, `postgres`), or undefined where there are none.
 * Debian has the server's programs outside of PATH, in one folder per version; the newest one is used.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * Starts a temporary PostgreSQL server on a free loopback port: own temporary folder, no password, no fsync.
 * It ends with `stop()` or, at the latest, with this process, and leaves nothing behind.
 * `interrupt` and `resume` stop it and start it again, with its data and at the same address; `signal` reaches all of
 * its processes.
 * @returns {Promise<{ url: string, pid: () => number, interrupt: () => Promise<void>, resume: () => Promise<void>,
 *   signal: (signal: NodeJS.Signals) => Promise<void>, stop: () => Promise<void> }>}
 *   `url` names the server's maintenance database.
 * @param {string} [programs] the folder of the programs to run; by default those that the machine has
 */
export async function startPostgres(programs = findPostgres()) {
  if (!programs)
    throw new Error('PostgreSQL is not installed: initdb was found neither in the PATH nor in Debian’s folders.');
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'barnum-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const options = {
    ...owner,
    cwd: folder,
    env: { ...process.env, LC_ALL: process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8' },
  };

  const data = join(folder, 'data');
  const initdb = ['--pgdata', data, '--username', 'barnum', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'];
  await run(join(programs, 'initdb'), initdb, options);
  const port = await freePort();
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  const begin = async () => {
    const args = ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port)];
    const server = spawn(join(programs, 'postgres'), [...args, ...settings.flatMap((setting) => ['-c', setting])], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    await readiness(server);
    return { server, ended };
  };
  let running = await begin();
  const leave = () => {
    running.server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', leave);
  const interrupt = async () => {
    running.server.kill('SIGINT');
    await running.ended;
  };
  return {
    url: `postgresql://barnum@127.0.0.1:${port}/postgres`,
    pid: () => running.server.pid ?? 0,
    interrupt,
    resume: async () => {
      running = await begin();
    },
    signal: async (signal) => {
      // The parent first: it would restart the others.
      running.server.kill(signal);
      const { stdout } = await run('pgrep', ['-P', String(running.server.pid)]);
      for (const pid of stdout.trim().split('\n')) signalIfThere(Number(pid), signal);
    },
    stop: async () => {
      process.removeListener('exit', leave);
      await interrupt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Signals a process; one that has already ended is ignored.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function signalIfThere(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser() {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user)
    throw new Error('PostgreSQL does not run as root, and there is no user “postgres” or “nobody” to run it as.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/**
 * Resolves when the server accepts connections.
 * @param {import('node:child_process').ChildProcessByStdio<null, null, import('node:stream').Readable>} server
 * @returns {Promise<void>}
 */
function readiness(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      log = (log + text).slice(-4000);
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log.trim()}`)));
  });
}
