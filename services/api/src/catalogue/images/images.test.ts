import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { daysAgo } from '../../../../../prisma/seed/dates.ts';
import { onEveryDatabase, onOneDatabase } from '../../../test/support/service.ts';
import {
  deleteOrphanedPictures,
  listIncompletePictures,
  makeRenditions,
  storePicture,
} from '../../platform/picture-files/picture-files.domain.ts';
import { localStorage } from '../../platform/storage/local-storage.ts';
import {
  addArticleImage,
  deleteArticleImage,
  listArticleImages,
  setPrimaryImage,
  uploadArticleImage,
} from './images.domain.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#14626b' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .toBuffer();

onOneDatabase('images', (service) => {
  it('are re-encoded without metadata and answered after the first rendition', async () => {
    const picture = await storePicture(service.db, service.storage, await photo(2000, 1500), 'article');
    expect(picture).toMatchObject({ width: 1600, height: 1200, renditionFiles: ['1600.jpg'] });
    const answer = await service.app.inject(`/media/${picture.key}/1600.jpg`);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const served = await sharp(answer.rawPayload).metadata();
    expect([served.format, served.width, served.height, served.exif]).toEqual(['jpeg', 1600, 1200, undefined]);
  });

  it('come in four widths and three formats once the queue has done its work, also after a restart', async () => {
    const { key } = await storePicture(service.db, service.storage, await photo(2000, 1500), 'article');
    await service.renditionQueue.resume();
    await service.renditionQueue.idle();
    const { renditionFiles } = await service.db.picture.findUniqueOrThrow({ where: { key } });
    const expected = ['jpg', 'webp', 'avif'].flatMap((format) => [320, 640, 960, 1600].map((w) => `${w}.${format}`));
    expect(renditionFiles.toSorted()).toEqual(expected.toSorted());
    for (const file of expected) {
      const { rawPayload } = await service.app.inject(`/media/${key}/${file}`);
      const { width, format } = await sharp(rawPayload).metadata();
      expect([file, width]).toEqual([file, Number.parseInt(file, 10)]);
      expect(['jpeg', 'webp', 'heif']).toContain(format);
    }
    expect(await listIncompletePictures(service.db)).toEqual([]);
  });

  it('are never enlarged', async () => {
    const { key } = await storePicture(service.db, service.storage, await photo(300, 200), 'article');
    await makeRenditions(service.db, service.storage, key, { of: ['jpg', 'webp'] });
    const picture = await service.db.picture.findUniqueOrThrow({ where: { key } });
    expect(picture).toMatchObject({ width: 300, height: 200, renditionFiles: ['300.jpg', '300.webp'] });
  });

  it('refuse what is no picture, or unfolds to too many pixels, and keep nothing of it', async () => {
    const bomb = await sharp({ create: { width: 6000, height: 5000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    for (const bytes of [Buffer.from('plain text named .png'), bomb, (await photo(900, 900)).subarray(0, 200)]) {
      await expect(storePicture(service.db, service.storage, bytes, 'article')).rejects.toMatchObject({
        code: 'UNSUPPORTED_TYPE',
      });
    }
    expect(await service.db.picture.count()).toBe(0);
  });

  it('promote the oldest other one when the primary is deleted, and take their files along', async () => {
    const article = await seedArticle(service.db);
    const upload = async () =>
      uploadArticleImage(service.db, service.storage, {
        articleId: article.id,
        bytes: await photo(64, 64),
        altImage: null,
      });
    const images = [await upload(), await upload(), await upload()];
    const [first, second, third] = images.map(({ id }) => id);
    await setPrimaryImage(service.db, { id: third ?? 0 });
    await deleteArticleImage(service.db, service.storage, third ?? 0);
    const left = await listArticleImages(service.db, article.id, { withHidden: true });
    expect(left.map(({ id, primary }) => [id, primary])).toEqual([
      [first, true],
      [second, false],
    ]);
    const gone = images[2]?.pictureKey;
    expect((await service.app.inject(`/media/${gone}/64.jpg`)).statusCode).toBe(404);
    expect(await service.db.picture.count({ where: { key: gone ?? '' } })).toBe(0);
  });

  it('are described anew, by administrators only', async () => {
    const { id: articleId } = await seedArticle(service.db);
    const { id } = await uploadArticleImage(service.db, service.storage, {
      articleId,
      bytes: await photo(640, 480),
      altImage: 'Une tente',
    });
    const describe = (altImage: string | null, imageId = id) =>
      service.graphql(
        'mutation ($id: Int!, $altImage: String) { describeImage(id: $id, altImage: $altImage) { altImage } }',
        { id: imageId, altImage },
        token,
      );
    let token: string | undefined;
    expect((await describe('x')).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    token = await service.signIn('administrator');
    expect((await describe(' Une tente à l’aube ')).data).toEqual({
      describeImage: { altImage: 'Une tente à l’aube' },
    });
    expect((await describe('x'.repeat(201))).errors[0]?.extensions?.fields).toHaveProperty('altImage');
    expect((await describe(' ')).data).toEqual({ describeImage: { altImage: null } });
    expect((await describe('x', 999)).errors[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  it('leave nothing behind that a day-old crash could have left', async () => {
    const { key } = await storePicture(service.db, service.storage, await photo(64, 64), 'article');
    await service.db.picture.update({ where: { key }, data: { createdAt: daysAgo(2) } });
    await deleteOrphanedPictures(service.db, service.storage);
    expect(await service.db.picture.count()).toBe(0);
  });

  it('of a crash lose their files, those of another database and what is no picture stay', async () => {
    const bytes = await photo(64, 64);
    const pictures = await Promise.all([1, 2].map(() => storePicture(service.db, service.storage, bytes, 'article')));
    const stray = '0'.repeat(24);
    const folders = [...pictures.map(({ key }) => key), stray, 'notes'];
    const storage = {
      ...service.storage,
      listFolders: async () => folders,
      deleteFolder: vi.fn(async () => undefined),
    };
    await deleteOrphanedPictures(service.db, storage);
    expect(storage.deleteFolder.mock.calls).toEqual([[stray]]);

    await service.db.picture.deleteMany();
    storage.deleteFolder.mockClear();
    await deleteOrphanedPictures(service.db, storage);
    expect(storage.deleteFolder).not.toHaveBeenCalled();
  });

  it('leave no file of a crash in a folder, but what may still be under way', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'barnum-sweep-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const storage = await localStorage(folder);
    const { key } = await storePicture(service.db, storage, await photo(64, 64), 'article');
    const [crashed, underWay] = ['0'.repeat(24), '1'.repeat(24)];
    for (const stray of [crashed, underWay]) await storage.put(`${stray}/64.jpg`, Buffer.from('x'));
    for (const old of [key, crashed]) await utimes(join(folder, old), daysAgo(2), daysAgo(2));
    expect(await deleteOrphanedPictures(service.db, storage)).toBe(1);
    expect((await readdir(folder)).toSorted()).toEqual([underWay, key].toSorted());
    expect(await storage.readAll(`${key}/64.jpg`)).not.toBeNull();
  });

  it('answer 404 for every other media address', async () => {
    const paths = ['/media/x/640.jpg', '/media/000000000000000000000000/640.jpg', '/media/..%2f..%2fetc/passwd'];
    for (const path of [...paths, '/media/x', '/media/']) {
      const { statusCode, headers, ...answer } = await service.app.inject(path);
      expect([path, statusCode, answer.json().code]).toEqual([path, 404, 'NOT_FOUND']);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });
});

onEveryDatabase('images that change at once', (service) => {
  it('have one primary an article, also when the first ones come together', async () => {
    const article = await seedArticle(service.db);
    const { key: pictureKey } = await storePicture(service.db, service.storage, await photo(640, 480), 'article');
    await Promise.all(
      [1, 2, 3, 4].map(() => addArticleImage(service.db, { articleId: article.id, pictureKey, altImage: null })),
    );
    const { body } = await service.rest('GET', `/articles/${article.id}/images`);
    expect(body.images.map(({ primary }: { primary: boolean }) => primary)).toEqual([true, false, false, false]);
    expect(body.images[0].url_image).toBe(`/media/${pictureKey}/640.jpg`);
    expect((await service.rest('GET', '/articles/999/images')).status).toBe(404);
  });

  it('take turns at being primary without ever being two or none', async () => {
    const article = await seedArticle(service.db);
    const { key: pictureKey } = await storePicture(service.db, service.storage, await photo(64, 64), 'article');
    const ids: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      ids.push((await addArticleImage(service.db, { articleId: article.id, pictureKey, altImage: null })).id);
    }
    const rounds = Array.from({ length: 20 }, (_, index) => ids[index % ids.length] ?? 0);
    await Promise.all(rounds.map((id) => setPrimaryImage(service.db, { id })));
    expect(await service.db.articleImage.count({ where: { primary: true } })).toBe(1);
  });
});
