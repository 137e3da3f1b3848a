import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compress, type Encoding } from './encodings.ts';

/** A final response, before compression. */
export interface PlainResponse {
  status: number;
  headers: Readonly<Record<string, number | string | string[] | undefined>>;
  body: Buffer;
}

/** A response in the cache, with its ETag and its compressed bytes. */
export interface CachedResponse extends PlainResponse {
  etag: string;
  /** The body in `encoding`; a promise only until it has been compressed once. */
  encoded(encoding: Encoding): Buffer | Promise<Buffer>;
}

/** A new answer, and whether it may be cached. */
export interface MadeResponse extends PlainResponse {
  isCacheable: boolean;
  /** Tags of all that it shows, where a change of anything else that has a tag leaves it as it is. */
  shows?: readonly string[];
}

interface Entry {
  answer: CachedResponse;
  shows: readonly string[] | undefined;
  /** The generation of the content that it is known to show. */
  generation: number;
}

const maxBytes = 64 * 1024 * 1024;

/** Changed tags that are remembered; one more counts as a change of everything. */
const maxTags = 1_000;

/**
 * Public responses by key, as final bytes; above `maxSize` bytes the least recently used ones are evicted. A change of
 * the content purges them all, one with a tag those alone that show it or do not say what they show. While no subscription notifies of changes, nothing counts as fresh: stale responses only
 * replace failed ones.
 */
export class ResponseCache {
  readonly counts = { hits: 0, misses: 0 };
  /** True after answers could not be made, or while no changes are notified: then the last answers are sent at once. */
  isFailing = false;
  readonly #answers: LRUCache<string, Entry>;
  readonly #pending = new Map<string, Promise<PlainResponse>>();
  #generation = 0;
  /** The generation that the last change without a tag began, and those of each tag since. */
  #allChangedAt = 0;
  readonly #changedAt = new Map<string, number>();
  #isLinked = false;

  constructor({ maxSize = maxBytes } = {}) {
    this.#answers = new LRUCache({ maxSize, sizeCalculation: ({ answer }, key) => sizeOf(answer, key) });
  }

  /** The cached response, when it is known to be up to date. */
  fresh(key: string): CachedResponse | undefined {
    const found = this.#answers.get(key);
    if (!this.#isLinked || found === undefined || this.#isOutdated(found)) return undefined;
    found.generation = this.#generation;
    return found.answer;
  }

  /** The last cached response, even if the content has changed since. */
  stale(key: string): CachedResponse | undefined {
    return this.#answers.get(key)?.answer;
  }

  /** Whether an answer is being made from the present content. */
  get isRefilling(): boolean {
    return this.#pending.size > 0;
  }

  /**
   * Makes the answer of `key`, once for all callers that wait for it. It is cached when `make` allows it and the
   * content has not changed meanwhile.
   */
  refill(key: string, make: () => Promise<MadeResponse>): Promise<PlainResponse> {
    const pending = this.#pending.get(key);
    if (pending) return pending;
    this.counts.misses += 1;
    const generation = this.#generation;
    const refill = make().then(({ isCacheable, shows, ...made }) => {
      if (!isCacheable) return made;
      const answer = toCached(made);
      const entry = { answer, shows, generation };
      if (!this.#isOutdated(entry)) this.#answers.set(key, entry);
      return answer;
    });
    this.#pending.set(key, refill);
    const end = () => {
      if (this.#pending.get(key) === refill) this.#pending.delete(key);
    };
    refill.then(end, end);
    return refill;
  }

  /**
   * The content has changed, all of it or what `tag` names: cached answers that may show it are not fresh any more, and
   * refills under way that may will not be cached.
   */
  purge(tag?: string): void {
    this.#generation += 1;
    this.#pending.clear();
    if (tag !== undefined && this.#changedAt.size < maxTags) {
      this.#changedAt.set(tag, this.#generation);
    } else {
      this.#changedAt.clear();
      this.#allChangedAt = this.#generation;
    }
  }

  #isOutdated({ shows, generation }: Entry): boolean {
    if (generation === this.#generation) return false;
    if (shows === undefined || generation < this.#allChangedAt) return true;
    return shows.some((tag) => generation < (this.#changedAt.get(tag) ?? 0));
  }

  /** Sets whether changes of the content are notified at present. */
  setLinked(isLinked: boolean): void {
    if (isLinked === this.#isLinked) return;
    this.purge();
    this.#isLinked = isLinked;
    this.isFailing = !isLinked;
  }
}

// The plain body counts twice, to allow for the compressed ones, which are added later.
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
