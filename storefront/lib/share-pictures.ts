import { pictureUrl } from '@barnum/rules/paths';

/** The picture of a page when it is shared; its `url` is a path of this site. */
export interface SharePicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** A stored picture, in its largest rendition. */
export function sharedPicture(picture: { key: string; width: number; height: number }, alt: string): SharePicture {
  return { url: pictureUrl(picture), width: picture.width, height: picture.height, alt };
}

/** Size in pixels that Open Graph recommends. */
export const shareSize = { width: 1200, height: 630 } as const;

export const sharePictures = {
  site: {
    url: '/og-image.jpg',
    ...shareSize,
    alt: 'Un barnum blanc éclairé sur une pelouse au bord de la mer, à la tombée du jour',
  },
  catalogue: {
    url: '/og-catalogue.jpg',
    ...shareSize,
    alt: 'Barnums, mobilier, vaisselle, son, décoration et cuisine : les familles du catalogue',
  },
  reservation: {
    url: '/og-reservation.jpg',
    ...shareSize,
    alt: 'Tables et chaises dressées pour une réception',
  },
} as const satisfies Record<string, SharePicture>;
