import { bluetooth } from './sound-bluetooth.ts';
import { garlandBulb, garlandEvening, garlandPosts } from './sound-garland.ts';
import { sonoDetail, sonoWhole } from './sound-pack.ts';
import { projector } from './sound-projector.ts';
import { wireless } from './sound-wireless.ts';

/** The pack in use under a marquee's garland. */
function sonoInUse(): string {
  return garlandEvening(true);
}

export const sound: Record<string, ReadonlyArray<() => string>> = {
  'pack-sono': [sonoWhole, sonoDetail, sonoInUse],
  'enceinte-bluetooth': [bluetooth],
  'micro-sans-fil': [wireless],
  guirlande: [garlandPosts, garlandBulb, () => garlandEvening(false)],
  videoprojecteur: [projector],
};
