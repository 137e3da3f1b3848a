/** Name of a picture of an article in an export, from 1 on: `tente-dome-2.jpg`. */
export function articlePictureName(slug: string, place: number): string {
  return `${slug}-${place}.jpg`;
}

/** Name of the picture of a category in an export. */
export function categoryPictureName(slug: string): string {
  return `categorie-${slug}.jpg`;
}
