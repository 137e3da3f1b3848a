/** What a picture is used for. */
export type PictureKind = 'article' | 'category' | 'logo';

/** Types that are accepted for each kind of picture, by file extension (spec sections 5 and 9). */
export const pictureTypes = {
  article: ['jpg', 'png', 'gif', 'webp'],
  category: ['jpg', 'png', 'gif'],
  logo: ['jpg', 'png', 'gif', 'webp'],
} as const satisfies Record<PictureKind, readonly string[]>;
