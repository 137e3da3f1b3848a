import { createHash } from 'node:crypto';
import { compress, type Encoding } from './encodings.ts';

/** What an answer consists of once all is decided. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, number | string | string[] | undefined>>;
  body: Buffer;
}

/** An answer as it is kept: with its entity tag, and its bytes in the encodings that were asked for. */
export interface KeptAnswer extends Answer {
  etag: string;
  /** The body as `encoding` has it; compressed once. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

/** Somebody's leave to make the answer of a key, which everybody else waits for. */
export interface Filling {
  /** Gives everybody the answer; keeps it unless the content changed since the filling began. */
  keep(answer: Answer): KeptAnswer;
  /** Tells those who wait that there is no answer to share. */
  abandon(): void;
}

/**
 * Final bytes of public answers, by key, at most `maxBytes` of them, the least recently used going first.
 * All are dropped when the content changes. While changes cannot be heard nothing is answered from here, and what was
 * kept last is only a stand-in for an answer that cannot be made.
 */
export class AnswerCache {
  /** How many answers it gave, and how many it left to be made. */
  readonly counts = { kept: 0, made: 0 };
  readonly #maxBytes: number;
  readonly #kept = new Map<string, KeptAnswer>();
  readonly #fillings = new Map<string, Promise<KeptAnswer | null>>();
  #fresh = new Set<string>();
  #bytes = 0;
  #generation = 0;
  #isLive = false;

  constructor(options: { maxBytes: number }) {
    this.#maxBytes = options.maxBytes;
  }

  /** The kept answer, when it is known to be of the present content. */
  fresh(key: string): KeptAnswer | undefined {
    return this.#isLive && this.#fresh.has(key) ? this.#use(key) : undefined;
  }

  /** The last answer kept, whatever changed since. */
  last(key: string): KeptAnswer | undefined {
    return this.#use(key);
  }

  /** The answer that somebody is making for this very content; null when that one cannot be shared. */
  awaited(key: string): Promise<KeptAnswer | null> | undefined {
    return this.#fillings.get(key);
  }

  /** Begins to make the answer of `key`. */
  fill(key: string): Filling {
    const generation = this.#generation;
    let settle: (answer: KeptAnswer | null) => void = () => undefined;
    const filling = new Promise<KeptAnswer | null>((resolve) => {
      settle = resolve;
    });
    this.#fillings.set(key, filling);
    const end = (answer: KeptAnswer | null) => {
      if (this.#fillings.get(key) === filling) this.#fillings.delete(key);
      settle(answer);
    };
    return {
      keep: (answer) => {
        const kept = toKept(answer);
        if (generation === this.#generation) this.#store(key, kept);
        end(kept);
        return kept;
      },
      abandon: () => end(null),
    };
  }

  /** The content changed: nothing kept is fresh any more, and what is being made will not be kept. */
  purge(): void {
    this.#generation += 1;
    this.#fresh = new Set();
    this.#fillings.clear();
  }

  /** Says whether changes of the content are heard at present. */
  setLive(isLive: boolean): void {
    this.purge();
    this.#isLive = isLive;
  }

  #use(key: string): KeptAnswer | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept;
  }

  #store(key: string, answer: KeptAnswer): void {
    this.#drop(key);
    this.#kept.set(key, answer);
    this.#fresh.add(key);
    this.#bytes += sizeOf(key, answer);
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const kept = this.#kept.get(key);
    if (kept === undefined) return;
    this.#kept.delete(key);
    this.#fresh.delete(key);
    this.#bytes -= sizeOf(key, kept);
  }
}

// The compressed bodies come later and are smaller: the plain body is counted twice for them.
function sizeOf(key: string, answer: Answer): number {
  return 2 * answer.body.length + 2 * key.length + 2_000;
}

function toKept(answer: Answer): KeptAnswer {
  const hash = createHash('sha256').update(answer.body).digest('base64url').slice(0, 22);
  // Weak: its bytes differ by encoding.
  const etag = `W/"${hash}"`;
  const compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    ...answer,
    headers: { ...answer.headers, etag, vary: 'accept-encoding' },
    etag,
    encoded(encoding) {
      compressed[encoding] ??= compress(answer.body, encoding, { kept: true });
      return compressed[encoding];
    },
  };
}
