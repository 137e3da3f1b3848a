import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { release } from './release.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it('is the version of every package, the default of the images and the newest in the list of changes', () => {
  const { workspaces } = JSON.parse(read('package.json'));
  for (const folder of ['.', ...workspaces])
    expect([folder, JSON.parse(read(`${folder}/package.json`)).version]).toEqual([folder, release]);
  const images = read('docker-compose.yml').match(/image: barnum\/.*/g);
  for (const image of images ?? []) expect(image).toContain(`:\${BARNUM_VERSION:-${release}}`);
  expect(images).toHaveLength(3);
  expect(/^## (\S+)$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(release);
});
