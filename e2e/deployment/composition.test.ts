import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';

const call = promisify(execFile);
const file = join(root, 'docker-compose.yml');
const asked = [...readFileSync(file, 'utf8').matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);

it('docker-compose.yml is what Compose accepts with the settings that it asks for, and with none of them missing', async () => {
  const compose = await findCompose();
  if (!compose) {
    process.stdout.write('Compose is not installed: docker-compose.yml is read by the other tests alone\n');
    return;
  }
  expect(asked).toContain('JWT_SECRET');
  const [program, ...args] = compose;
  const check = (names: readonly string[]) =>
    call(program, [...args, '--file', file, '--env-file', join(root, '.env.example'), 'config', '--quiet'], {
      env: { PATH: process.env.PATH, ...Object.fromEntries(names.map((name) => [name, `a-${name}`])) },
    });
  await check(asked);
  for (const name of new Set(asked)) {
    await expect(check(asked.filter((other) => other !== name)), name).rejects.toThrow(name);
  }
});

/** The command of Compose, as a plug-in of Docker or by itself; undefined where there is none. It needs no engine for this. */
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
