import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres.mjs';
import { grown, missing, signIn, writeLoad } from './support/load.ts';
import { isReady, type Place, type Program, removeFolder, scratchFolder, startProgram } from './support/program.ts';

const canLimit = (() => {
  try {
    execFileSync('prlimit', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** From now on the service can write no byte of any file, or again as many as it likes. */
function limitFiles({ child }: Program, bytes: 0 | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`]);
}

describe.each(['embedded', 'postgresql'])('a full disk (%s)', (kind) => {
  it.skipIf(!canLimit || (kind === 'postgresql' && !findPostgres()))(
    'is told plainly to whom it cannot serve, damages nothing, and is forgotten when there is room',
    async () => {
      const postgres = kind === 'postgresql' ? await startPostgres() : null;
      onTestFinished(() => postgres?.stop());
      const place: Place = { dataDir: await scratchFolder(), ...(postgres && { databaseUrl: postgres.url }) };
      const program = await startProgram(place, { LOG_LEVEL: 'error' });
      const token = await signIn(program.url);
      const article = await createArticle(program.url, token);
      const load = writeLoad(program.url, token, 3);
      await grown(load.acknowledged, 6);

      limitFiles(program, 0);
      // A server’s disk is another one than that of the pictures.
      if (postgres === null) await grown(load.refusals, 6);
      const refused = await upload(program.url, token, article);
      expect(await isReady(program.url)).toBe(false);
      limitFiles(program, 'unlimited');
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
      const told = new Set(load.refusals.map(({ status, retryAfter }) => `${status} ${retryAfter}`));
      expect([...told]).toEqual(postgres === null ? ['503 5'] : []);
      // The check of the folder ends after the answer that the database alone decided.
      await vi.waitFor(async () => expect(await readdir(join(place.dataDir, 'media'))).toEqual([]), {
        timeout: 20_000,
      });
      if (postgres !== null) expect(program.said().match(/call failed/g)).toHaveLength(1);

      await grown(load.acknowledged, 1);
      await load.stop();
      expect((await upload(program.url, token, article)).status).toBe(201);
      expect(await missing(program.url, token, load.acknowledged)).toEqual([]);
      program.child.kill('SIGTERM');
      expect(await program.ended).toEqual({ code: 0, signal: null });

      const next = await startProgram(place);
      expect(await missing(next.url, token, load.acknowledged)).toEqual([]);
      next.child.kill('SIGTERM');
      await next.ended;
      await removeFolder(place.dataDir);
      process.stdout.write(
        `Full disk (${kind}): ${load.refusals.length} refusals, ${load.acknowledged.length} acknowledged writes, 0 lost\n`,
      );
    },
  );
});

async function createArticle(url: string, token: string): Promise<number> {
  const answer = await fetch(`${url}/api/articles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ nom: 'Table', prix: 8 }),
  });
  const { article } = (await answer.json()) as { article: { id: number } };
  return article.id;
}

async function upload(url: string, token: string, articleId: number): Promise<Response> {
  const png = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#14626b' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('articleId', String(articleId));
  body.set('file', new Blob([new Uint8Array(png)]), 'photo.png');
  return fetch(`${url}/api/upload`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body });
}
