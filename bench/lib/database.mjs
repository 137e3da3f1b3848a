import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { run } from '../../scripts/lib/commands.mjs';
import { findPostgres, startPostgres } from '../../scripts/lib/postgres.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { step } from '../../scripts/lib/steps.mjs';
import { endOf, startService } from './programs.mjs';

const folder = join(root, 'var/bench');
const dump = join(folder, 'demo.sql');

/** Pictures of the demo shop, which all databases show. */
export const dataDir = join(folder, 'data');

/** A PostgreSQL server of our own, with the demo shop in the database `demo`: drawn once, kept in var/bench. */
export async function prepareServer() {
  const server = await startPostgres();
  await administer(server.url, 'CREATE DATABASE demo');
  if (existsSync(dump)) await step('Bring the demo shop back', () => psql(named(server.url, 'demo')));
  else await makeDemo(named(server.url, 'demo'));
  return server;
}

/**
 * A database with `size` articles of three pictures each.
 * @param {string} serverUrl
 * @param {number} size
 */
export async function prepareDatabase(serverUrl, size) {
  const name = `size_${size}`;
  await administer(serverUrl, `CREATE DATABASE ${name} TEMPLATE demo`);
  const url = named(serverUrl, name);
  await step(`Fill a database with ${size} articles`, (onLine) => grow(url, ['--articles', String(size)], onLine));
  await administer(url, threePicturesEach);
  await administer(url, 'VACUUM ANALYZE');
  return url;
}

const threePicturesEach = `INSERT INTO article_images (article_id, picture_key, updated_at)
  SELECT a.id, more.key, now() FROM articles a
  CROSS JOIN LATERAL (SELECT count(*) AS present FROM article_images i WHERE i.article_id = a.id) AS own
  CROSS JOIN LATERAL (SELECT p.key FROM pictures p WHERE p.width = 1600 ORDER BY md5(p.key || a.id) LIMIT greatest(0, 3 - own.present)) AS more`;

/** @param {string} databaseUrl */
async function makeDemo(databaseUrl) {
  mkdirSync(folder, { recursive: true });
  await step('Draw the demo shop', (onLine) => grow(databaseUrl, ['--articles', '1'], onLine));
  await step('Wait for the service to make every size of its pictures, once', async (onLine) => {
    const service = await startService({ databaseUrl, dataDir, cached: false });
    for (let left = await incomplete(databaseUrl); left > 0; left = await incomplete(databaseUrl)) {
      onLine(`${left} pictures left`);
      await sleep(5_000);
    }
    await endOf(service);
  });
  const sql = await run('pg_dump', [join(findPostgres() ?? '', 'pg_dump'), '--no-owner', databaseUrl]);
  writeFileSync(`${dump}.draft`, sql);
  renameSync(`${dump}.draft`, dump);
}

/**
 * @param {string} databaseUrl
 * @param {string[]} sizes
 * @param {(line: string) => void} onLine
 */
function grow(databaseUrl, sizes, onLine) {
  const env = { BARNUM_MODE: 'demo', DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  return run('The seed', [process.execPath, 'services/api/dist/seed.js', ...sizes], { env, onLine });
}

/** @param {string} databaseUrl */
async function incomplete(databaseUrl) {
  const of = (/** @type {string} */ format) => `(SELECT count(*) FROM unnest(renditions) f WHERE f LIKE '%.${format}')`;
  const statement = `SELECT count(*)::int AS left FROM pictures WHERE ${of('avif')} < ${of('jpg')}`;
  return Number((await administer(databaseUrl, statement)).rows[0].left);
}

/** @param {string} databaseUrl */
function psql(databaseUrl) {
  return run('psql', [join(findPostgres() ?? '', 'psql'), '-q', '-v', 'ON_ERROR_STOP=1', '-f', dump, databaseUrl]);
}

/**
 * @param {string} url
 * @param {string} statement
 */
async function administer(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * The address of another database of the same server.
 * @param {string} serverUrl
 * @param {string} name
 */
function named(serverUrl, name) {
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}
