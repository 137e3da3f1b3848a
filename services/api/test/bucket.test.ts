import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBucketServer } from '../../../scripts/lib/bucket.mjs';
import {
  deleteOrphanedPictures,
  makeRenditions,
  storePicture,
} from '../src/platform/picture-files/picture-files.domain.ts';
import { bucketStorage } from '../src/platform/storage/bucket-storage.ts';
import { type Storage, StorageUnavailableError } from '../src/platform/storage/storage.ts';
import { onOneDatabase } from './support/service.ts';

const inAMinute = () => new Date(Date.now() + 60_000);
const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#14626b' } })
    .jpeg()
    .toBuffer();

let server: Awaited<ReturnType<typeof startBucketServer>>;
let storage: Storage;
beforeAll(async () => {
  server = await startBucketServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  storage = await openBucket(`pictures-${randomUUID()}`);
});

describe('a bucket', () => {
  it('gives back what was put, byte for byte, and null for what was not', async () => {
    const bytes = await photo();
    await storage.put('folder/640.jpg', bytes);
    expect(await storage.readAll('folder/640.jpg')).toEqual(bytes);
    const found = await storage.read('folder/640.jpg');
    expect(found?.size).toBe(bytes.length);
    expect(Buffer.concat((await found?.stream.toArray()) ?? [])).toEqual(bytes);
    expect(await storage.read('folder/320.jpg')).toBeNull();
    expect(await storage.readAll('elsewhere/640.jpg')).toBeNull();
  });

  it('lists folders by their last change and deletes them with all that is in them', async () => {
    for (const path of ['one/1.jpg', 'one/2.jpg', 'two/1.jpg']) await storage.put(path, Buffer.from(path));
    expect((await storage.listFolders({ before: inAMinute() })).sort()).toEqual(['one', 'two']);
    expect(await storage.listFolders({ before: new Date(Date.now() - 60_000) })).toEqual([]);
    await storage.deleteFolder('one');
    await storage.deleteFolder('one');
    expect(await storage.listFolders({ before: inAMinute() })).toEqual(['two']);
  });

  it('is one for all who open it by the same name, also at the same moment', async () => {
    const name = `shared-${randomUUID()}`;
    const [here, there] = await Promise.all([openBucket(name), openBucket(name)]);
    await here.put('folder/1.jpg', Buffer.from('picture'));
    expect((await there.readAll('folder/1.jpg'))?.toString()).toBe('picture');
  });

  it('says that it is away while it is, and goes on when it is back', async () => {
    await storage.put('folder/1.jpg', Buffer.from('picture'));
    await server.interrupt();
    await expect(storage.check()).rejects.toThrow(StorageUnavailableError);
    await expect(storage.put('folder/2.jpg', Buffer.from('more'))).rejects.toThrow(StorageUnavailableError);
    await expect(storage.readAll('folder/1.jpg')).rejects.toThrow(StorageUnavailableError);
    await server.resume();
    await storage.check();
    expect((await storage.readAll('folder/1.jpg'))?.toString()).toBe('picture');
  });

  it('is refused with a key that it does not know', async () => {
    await expect(openBucket('any', { accessKeyId: 'another' })).rejects.toThrow(StorageUnavailableError);
  });
});

onOneDatabase(
  'pictures in a bucket',
  (service) => {
    it('are served like those in a folder, and answer 503 while the bucket is away', async () => {
      const { key } = await storePicture(service.db, service.storage, await photo(), 'article');
      const answer = await service.app.inject(`/media/${key}/640.jpg`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(640);
      await server.interrupt();
      const away = await service.app.inject(`/media/${key}/640.jpg`);
      expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '5']);
      expect((await service.app.inject('/readyz')).statusCode).toBe(503);
      await expect(storePicture(service.db, service.storage, await photo(), 'article')).rejects.toThrow(
        StorageUnavailableError,
      );
      expect(await service.db.picture.count()).toBe(1);
      await server.resume();
      expect((await service.app.inject('/readyz')).statusCode).toBe(200);
    });

    it('are made in all their forms once, though two processes find them unfinished', async () => {
      const { key } = await storePicture(service.db, service.storage, await photo(), 'article');
      await Promise.all([1, 2].map(() => makeRenditions(service.db, service.storage, key, { of: ['jpg', 'webp'] })));
      const picture = await service.db.picture.findUniqueOrThrow({ where: { key } });
      expect(picture.renditionFiles).toEqual(['640.jpg', '320.jpg', '640.webp', '320.webp']);
      expect(picture.claimedUntil).toBeNull();
    });

    it('are left alone while another process is at them, and taken over when it died', async () => {
      const { key } = await storePicture(service.db, service.storage, await photo(), 'article');
      await service.db.picture.update({ where: { key }, data: { claimedUntil: inAMinute() } });
      await makeRenditions(service.db, service.storage, key, { of: ['jpg'] });
      expect((await service.db.picture.findUniqueOrThrow({ where: { key } })).renditionFiles).toEqual(['640.jpg']);
      await service.db.picture.update({ where: { key }, data: { claimedUntil: new Date(Date.now() - 1) } });
      await makeRenditions(service.db, service.storage, key, { of: ['jpg'] });
      expect((await service.db.picture.findUniqueOrThrow({ where: { key } })).renditionFiles).toHaveLength(2);
    });

    it('go with the records they belonged to', async () => {
      const { key } = await storePicture(service.db, service.storage, await photo(), 'article');
      await service.db.picture.update({ where: { key }, data: { createdAt: new Date(Date.now() - 2 * 86_400_000) } });
      await deleteOrphanedPictures(service.db, service.storage);
      expect(await service.db.picture.count()).toBe(0);
    });
  },
  { openStorage: () => openBucket(`service-${randomUUID()}`) },
);

function openBucket(name: string, key: { accessKeyId?: string } = {}): Promise<Storage> {
  const { endpoint, accessKeyId, secretAccessKey } = server;
  return bucketStorage({ endpoint, name, region: 'us-east-1', accessKeyId, secretAccessKey, ...key });
}
