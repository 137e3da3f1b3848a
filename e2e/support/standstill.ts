import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const delay = monitorEventLoopDelay({ resolution: 50 });
delay.enable();

/** Measures the pauses of this process anew. */
export function watchPauses(): void {
  delay.reset();
}

/**
 * What stands still where a test failed. A click waits for two frames, and no longer than ten seconds: it fails too where
 * the browser draws none, or where the machine sleeps.
 */
export async function standstill(page: Page): Promise<string> {
  const pause = (delay.max / 1e9).toFixed(1);
  const frames = await Promise.race([page.evaluate(countFrames).catch(String), wait(5_000, 'no answer')]);
  return `${page.url()}: frames in one second: ${frames}; longest pause of the test’s process: ${pause} s`;
}

function countFrames(): Promise<number> {
  return new Promise((resolve) => {
    let frames = 0;
    const draw = () => {
      frames += 1;
      requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
    setTimeout(() => resolve(frames), 1_000);
  });
}
