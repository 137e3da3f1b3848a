import { addresses } from './addresses.ts';
import { administratorToken, call, deleteRecord } from './service.ts';
import { storefront } from './test.ts';

/** Creates an article through the REST API; returns its id. */
export async function createArticle(fields: Record<string, unknown>): Promise<number> {
  const { article } = await call('POST', '/articles', await administratorToken(), fields);
  return article.id;
}

/** Deletes an article, if it still exists. */
export async function deleteArticle(id: number): Promise<void> {
  await deleteRecord(`/articles/${id}`);
}

/** Adds one of the storefront's pictures to an article; returns its id. */
export async function addImage(articleId: number, altText: string): Promise<number> {
  const body = new FormData();
  body.set('articleId', String(articleId));
  body.set('altText', altText);
  body.set('file', await (await fetch(storefront('/default-article.jpg'))).blob(), 'image.jpg');
  const headers = { authorization: `Bearer ${await administratorToken()}` };
  const answer = await fetch(`${addresses.serviceUrl}/api/upload`, { method: 'POST', headers, body });
  const { imageId } = (await answer.json()) as { imageId: number };
  return imageId;
}

/** Deletes a picture, as another administrator might. */
export async function deleteImage(id: number): Promise<void> {
  await deleteRecord(`/images/${id}`);
}
