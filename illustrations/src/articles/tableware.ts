import { cupWhole, urnWhole } from './tableware/coffee.ts';
import { cutleryWhole } from './tableware/cutlery.ts';
import { fluteWhole, wineWhole } from './tableware/glasses.ts';
import { dinnerPlateWhole } from './tableware/plates.ts';

export const tableware: Record<string, ReadonlyArray<() => string>> = {
  'assiette-plate': [dinnerPlateWhole],
  'verre-vin': [wineWhole],
  flute: [fluteWhole],
  couverts: [cutleryWhole],
  tasse: [cupWhole],
  percolateur: [urnWhole],
};
