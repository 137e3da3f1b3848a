import { Agent, request } from 'node:https';

/** The gateway's port, and the authority of its certificates. */
interface Gateway {
  httpsPort: number;
  authority: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

interface Call {
  method?: string;
  token?: string;
  json?: unknown;
  form?: FormData;
}

/** Calls `https://{host}{path}` through the gateway, whose certificate must be valid. Rejects without a response. */
export function visitor({ httpsPort, authority }: Gateway) {
  const agent = new Agent({ keepAlive: true, ca: authority });
  const visit = async (
    host: string,
    path: string,
    { method = 'GET', token, json, form }: Call = {},
  ): Promise<Answer> => {
    const sent = carrying(form, json);
    const type = sent.headers.get('content-type');
    const body = Buffer.from(await sent.arrayBuffer());
    const headers = {
      host,
      'content-length': body.length,
      ...(type && { 'content-type': type }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: httpsPort, servername: host, path, method, headers, agent };
      const call = request(options, async (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      });
      call.on('error', reject);
      call.end(body);
    });
  };
  return { visit, close: () => agent.destroy() };
}

function carrying(form: FormData | undefined, json: unknown): Response {
  if (form !== undefined) return new Response(form);
  return json === undefined ? new Response(null) : Response.json(json);
}
