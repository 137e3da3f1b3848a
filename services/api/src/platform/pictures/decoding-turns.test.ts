import { expect, it } from 'vitest';
import { createTurns } from './decoding-turns.ts';

it('work waits for a core and for memory, in the order in which it came', async () => {
  const inTurn = createTurns({ cores: 2, memory: 100 });
  const begun: string[] = [];
  const end = new Map<string, () => void>();
  const work = (name: string, bytes: number) =>
    inTurn(bytes, () => {
      begun.push(name);
      return new Promise<void>((resolve) => end.set(name, resolve));
    });
  const all = [work('a', 60), work('b', 60), work('c', 10), work('d', 500)];
  const after = async (name: string) => {
    end.get(name)?.();
    await all['abcd'.indexOf(name)];
    await Promise.resolve();
    return [...begun];
  };
  await Promise.resolve();
  expect(begun).toEqual(['a']);
  expect(await after('a')).toEqual(['a', 'b', 'c']);
  expect(await after('c')).toEqual(['a', 'b', 'c']);
  expect(await after('b')).toEqual(['a', 'b', 'c', 'd']);
  await after('d');
});
