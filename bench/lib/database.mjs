import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { run } from '../../scripts/lib/commands.mjs';
import { findPostgres } from '../../scripts/lib/postgres.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { step } from '../../scripts/lib/steps.mjs';
import { dataFolder, startService } from './programs.mjs';

/** @typedef {import('./programs.mjs').Checkout} Checkout */

/** Requests of a database: fifty an article, up to those of ten busy years. */
const requestsFor = (/** @type {number} */ articles) => Math.min(articles * 50, 100_000);

/** Customers of a database: ten an article, up to a whole region's. */
const customersFor = (/** @type {number} */ articles) => Math.min(articles * 10, 20_000);

/**
 * A database with `size` articles of three pictures each. The checkout's own seed creates it once, which takes minutes;
 * afterwards it is restored from var/bench.
 * @param {string} serverUrl
 * @param {Checkout} checkout
 * @param {number} size
 */
export async function prepareDatabase(serverUrl, checkout, size) {
  const name = `${checkout.name}_${size}`;
  await query(serverUrl, `CREATE DATABASE ${name}`);
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  await bringBack(checkout, `${size}`, url, async () => {
    await bringBack(checkout, 'demo', url, () => makeDemo(checkout, url));
    // An older checkout knows neither packs nor customers.
    const more =
      checkout.folder === root ? ['--packs', `${Math.round(size * 0.15)}`, '--customers', `${customersFor(size)}`] : [];
    const sizes = ['--articles', `${size}`, ...more, '--requests', `${requestsFor(size)}`];
    await step(`Fill a database with ${size} articles, ${name}`, (onLine) => grow(checkout, url, sizes, onLine));
    await query(url, threePicturesEach);
  });
  await query(url, 'VACUUM ANALYZE');
  return url;
}

const threePicturesEach = `INSERT INTO article_images (article_id, picture_key, updated_at)
  SELECT a.id, more.key, now() FROM articles a
  CROSS JOIN LATERAL (SELECT count(*) AS present FROM article_images i WHERE i.article_id = a.id) AS own
  CROSS JOIN LATERAL (SELECT p.key FROM pictures p WHERE p.width = 1600 ORDER BY md5(p.key || a.id) LIMIT greatest(0, 3 - own.present)) AS more`;

/**
 * Fills an empty database from the dump of that name, or by `make`, and then dumps it.
 * @param {Checkout} checkout
 * @param {string} name
 * @param {string} url
 * @param {() => Promise<void>} make
 */
async function bringBack(checkout, name, url, make) {
  const dump = join(dataFolder(checkout), `${name}.dump`);
  const program = (/** @type {string} */ tool) => join(findPostgres() ?? '', tool);
  if (existsSync(dump)) {
    await step(`Bring ${dump} back`, () =>
      run('pg_restore', [program('pg_restore'), '--no-owner', '--dbname', url, dump]),
    );
    return;
  }
  await make();
  await run('pg_dump', [program('pg_dump'), '--format=custom', '--file', `${dump}.draft`, url]);
  renameSync(`${dump}.draft`, dump);
}

/**
 * @param {Checkout} checkout
 * @param {string} url
 */
async function makeDemo(checkout, url) {
  mkdirSync(dataFolder(checkout), { recursive: true });
  await step('Seed the demo shop', (onLine) => grow(checkout, url, ['--articles', '1'], onLine));
  await step('Wait for the service to make every size of its pictures, once', async (onLine) => {
    const service = await startService(checkout, url);
    for (let left = await incomplete(url); left > 0; left = await incomplete(url)) {
      onLine(`${left} pictures left`);
      await sleep(5_000);
    }
    await service.end();
  });
}

/**
 * @param {Checkout} checkout
 * @param {string} url
 * @param {string[]} sizes
 * @param {(line: string) => void} onLine
 */
function grow(checkout, url, sizes, onLine) {
  const env = { BARNUM_MODE: 'demo', DATABASE_URL: url, DATA_DIR: join(dataFolder(checkout), 'data') };
  // In 1.0.0 growth was a separate program.
  const [entry] = ['grow.js', 'seed.js']
    .map((name) => join(checkout.folder, 'services/api/dist', name))
    .filter((path) => existsSync(path));
  return run('The seed', [process.execPath, entry ?? '', ...sizes], { env, onLine });
}

/** @param {string} url */
async function incomplete(url) {
  const count = (/** @type {string} */ format) =>
    `(SELECT count(*) FROM unnest(renditions) file WHERE file LIKE '%.${format}')`;
  const { rows } = await query(
    url,
    `SELECT count(*)::int AS left FROM pictures WHERE ${count('avif')} < ${count('jpg')}`,
  );
  return Number(rows[0].left);
}

/**
 * @param {string} url
 * @param {string} statement
 */
async function query(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
