import { brewerySetWhole } from './furniture/brewery-set.ts';
import { foldingChairWhole } from './furniture/folding-chair.ts';
import { longTableWhole, roundTableWhole } from './furniture/folding-tables.ts';
import { highTableWhole, sofaWhole } from './furniture/lounge.ts';
import { napoleonWhole } from './furniture/napoleon-chair.ts';

export const furniture: Record<string, ReadonlyArray<() => string>> = {
  'chaise-pliante': [foldingChairWhole],
  'chaise-napoleon': [napoleonWhole],
  'table-rectangulaire': [longTableWhole],
  'table-ronde': [roundTableWhole],
  'mange-debout': [highTableWhole],
  'ensemble-brasserie': [brewerySetWhole],
  'canape-lounge': [sofaWhole],
};
