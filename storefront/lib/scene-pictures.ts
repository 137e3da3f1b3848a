/** What the original pictures of the home page are kept in, in order of preference: `/{name}-{width}.{extension}`. */
export const sceneFormats = [
  { type: 'image/avif', extension: 'avif' },
  { type: 'image/webp', extension: 'webp' },
  { type: 'image/jpeg', extension: 'jpg' },
] as const;

/** The `srcset` of an original picture in one format. */
export function sceneSet(name: string, widths: readonly number[], extension: string): string {
  return widths.map((width) => `/${name}-${width}.${extension} ${width}w`).join(', ');
}
