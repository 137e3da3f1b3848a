import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

const ignored = /^(node_modules|dist|generated|test|graphql-env\.d\.ts|.*\.test\.tsx?)$/;

/**
 * Runs `work` unless its outputs exist and were made from exactly these inputs.
 * @param {string} name names the memory of what the inputs were
 * @param {{ inputs: string[], outputs: string[] }} files paths from the root; folders with all that is in them,
 *   apart from what is generated, built or only tests
 * @param {() => Promise<unknown>} work
 */
export async function runIfChanged(name, { inputs, outputs }, work) {
  const memory = join(root, 'node_modules/.cache/barnum', name);
  const now = fingerprint(inputs);
  const stands = outputs.every((output) => existsSync(join(root, output)));
  if (stands && existsSync(memory) && readFileSync(memory, 'utf8') === now) return;
  rmSync(memory, { force: true });
  await work();
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, now);
}

/** @param {string[]} inputs */
function fingerprint(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const path of filesOf(input))
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(root, path)))
        .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => (ignored.test(name) ? [] : filesOf(join(path, name))));
}
