import sharp from 'sharp';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/articles.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { addArticleImage, storePicture } from './images.domain.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#14626b' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .toBuffer();

onEveryDatabase('images', (service) => {
  it('are re-encoded in two widths and two formats, without metadata, and served for ever', async () => {
    const picture = await storePicture(service.db, service.storage, await photo(2000, 1500));
    expect(picture).toMatchObject({
      width: 1600,
      height: 1200,
      renditions: ['640.webp', '640.jpg', '1600.webp', '1600.jpg'],
    });
    const answer = await service.app.inject(`/media/${picture.key}/640.jpg`);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const served = await sharp(answer.rawPayload).metadata();
    expect([served.format, served.width, served.height, served.exif]).toEqual(['jpeg', 640, 480, undefined]);
  });

  it('are never enlarged', async () => {
    const picture = await storePicture(service.db, service.storage, await photo(300, 200));
    expect(picture).toMatchObject({ width: 300, height: 200, renditions: ['300.webp', '300.jpg'] });
  });

  it('refuse what is no picture, or unfolds to too many pixels, and keep nothing of it', async () => {
    const bomb = await sharp({ create: { width: 6000, height: 5000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    for (const bytes of [Buffer.from('plain text named .png'), bomb, (await photo(900, 900)).subarray(0, 200)]) {
      await expect(storePicture(service.db, service.storage, bytes)).rejects.toMatchObject({
        code: 'UNSUPPORTED_TYPE',
      });
    }
    expect(await service.db.picture.count()).toBe(0);
  });

  it('have one primary an article, also when the first ones come together', async () => {
    const article = await seedArticle(service.db);
    const { key: pictureKey } = await storePicture(service.db, service.storage, await photo(640, 480));
    await Promise.all(
      [1, 2, 3, 4].map(() => addArticleImage(service.db, { articleId: article.id, pictureKey, altImage: null })),
    );
    const { body } = await service.rest('GET', `/articles/${article.id}/images`);
    expect(body.images.map(({ primary }: { primary: boolean }) => primary)).toEqual([true, false, false, false]);
    expect(body.images[0].url_image).toBe(`/media/${pictureKey}/640.jpg`);
    expect((await service.rest('GET', '/articles/999/images')).status).toBe(404);
  });

  it('answer 404 for every other media address', async () => {
    const paths = ['/media/x/640.jpg', '/media/000000000000000000000000/640.jpg', '/media/..%2f..%2fetc/passwd'];
    for (const path of paths) expect((await service.app.inject(path)).statusCode).toBe(404);
  });
});
