import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { startPrograms } from '../support/programs.ts';

test('`npm start` with an empty folder opens the demo shop, its pictures at their size', async () => {
  const programs = await startPrograms({});
  onTestFinished(programs.end);
  const { articles } = await (await fetch(`${programs.serviceUrl}/api/articles`)).json();
  expect(articles.length).toBeGreaterThanOrEqual(32);
  const [{ slug, images }] = articles.filter((article: { images: unknown[] }) => article.images.length >= 3);
  const page = await fetch(`${programs.storefrontUrl}/article/${slug}`);
  const html = await page.text();
  for (const { url_image } of images) {
    expect(html).toContain(url_image);
    const picture = await fetch(`${programs.storefrontUrl}${url_image}`);
    const { width } = await sharp(await picture.arrayBuffer()).metadata();
    expect(width).toBeGreaterThanOrEqual(1200);
  }
});
