import { coloursPath, shopPicturePaths } from '@barnum/rules/paths';
import { defaultColours, type ShopColours } from '@barnum/rules/site/colours/shop-colours';
import { coloursOf, originalShopName, type SiteTextValues } from '@barnum/rules/site/site-texts/site-texts';
import type { ShopFace } from '../page-data.ts';
import { type SharePicture, shareSize } from '../share-pictures.ts';

/** What a shop has of its own. */
export function shopFaceOf(texts: SiteTextValues): ShopFace {
  return { colours: ownColours(texts), hasOwnIcon: texts.logo !== '' || isRenamed(texts), share: ownShare(texts) };
}

function ownColours(texts: SiteTextValues): ShopColours | undefined {
  const colours = coloursOf(texts);
  return coloursPath(colours) === coloursPath(defaultColours) ? undefined : colours;
}

function ownShare(texts: SiteTextValues): SharePicture | undefined {
  const { name, tagline, heroPicture, heroPictureAlt } = texts;
  if (heroPicture === '' && !isRenamed(texts)) return;
  const alt = heroPicture === '' ? `${name} : ${tagline}` : heroPictureAlt || name;
  return { url: shopPicturePaths.shared, ...shareSize, alt };
}

function isRenamed({ name }: SiteTextValues): boolean {
  return name !== originalShopName;
}
