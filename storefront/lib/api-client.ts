import { messages } from '@barnum/rules/messages';
import { Client, fetchExchange } from 'urql';

interface Options {
  /** The service's GraphQL door; by default the one of this page's own origin. */
  url?: string;
  /** Milliseconds after which a call is given up. */
  timeout?: number;
  headers?: Record<string, string>;
  /** Asks once more when a gateway says that it lost who was to answer: for reads alone. */
  asksAgain?: boolean;
}

/** Client of the service's GraphQL door, without a cache: on the server each request takes its own. */
export function createApiClient({ url = '/graphql', timeout, headers = {}, asksAgain = false }: Options = {}): Client {
  return new Client({
    url,
    preferGetMethod: false,
    fetchOptions: { headers },
    requestPolicy: 'network-only',
    exchanges: [fetchExchange],
    fetch: async (input, init) => {
      const bounded = timeout === undefined ? init : withTimeout(init, timeout);
      const response = await fetch(input, bounded);
      return orThrow(asksAgain && response.status === 502 ? await fetch(input, bounded) : response);
    },
  });
}

function orThrow(response: Response): Response {
  if (!response.ok) throw new Error(messages.transport.http(response.status));
  return response;
}

// With a timer of our own: Node 20 forgets a timeout that AbortSignal.any alone refers to, and the call would never end.
function withTimeout(init: RequestInit | undefined, timeout: number): RequestInit {
  const controller = new AbortController();
  const tooLate = new DOMException(`No answer within ${timeout} ms`, 'TimeoutError');
  const timer = setTimeout(() => controller.abort(tooLate), timeout);
  timer.unref();
  init?.signal?.addEventListener('abort', () => controller.abort());
  return { ...init, signal: controller.signal };
}
