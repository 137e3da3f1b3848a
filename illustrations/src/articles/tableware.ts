import { cupWhole, urnWhole } from './tableware/coffee.ts';
import { cutleryWhole } from './tableware/cutlery.ts';
import { fluteDetail, fluteWhole, wineWhole } from './tableware/glasses.ts';
import { placeSetting } from './tableware/place-setting.ts';
import { dessertPlateWhole, dinnerPlateDetail, dinnerPlateWhole } from './tableware/plates.ts';
import { flutesOnTray } from './tableware/tray.ts';

export const tableware: Record<string, ReadonlyArray<() => string>> = {
  'assiette-plate': [dinnerPlateWhole, dinnerPlateDetail, placeSetting],
  'assiette-dessert': [dessertPlateWhole],
  'verre-vin': [wineWhole],
  flute: [fluteWhole, fluteDetail, flutesOnTray],
  couverts: [cutleryWhole],
  tasse: [cupWhole],
  percolateur: [urnWhole],
};
