import { brewerySetDetail, brewerySetWhole } from './furniture/brewery-set.ts';
import { napoleonInUse, roundTableInUse } from './furniture/dressed-table.ts';
import { foldingChairDetail, foldingChairWhole } from './furniture/folding-chair.ts';
import { longTableWhole, roundTableDetail, roundTableWhole } from './furniture/folding-tables.ts';
import { highTableWhole, sofaWhole } from './furniture/lounge.ts';
import { napoleonDetail, napoleonWhole } from './furniture/napoleon-chair.ts';
import { beerGarden, ceremonyRows } from './furniture/seats-outdoors.ts';

export const furniture: Record<string, ReadonlyArray<() => string>> = {
  'chaise-pliante': [foldingChairWhole, foldingChairDetail, ceremonyRows],
  'chaise-napoleon': [napoleonWhole, napoleonDetail, napoleonInUse],
  'table-rectangulaire': [longTableWhole],
  'table-ronde': [roundTableWhole, roundTableDetail, roundTableInUse],
  'mange-debout': [highTableWhole],
  'ensemble-brasserie': [brewerySetWhole, brewerySetDetail, beerGarden],
  'canape-lounge': [sofaWhole],
};
