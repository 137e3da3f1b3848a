import { failureOf } from '@barnum/rules/outcome';
import { sentences } from '@barnum/rules/sentences';
import type { Client } from '@urql/core';
import { pictureRefusalOf, refusalOfFile } from '../../../lib/pictures/picture-refusal.ts';
import { acceptanceOf, preparePicture } from '../../../lib/pictures/prepare-picture.ts';
import { withProgress } from '../../../lib/service/transport.ts';
import { setPrimaryImageMutation, uploadArticleImageMutation } from './article-images.ts';

/** An image to send, as it was chosen. */
export interface ImageToSend {
  file: File;
  altImage: string;
  /** It is to be the primary one. */
  isPrimary: boolean;
}

/**
 * Adds an image to an article. Returns why it was not sent, with the file's name, or null; `onProgress` is called with
 * shares from 0 to 1, `onPrimaryFailed` when it was sent but is not the primary one.
 */
export async function uploadImage(
  client: Client,
  articleId: number,
  { file, altImage, isPrimary }: ImageToSend,
  on: { progress: (share: number) => void; primaryFailed: () => void },
): Promise<string | null> {
  on.progress(0);
  const prepared = await preparePicture(file, acceptanceOf('article'));
  if ('refusal' in prepared) return refusalOfFile(file.name, prepared.refusal);
  const { data, error } = await client.mutation(
    uploadArticleImageMutation,
    { articleId, file: prepared.file, altImage },
    { ...withProgress(on.progress), additionalTypenames: ['Article'] },
  );
  if (!data || error) {
    const refusal = pictureRefusalOf(failureOf(error));
    return refusal === null
      ? `${sentences.images.uploadFailed}\u00a0: ${file.name}`
      : refusalOfFile(file.name, refusal);
  }
  const { id, primary } = data.uploadArticleImage;
  if (isPrimary && !primary) {
    const choice = await client.mutation(setPrimaryImageMutation, { id });
    if (choice.error) on.primaryFailed();
  }
  return null;
}
