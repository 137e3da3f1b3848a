import { cooking } from './articles/cooking.ts';
import { decoration } from './articles/decoration.ts';
import { furniture } from './articles/furniture.ts';
import { sound } from './articles/sound.ts';
import { tableware } from './articles/tableware.ts';
import { tents } from './articles/tents.ts';

/** Every article's pictures (1600x1200), one or three views, by key. */
export const articleDrawings: Record<string, ReadonlyArray<() => string>> = {
  ...tents,
  ...furniture,
  ...tableware,
  ...sound,
  ...decoration,
  ...cooking,
};
