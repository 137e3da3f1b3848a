import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compress, type Encoding } from './encodings.ts';

/** What an answer consists of once all is decided. */
export interface PlainResponse {
  status: number;
  headers: Readonly<Record<string, number | string | string[] | undefined>>;
  body: Buffer;
}

/** An answer in the cache: with its entity tag, and its bytes in the encodings that were asked for. */
export interface CachedResponse extends PlainResponse {
  etag: string;
  /** The body in `encoding`: compressed once, and there at once from then on. */
  encoded(encoding: Encoding): Buffer | Promise<Buffer>;
}

/** The making of a missing answer, which everybody else waits for. */
export interface Refill {
  key: string;
  /** Gives the answer to those who wait, and caches it unless the content changed since the refill began. */
  store(answer: PlainResponse): CachedResponse;
  /** Tells those who wait that there is no answer to share. */
  abandon(): void;
}

const maxBytes = 64 * 1024 * 1024;

/**
 * Final bytes of public answers, by key; the least recently used leave when they are more than `maxSize` bytes. A change of the
 * content purges them all. While there is no link by which changes would be notified nothing counts as fresh, and what was cached
 * last can only stand in for an answer that cannot be made.
 */
export class ResponseCache {
  readonly counts = { hits: 0, misses: 0 };
  readonly #answers: LRUCache<string, { answer: CachedResponse; generation: number }>;
  readonly #pending = new Map<string, Promise<CachedResponse | null>>();
  #generation = 0;
  #isLinked = false;

  constructor({ maxSize = maxBytes } = {}) {
    this.#answers = new LRUCache({ maxSize, sizeCalculation: ({ answer }, key) => sizeOf(answer, key) });
  }

  /** The cached answer, when it is known to be of the present content. */
  fresh(key: string): CachedResponse | undefined {
    const found = this.#answers.get(key);
    return this.#isLinked && found?.generation === this.#generation ? found.answer : undefined;
  }

  /** The last answer, whatever changed since. */
  stale(key: string): CachedResponse | undefined {
    return this.#answers.get(key)?.answer;
  }

  /** The answer that somebody is making of this very content; null when that one cannot be shared. */
  pending(key: string): Promise<CachedResponse | null> | undefined {
    return this.#pending.get(key);
  }

  refill(key: string): Refill {
    const generation = this.#generation;
    let settle: (answer: CachedResponse | null) => void = () => undefined;
    const pending = new Promise<CachedResponse | null>((resolve) => {
      settle = resolve;
    });
    this.#pending.set(key, pending);
    const end = (answer: CachedResponse | null) => {
      if (this.#pending.get(key) === pending) this.#pending.delete(key);
      settle(answer);
    };
    return {
      key,
      store: (made) => {
        const answer = toCached(made);
        if (generation === this.#generation) this.#answers.set(key, { answer, generation });
        end(answer);
        return answer;
      },
      abandon: () => end(null),
    };
  }

  /** The content changed: nothing cached is fresh any more, and what is being made will not be cached. */
  purge(): void {
    this.#generation += 1;
    this.#pending.clear();
  }

  /** Says whether changes of the content are notified at present. */
  setLinked(isLinked: boolean): void {
    this.purge();
    this.#isLinked = isLinked;
  }
}

// The compressed bodies come later and are smaller: the plain body is counted twice for them.
function sizeOf({ body }: PlainResponse, key: string): number {
  return 2 * body.length + 2 * key.length + 2_000;
}

function toCached(answer: PlainResponse): CachedResponse {
  const hash = createHash('sha256').update(answer.body).digest('base64url').slice(0, 22);
  // Weak: its bytes differ by encoding.
  const etag = `W/"${hash}"`;
  const bodies: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = { identity: answer.body };
  return {
    ...answer,
    headers: { ...answer.headers, etag, vary: 'accept-encoding' },
    etag,
    encoded(encoding) {
      bodies[encoding] ??= compress(answer.body, encoding, { cached: true }).then((body) => {
        bodies[encoding] = body;
        return body;
      });
      return bodies[encoding];
    },
  };
}
