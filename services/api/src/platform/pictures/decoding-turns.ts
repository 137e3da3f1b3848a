/** Does work once it is its turn: `inTurn(bytes, work)` says how much memory the work takes at most. */
export type InTurn = <Result>(bytes: number, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets work begin in the order in which it came, while a core is free for it and its memory fits beside that of what is
 * under way. `memory` is in bytes.
 */
export function createTurns({ cores, memory }: { cores: number; memory: number }): InTurn {
  const waiting: { bytes: number; begin: () => void }[] = [];
  let working = 0;
  let taken = 0;

  function beginNext(): void {
    const [next] = waiting;
    if (next === undefined || working === cores || (working > 0 && taken + next.bytes > memory)) return;
    waiting.shift();
    working += 1;
    taken += next.bytes;
    next.begin();
    beginNext();
  }

  return async (bytes, work) => {
    await new Promise<void>((begin) => {
      waiting.push({ bytes, begin });
      beginNext();
    });
    try {
      return await work();
    } finally {
      working -= 1;
      taken -= bytes;
      beginNext();
    }
  };
}
