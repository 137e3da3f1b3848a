import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startBucketServer } from '../../../scripts/lib/bucket.mjs';
import { eachLine, launch } from '../../../scripts/lib/commands.mjs';
import { freePort, freePorts } from '../../../scripts/lib/ports.mjs';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { environmentOf, scriptOf } from './composition.ts';

export const hosts = { storefront: 'location.localhost', backOffice: 'admin.location.localhost' };
export const administrator = { email: 'gerante@location.localhost', password: 'a long enough password' };

const readyWithinMilliseconds = 120_000;

type Child = ReturnType<typeof launch>;

/** The services of docker-compose.yml as local processes: the same programs, variables and gateway. */
export async function startEverything() {
  const folder = await mkdtemp(join(tmpdir(), 'barnum-deploy-'));
  const [postgres, bucket] = [await startPostgres(), await startBucketServer()];
  const [http = 0, https = 0, inside = 0, storefront = 0, backOffice = 0, ...replicaPorts] = await freePorts(7);
  /** The operator's .env. */
  const settings = {
    STOREFRONT_HOST: hosts.storefront,
    BACKOFFICE_HOST: hosts.backOffice,
    POSTGRES_PASSWORD: randomBytes(32).toString('hex'),
    S3_ENDPOINT: bucket.endpoint,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    INTERNAL_TOKEN: randomBytes(32).toString('hex'),
    METRICS_TOKEN: randomBytes(32).toString('hex'),
    JWT_SECRET: randomBytes(32).toString('hex'),
    ADMIN_EMAILS: `${administrator.email},gerant@location.localhost`,
    ADMIN_PASSWORD: administrator.password,
    API_UPSTREAMS: replicaPorts.map((port) => `127.0.0.1:${port}`).join(' '),
    GATEWAY_OPTIONS: localOptions({ folder, http, https }),
  };
  /** Containers have their own addresses, ports and folders; here the processes share one machine's. */
  const here = {
    NODE_ENV: 'production',
    TRUST_PROXY: 'loopback',
    API_URL: `http://127.0.0.1:${inside}`,
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    STOREFRONT_PORT: String(storefront),
    BACKOFFICE_PORT: String(backOffice),
  };
  const running = new Set<Child>();
  const logs: string[] = [];
  const start = (container: string, [command = '', ...args]: string[], extra: NodeJS.ProcessEnv = {}) => {
    const env = { ...environmentOf(container, settings), ...here, ...extra };
    const child = launch(command, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    eachLine(child.stdout, (line) => logs.push(line));
    running.add(child);
    return child;
  };
  const startReplica = (index: number) =>
    start(`api-${index + 1}`, [process.execPath, 'services/api/dist/server.js'], {
      API_PORT: String(replicaPorts[index]),
    });

  const replicas = replicaPorts.map((_port, index) => startReplica(index));
  const replicaUrls = replicaPorts.map((port) => `http://127.0.0.1:${port}`);
  for (const url of replicaUrls) await answering(`${url}/readyz`);
  start('storefront', [process.execPath, 'storefront/dist/server/server.mjs']);
  start('backoffice', [process.execPath, 'backoffice/dist/server.js']);
  start('gateway', ['caddy', 'run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
    HOME: folder,
    STOREFRONT_UPSTREAM: `127.0.0.1:${storefront}`,
    BACKOFFICE_UPSTREAM: `127.0.0.1:${backOffice}`,
    API_GATEWAY_PORT: String(inside),
  });
  for (const port of [storefront, backOffice, inside]) await answering(`http://127.0.0.1:${port}/healthz`);

  return {
    httpsPort: https,
    /** The root certificate of the local ones. */
    authority: await certificate(join(folder, 'caddy/pki/authorities/local/root.crt')),
    replicaUrls,
    /** The programs' logs. */
    logs,
    metricsToken: settings.METRICS_TOKEN,
    /** Runs the backup job; resolves with a shop restored elsewhere from its archive alone. */
    async restoreElsewhere() {
      const archives = join(folder, 'backups');
      await mkdir(archives);
      // The job's own command line, run once and at once.
      const [line = ''] = /node \S+ --to .+\.tar\.gz/.exec(scriptOf('backup')) ?? [];
      await ended(start('backup', ['sh', '-c', line.replace('/backups', archives)]));
      const [archive = ''] = await readdir(archives);
      const other = await startPostgres();
      const dataDir = await mkdtemp(join(tmpdir(), 'barnum-restored-'));
      const port = await freePort();
      const elsewhere = {
        ...here,
        DATABASE_URL: other.url,
        DATA_DIR: dataDir,
        API_PORT: String(port),
        S3_ENDPOINT: '',
      };
      const restore = ['services/api/dist/restore.js', '--from', join(archives, archive), '--new'];
      await ended(start('api-1', [process.execPath, ...restore], elsewhere));
      const server = start('api-1', [process.execPath, 'services/api/dist/server.js'], elsewhere);
      await answering(`http://127.0.0.1:${port}/readyz`);
      return {
        url: `http://127.0.0.1:${port}`,
        async stop() {
          server.kill('SIGTERM');
          await once(server, 'close');
          await other.stop();
          await rm(dataDir, { recursive: true, force: true });
        },
      };
    },
    /** Kills the first replica, as a crash would. */
    killReplica: () => void replicas[0]?.kill('SIGKILL'),
    async restartReplica() {
      startReplica(0);
      await answering(`${replicaUrls[0]}/readyz`);
    },
    async stop() {
      const left = [...running].filter((child) => child.exitCode === null && child.signalCode === null);
      const allEnded = Promise.all(left.map((child) => once(child, 'close')));
      for (const child of left) child.kill('SIGTERM');
      await allEnded;
      await Promise.all([postgres.stop(), bucket.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

// Needed only on a machine without a public host name.
function localOptions({ folder, http, https }: { folder: string; http: number; https: number }): string {
  return `admin off
	http_port ${http}
	https_port ${https}
	local_certs
	skip_install_trust
	storage file_system ${join(folder, 'caddy')}`;
}

async function ended(command: Child): Promise<void> {
  const [code] = await once(command, 'close');
  if (code !== 0) throw new Error(`${command.spawnargs.join(' ')} ended with ${code}.`);
}

async function answering(url: string): Promise<void> {
  const deadline = Date.now() + readyWithinMilliseconds;
  while (Date.now() < deadline) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await setTimeout(50);
  }
  throw new Error(`${url} did not answer.`);
}

async function certificate(path: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const found = await readFile(path, 'utf8').catch(() => null);
    if (found !== null) return found;
    await setTimeout(50);
  }
  throw new Error(`${path} was not written.`);
}
