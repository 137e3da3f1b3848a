import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { encodeQR } from 'qr';
import { onTestFinished } from 'vitest';
import { launch } from './test.ts';
import { openVisitor } from './window.ts';

/** Width and height of what the camera films, in pixels. */
const side = 480;

/** A page of a browser whose camera films a label with this code, until the test ends. */
export async function filming(code: string): Promise<Page> {
  const folder = await mkdtemp(join(tmpdir(), 'barnum-camera-'));
  const film = join(folder, 'label.y4m');
  await writeFile(film, filmOf(code));
  const browser = await launch([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]);
  onTestFinished(async () => {
    await browser.close();
    await rm(folder, { recursive: true });
  });
  const context = await openVisitor(browser, { viewport: { width: 390, height: 844 } });
  return context.newPage();
}

/** A film of one frame, in grey: the code in the middle of white. */
function filmOf(code: string): Buffer {
  const cells = encodeQR(code, 'raw');
  const scale = Math.floor((side * 0.8) / cells.length);
  const start = Math.floor((side - scale * cells.length) / 2);
  const light = Buffer.alloc(side * side, 235);
  for (const [y, row] of cells.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (!isDark) continue;
      for (let line = 0; line < scale; line += 1) {
        const at = (start + y * scale + line) * side + start + x * scale;
        light.fill(16, at, at + scale);
      }
    }
  }
  const colour = Buffer.alloc((side * side) / 2, 128);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${side} H${side} F10:1 Ip C420\nFRAME\n`), light, colour]);
}
