import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../root.mjs';

/**
 * What a file of tests cost, in milliseconds. `settingUp`: its environment, its imports and what runs before and after
 * its tests. `running`: its tests. `waiting`: how long its process had no work meanwhile, as while a browser or a
 * database had.
 * @typedef {{ file: string, settingUp: number, running: number, waiting: number }} FileTimes
 */

/** Writes the times of each file into the JSON file that the environment's VITEST_TIMES names. */
export default class TimesReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    if (process.env.VITEST_TIMES) writeFileSync(process.env.VITEST_TIMES, JSON.stringify(modules.map(timesOf)));
  }
}

/**
 * @param {import('vitest/node').TestModule} module
 * @returns {FileTimes}
 */
function timesOf(module) {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  let running = 0;
  for (const test of module.children.allTests()) running += test.diagnostic()?.duration ?? 0;
  const hooks = Math.max(0, duration - running);
  const { processor } = /** @type {{ processor?: number }} */ (module.meta());
  return {
    file: relative(root, module.moduleId),
    settingUp: environmentSetupDuration + prepareDuration + collectDuration + setupDuration + hooks,
    running,
    waiting: Math.max(0, duration - (processor ?? duration)),
  };
}
