import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** Compresses each built script and stylesheet with brotli, for browsers that accept it. */

const compress = promisify(brotliCompress);
const folder = fileURLToPath(new URL('../dist/client/assets/', import.meta.url));

const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css)$/.test(name));
await Promise.all(
  files.map(async (name) => writeFile(`${folder}${name}.br`, await compress(await readFile(`${folder}${name}`)))),
);
