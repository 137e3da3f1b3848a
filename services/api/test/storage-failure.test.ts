import { open } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sentences } from '@barnum/rules/sentences';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seedArticle } from '../../../prisma/seed/catalogue/articles.ts';
import { multipartBody } from './support/multipart.ts';
import { onOneDatabase } from './support/service.ts';

const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#14626b' } })
  .png()
  .toBuffer();
const someFile = await open(fileURLToPath(import.meta.url));
await someFile.close();
const fileHandle = Object.getPrototypeOf(someFile);

const refusal = (code: string) => Object.assign(new Error(`${code}: the disk refuses, fsync`), { code });

onOneDatabase('an upload whose storage fails', (service) => {
  let token: string;
  beforeEach(async () => {
    token = await service.signIn('administrator');
  });
  afterEach(() => vi.restoreAllMocks());

  const upload = async (articleId: number) => {
    const { payload, headers } = multipartBody(
      { articleId: String(articleId) },
      { field: 'file', filename: 'photo.png', bytes },
    );
    return service.app.inject({
      method: 'POST',
      url: '/api/upload',
      payload,
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
  };
  const nothingIsLeft = async () => {
    expect(await service.db.picture.count()).toBe(0);
    expect(await service.db.articleImage.count()).toBe(0);
    expect(await service.storage.listFolders({ before: new Date(Date.now() + 60_000) })).toEqual([]);
  };

  it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EIO'])(
    'leaves neither row nor file when the disk answers %s after some bytes, and says that it will pass',
    async (code) => {
      const { id } = await seedArticle(service.db);
      vi.spyOn(fileHandle, 'sync').mockRejectedValue(refusal(code));
      const answer = await upload(id);
      expect([answer.statusCode, answer.headers['retry-after'], answer.json().error]).toEqual([
        503,
        '5',
        sentences.http.unavailable,
      ]);
      expect((await service.app.inject('/readyz')).statusCode).toBe(503);
      vi.restoreAllMocks();
      expect((await service.app.inject('/readyz')).statusCode).toBe(200);
      await nothingIsLeft();
    },
  );

  it('is not taken for a picture that does not exist when the disk cannot read it', async () => {
    const file = `${'a'.repeat(24)}/64.jpg`;
    await service.storage.put(file, bytes);
    vi.spyOn(fileHandle, 'stat').mockRejectedValue(refusal('EIO'));
    expect((await service.app.inject(`/media/${file}`)).statusCode).toBe(503);
    vi.restoreAllMocks();
    expect((await service.app.inject(`/media/${file}`)).rawPayload).toEqual(bytes);
    await service.storage.deleteFolder('a'.repeat(24));
  });

  it('leaves no half file behind where a whole one should appear', async () => {
    vi.spyOn(fileHandle, 'sync').mockRejectedValue(refusal('EIO'));
    await expect(service.storage.put('folder/64.jpg', bytes)).rejects.toThrow('EIO');
    expect(await service.storage.read('folder/64.jpg')).toBeNull();
    vi.restoreAllMocks();
    await service.storage.put('folder/64.jpg', bytes);
    expect(await service.storage.readAll('folder/64.jpg')).toEqual(bytes);
    await service.storage.deleteFolder('folder');
  });

  it('leaves neither row nor file when the article goes while its picture comes', async () => {
    const { id } = await seedArticle(service.db);
    const put = service.storage.put;
    vi.spyOn(service.storage, 'put').mockImplementation(async (path, content) => {
      await put(path, content);
      await service.db.article.delete({ where: { id } });
    });
    expect((await upload(id)).statusCode).toBe(404);
    await nothingIsLeft();
  });
});
