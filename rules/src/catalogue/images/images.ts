/** What a picture is used for. */
export type PictureKind = 'article' | 'category' | 'logo' | 'hero' | 'shopLogo';

/** Types that are accepted for each kind of picture, by file extension (spec sections 5 and 9). */
export const pictureTypes = {
  article: ['jpg', 'png', 'gif', 'webp'],
  category: ['jpg', 'png', 'gif'],
  logo: ['jpg', 'png', 'gif', 'webp'],
  hero: ['jpg', 'png', 'webp'],
  shopLogo: ['jpg', 'png', 'webp'],
} as const satisfies Record<PictureKind, readonly string[]>;
