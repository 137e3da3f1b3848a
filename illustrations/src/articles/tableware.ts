import { cupWhole } from './tableware/cup.ts';
import { cutleryWhole } from './tableware/cutlery-whole.ts';
import { fluteDetail, fluteWhole, wineWhole } from './tableware/glasses.ts';
import { placeSetting } from './tableware/place-setting.ts';
import { dessertPlateWhole, dinnerPlateDetail, dinnerPlateWhole } from './tableware/plates.ts';
import { flutesOnTray } from './tableware/tray.ts';
import { urnWhole } from './tableware/urn.ts';

export const tableware: Record<string, ReadonlyArray<() => string>> = {
  'assiette-plate': [dinnerPlateWhole, dinnerPlateDetail, placeSetting],
  'assiette-dessert': [dessertPlateWhole],
  'verre-vin': [wineWhole],
  flute: [fluteWhole, fluteDetail, flutesOnTray],
  couverts: [cutleryWhole],
  tasse: [cupWhole],
  percolateur: [urnWhole],
};
