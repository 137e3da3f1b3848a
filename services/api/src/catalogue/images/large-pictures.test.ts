import sharp from 'sharp';
import { expect, it } from 'vitest';
import { onOneDatabase } from '../../../test/support/service.ts';
import { listIncompletePictures, storePicture } from '../../platform/picture-files/picture-files.domain.ts';

/** Blue above, sand below, of any size: a few hundred kB. */
function landscape(width: number, height: number) {
  const create = { width, height, channels: 3, background: '#2060c0' } as const;
  const ground = { create: { ...create, height: height >> 1, background: '#e0c080' } } as const;
  return sharp({ create, limitInputPixels: false }).composite([{ input: ground, gravity: 'south' }]);
}

onOneDatabase('a large picture', (service) => {
  const store = (bytes: Buffer) => storePicture(service.db, service.storage, bytes, 'article');
  const colourAt = async (key: string, file: string, left: number, top: number) => {
    const bytes = await service.storage.readAll(`${key}/${file}`);
    const { data } = await sharp(bytes ?? Buffer.alloc(0))
      .extract({ left, top, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return (data[2] ?? 0) > (data[0] ?? 0) ? 'sky' : 'ground';
  };

  it.each([
    [5_712, 4_284, false],
    [8_000, 6_000, false],
    [8_000, 6_000, true],
  ])('of a phone, %i × %i (progressive: %s), is taken', async (width, height, progressive) => {
    const bytes = await landscape(width, height).jpeg({ progressive, quality: 60 }).toBuffer();
    const { key, ...size } = await store(bytes);
    expect(size).toMatchObject({ width: 1_600, height: 1_200 });
    expect(await Promise.all([10, size.height - 10].map((top) => colourAt(key, '1600.jpg', 800, top)))).toEqual([
      'sky',
      'ground',
    ]);
  });

  it('that was taken upright is stored upright', async () => {
    const upright = landscape(4_000, 6_000);
    // As a phone keeps it: turned, with a note of how.
    const turned = await sharp(await upright.png().toBuffer())
      .rotate(270)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await sharp(turned).metadata()).toMatchObject({ width: 6_000, height: 4_000, orientation: 6 });
    const { key, width, height } = await store(turned);
    expect([width, height]).toEqual([1_600, 2_400]);
    expect([await colourAt(key, '1600.jpg', 800, 10), await colourAt(key, '1600.jpg', 800, 2_390)]).toEqual([
      'sky',
      'ground',
    ]);
  });

  it('keeps its colours when its profile has more of them', async () => {
    const red = sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: '#c83c32' } });
    const { key } = await store(await red.withIccProfile('p3').jpeg({ quality: 95 }).toBuffer());
    const { channels } = await sharp((await service.storage.readAll(`${key}/1600.jpg`)) ?? undefined).stats();
    const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => Math.round(mean));
    expect(Math.max(Math.abs(r - 0xc8), Math.abs(g - 0x3c), Math.abs(b - 0x32))).toBeLessThan(4);
  });

  it('that is too tall for a format has none in it, and is not tried again', async () => {
    const { key } = await store(await landscape(500, 17_000).jpeg().toBuffer());
    await service.renditionQueue.resume();
    await service.renditionQueue.idle();
    const { renditionFiles } = await service.db.picture.findUniqueOrThrow({ where: { key } });
    expect(renditionFiles).toEqual(['500.jpg', '320.jpg']);
    expect(await listIncompletePictures(service.db)).toEqual([]);
  });

  it('that is taller than anything is kept smaller', async () => {
    const { width, height } = await store(await landscape(1_000, 50_000).jpeg().toBuffer());
    expect([width, height]).toEqual([400, 20_000]);
  });
});
