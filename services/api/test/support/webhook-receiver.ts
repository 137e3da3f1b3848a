import { once } from 'node:events';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { LocateServer } from '../../src/platform/network/locate-server.ts';
import { receiverCertificate } from './receiver-certificate.ts';

/** The name of its certificate. */
export const receiverName = 'recepteur.exemple.example';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver of webhooks over HTTPS on this machine, that keeps what it is sent. */
export interface WebhookReceiver {
  port: number;
  received: Received[];
  /** What it answers from now on; by default 204. */
  answer(how: (response: ServerResponse, got: Received) => void): void;
  /** Leads its name here; to any other it leads nowhere. */
  locate: LocateServer;
  close(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  let answer = (response: ServerResponse, _got: Received): void => void response.writeHead(204).end();
  const server = createServer(receiverCertificate, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { url: path = '', headers } = request;
    const got = { path, headers, body: Buffer.concat(chunks).toString('utf8') };
    received.push(got);
    answer(response, got);
  });
  // Who refuses its certificate hangs up.
  server.on('tlsClientError', () => {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    received,
    answer(how) {
      answer = how;
    },
    locate: async ({ host }) => {
      if (host !== receiverName) throw Object.assign(new Error(), { code: 'ENOTFOUND' });
      return { host: '127.0.0.1', port, tls: { ca: receiverCertificate.cert } };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
