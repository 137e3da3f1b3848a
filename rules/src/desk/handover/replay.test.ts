import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Answer, replay, type WaitingQueue } from './replay.ts';

/** What happens to one sending: it does not arrive, its answer does not, or all goes well; or the program ends then. */
const fates = fc.constantFrom('lost', 'unanswered', 'answered', 'killed before', 'killed after');
const rows = fc.uniqueArray(fc.record({ key: fc.uuid(), isRefused: fc.boolean() }), {
  selector: ({ key }) => key,
  maxLength: 12,
});
type Row = { key: string; isRefused: boolean };

test('whatever is lost or ends, each gesture is taken once, in its order, and none is forgotten', async () => {
  await fc.assert(
    fc.asyncProperty(rows, fc.infiniteStream(fates), async (all, stream) => {
      const waiting = [...all];
      const aside: Row[] = [];
      const atService: string[] = [];
      const queue: WaitingQueue<Row> = {
        next: async () => waiting[0],
        taken: async () => void waiting.shift(),
        refused: async (row) => void aside.push(...waiting.splice(waiting.indexOf(row), 1)),
      };
      let left = all.length * 3;
      async function send(row: Row): Promise<Answer> {
        left -= 1;
        const fate = left > 0 ? stream.next().value : 'answered';
        if (fate === 'lost') return { status: 'unreachable' };
        if (fate === 'killed before') throw new Error('killed');
        if (!row.isRefused && !atService.includes(row.key)) atService.push(row.key);
        if (fate === 'unanswered') return { status: 'unreachable' };
        if (fate === 'killed after') throw new Error('killed');
        return row.isRefused ? { status: 'refused', reason: 'Non' } : { status: 'taken' };
      }
      for (let isThrough = false; !isThrough; ) isThrough = await replay(queue, send).catch(() => false);
      expect(waiting).toEqual([]);
      expect(atService).toEqual(all.filter(({ isRefused }) => !isRefused).map(({ key }) => key));
      expect(aside).toEqual(all.filter(({ isRefused }) => isRefused));
    }),
  );
});

test('what cannot be reached keeps all that waits', async () => {
  const waiting = ['a', 'b'];
  const queue = { next: async () => waiting[0], taken: async () => undefined, refused: async () => undefined };
  expect(await replay(queue, async () => ({ status: 'unreachable' }))).toBe(false);
  expect(waiting).toEqual(['a', 'b']);
});
