import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { keyCapabilities } from '@barnum/rules/access/api-keys/api-keys';
import { expect, it } from 'vitest';
import { seedEverything } from './support/both-apis.ts';
import { makeKey } from './support/make-key.ts';
import { onOneDatabase } from './support/service.ts';

const page = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8');

/** Every `curl` of the page, with the answer that the page shows for it. */
const examples = [...page.matchAll(/```sh\n([^`]+)```\n```http\nHTTP\/1\.1 (\d+)\n\n([^`]+)```/g)].map(
  ([, command = '', status, answer = '']) => ({ command, status: Number(status), answer: JSON.parse(answer) }),
);

onOneDatabase(
  'docs/api.md',
  (service) => {
    it('shows an answer for each of its calls', () => {
      expect(examples.length).toBeGreaterThan(5);
      expect(page.match(/^curl /gm)).toHaveLength(examples.length);
    });

    it.each(examples)('is right about $command', async ({ command, status, answer }) => {
      await seedEverything(service);
      const { secret } = await makeKey(service, keyCapabilities);
      if (!service.app.server.listening) await service.app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = service.app.server.address() as AddressInfo;
      const { stdout } = await promisify(execFile)(
        'sh',
        ['-c', `curl() { command curl -sS -w '\\n%{http_code}' "$@"; }\n${command}`],
        {
          env: { ...process.env, BARNUM: `http://127.0.0.1:${port}`, KEY: secret },
        },
      );
      const [, body = '', code] = /^([\s\S]*)\n(\d+)$/.exec(stdout) ?? [];
      expect([Number(code), JSON.parse(body)]).toEqual([status, shapeOf(answer)]);
    });
  },
  { isOwn: true },
);

/** The fields of an answer of the page and the kinds of their values, whatever they are. */
function shapeOf(shown: unknown): unknown {
  if (shown === null || typeof shown === 'boolean') return shown;
  if (Array.isArray(shown)) return shown.length === 0 ? expect.any(Array) : expect.arrayContaining(shown.map(shapeOf));
  if (typeof shown === 'object') {
    return expect.objectContaining(
      Object.fromEntries(Object.entries(shown).map(([key, value]) => [key, shapeOf(value)])),
    );
  }
  if (typeof shown === 'string') return /^[A-Z_]+$/.test(shown) ? shown : expect.any(String);
  return expect.any(Number);
}
