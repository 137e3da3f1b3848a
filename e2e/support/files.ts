import { storefront } from './test.ts';

/** A file as a browser's file field takes it. */
export interface FieldFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture of the storefront's own. */
export async function picture(name = 'photo.jpg', of = '/default-article.jpg'): Promise<FieldFile> {
  const answer = await fetch(storefront(of));
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(await answer.arrayBuffer()) };
}
