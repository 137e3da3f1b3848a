import { expect, it } from 'vitest';
import { noHistory, redo, remember, type UndoHistory, undo } from './undo-history.ts';

it('what is typed into one cell is one step; undone and done again, every step comes back', () => {
  let history: UndoHistory<string> = noHistory;
  history = remember(history, '', 'quantite');
  history = remember(history, '1', 'quantite');
  history = remember(history, '12', 'prix');
  history = remember(history, '12 à 5', null);
  history = remember(history, 'deux lignes', null);
  const back: string[] = [];
  let now = 'trois lignes';
  for (let step = undo(history, now); step !== null; step = undo(history, now)) {
    [now, history] = step;
    back.push(now);
  }
  expect(back).toEqual(['deux lignes', '12 à 5', '12', '']);
  for (let step = redo(history, now); step !== null; step = redo(history, now)) [now, history] = step;
  expect(now).toBe('trois lignes');
  expect(history.past).toEqual(['', '12', '12 à 5', 'deux lignes']);
});

it('a change after a step that was undone forgets what could be done again', () => {
  const undone = undo(remember(noHistory, 'un', 'nom'), 'deux');
  expect(undone?.[0]).toBe('un');
  const changed = remember(undone?.[1] ?? noHistory, 'un', 'nom');
  expect(redo(changed, 'trois')).toBeNull();
  expect(changed.past).toEqual(['un']);
});
