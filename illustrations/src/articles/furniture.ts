import { brewerySetDetail, brewerySetWhole } from './furniture/brewery-set.ts';
import { foldingChairDetail, foldingChairWhole } from './furniture/folding-chair.ts';
import { longTableWhole, roundTableDetail, roundTableWhole } from './furniture/folding-tables.ts';
import { highTableWhole, sofaWhole } from './furniture/lounge.ts';
import { napoleonDetail, napoleonWhole } from './furniture/napoleon-chair.ts';

export const furniture: Record<string, ReadonlyArray<() => string>> = {
  'chaise-pliante': [foldingChairWhole, foldingChairDetail],
  'chaise-napoleon': [napoleonWhole, napoleonDetail],
  'table-rectangulaire': [longTableWhole],
  'table-ronde': [roundTableWhole, roundTableDetail],
  'mange-debout': [highTableWhole],
  'ensemble-brasserie': [brewerySetWhole, brewerySetDetail],
  'canape-lounge': [sofaWhole],
};
