import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createFrontEndServer } from './create-front-end-server.ts';

const settings = {
  trustProxy: false as const,
  logLevel: 'silent',
  contentSecurityPolicy: { 'default-src': ["'none'"] },
};

it('passes on a 503 of the service at once, without a retry', async () => {
  let calls = 0;
  const service = createServer((_request, response) => {
    calls += 1;
    response.writeHead(503, { 'retry-after': '5' }).end('{}');
  });
  await once(service.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void service.close());
  const { port } = service.address() as AddressInfo;
  const app = await createFrontEndServer({ ...settings, apiUrl: `http://127.0.0.1:${port}` });
  onTestFinished(() => app.close());
  const answer = await app.inject('/api/articles');
  expect([answer.statusCode, answer.headers['retry-after'], calls]).toEqual([503, '5', 1]);
});
