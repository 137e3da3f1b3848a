import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { services } from './support/composition.ts';

const call = promisify(execFile);
const file = join(root, 'docker-compose.yml');
const stages = readStages();
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

it('every container starts again, keeps its log and its memory within a limit, and those of Barnum have no rights', () => {
  const { version } = JSON.parse(read('package.json'));
  for (const [name, container] of Object.entries(services)) {
    expect(container, name).toMatchObject({
      restart: 'unless-stopped',
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      logging: { options: { 'max-size': '10m', 'max-file': '5' } },
    });
    if (!container.build) continue;
    const { target, args } = container.build;
    expect(container, name).toMatchObject({
      image: `barnum/${target}:\${BARNUM_VERSION:-${version}}`,
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(args).toEqual({ VERSION: `\${BARNUM_VERSION:-${version}}` });
    expect(stages.has(target), target).toBe(true);
  }
});

it('every image runs a built program of its own as a user without rights, and says whether it lives', () => {
  const node = `node:${read('.nvmrc').trim()}-slim`;
  expect(new Set([...stages.values()].map(({ from }) => from))).toEqual(new Set([node, 'program']));
  const images = Object.values(services).flatMap(({ build }) => build?.target ?? []);
  for (const target of new Set(images)) {
    const steps = stages.get(target)?.steps ?? [];
    const [user, ...rest] = steps.slice(steps.indexOf('USER node'));
    expect([user, ...rest.map((step) => step.split(' ')[0])], target).toEqual([
      'USER node',
      'EXPOSE',
      'HEALTHCHECK',
      'CMD',
    ]);
    const [, program = ''] = /^CMD \["node", "(.+)"\]$/.exec(rest.at(-1) ?? '') ?? [];
    expect(existsSync(join(root, program)), program).toBe(true);
  }
});

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** The stages of the Dockerfile by name: the image that each builds upon, and its steps, one line each. */
function readStages() {
  const [, ...parts] = read('Dockerfile')
    .replaceAll('\\\n', '')
    .split(/^FROM /m);
  return new Map(
    parts.map((part) => {
      const [head = '', ...lines] = part.split('\n');
      const [from = '', , name = ''] = head.split(' ');
      return [name, { from, steps: lines.filter((line) => line !== '' && !line.startsWith('#')) }];
    }),
  );
}

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
