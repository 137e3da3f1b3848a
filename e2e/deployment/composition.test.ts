import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';

const call = promisify(execFile);
const file = join(root, 'docker-compose.yml');
const required = [...readFileSync(file, 'utf8').matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);

it('Compose accepts docker-compose.yml with all required settings, and with none of them missing', async () => {
  const compose = await findCompose();
  if (!compose) {
    process.stdout.write('Compose is not installed: docker-compose.yml is read by the other tests alone\n');
    return;
  }
  expect(required).toContain('JWT_SECRET');
  const [program, ...args] = compose;
  const check = (names: readonly string[]) =>
    call(program, [...args, '--file', file, '--env-file', join(root, '.env.example'), 'config', '--quiet'], {
      env: { PATH: process.env.PATH, ...Object.fromEntries(names.map((name) => [name, `a-${name}`])) },
    });
  await check(required);
  for (const name of new Set(required)) {
    await expect(check(required.filter((other) => other !== name)), name).rejects.toThrow(name);
  }
});

/**
 * The command of Compose, as a plug-in of Docker or by itself; undefined where it is not installed. No Docker engine is
 * needed.
 */
async function findCompose(): Promise<[string, ...string[]] | undefined> {
  for (const compose of [['docker', 'compose'], ['docker-compose']] as [string, ...string[]][]) {
    const [program, ...args] = compose;
    const isThere = await call(program, [...args, 'version']).then(
      () => true,
      () => false,
    );
    if (isThere) return compose;
  }
  return undefined;
}
