import { storefront } from './test.ts';

/** A file for a file input. */
export interface FieldFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** One of the storefront's pictures. */
export async function picture(name = 'photo.jpg', of = '/default-article.jpg'): Promise<FieldFile> {
  const answer = await fetch(storefront(of));
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(await answer.arrayBuffer()) };
}
