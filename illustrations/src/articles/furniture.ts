import { foldingChairWhole } from './furniture/folding-chair.ts';

export const furniture: Record<string, ReadonlyArray<() => string>> = {
  'chaise-pliante': [foldingChairWhole],
};
