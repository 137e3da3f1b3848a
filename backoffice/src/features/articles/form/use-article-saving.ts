import { type Failure, failureOf, type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { sentences } from '@barnum/rules/sentences';
import { useClient } from 'urql';
import { useToasts } from '../../../components/toasts.tsx';
import { graphql } from '../../../lib/service/graphql.ts';
import { withProgress } from '../../../lib/service/transport.ts';
import { setPrimaryImageMutation, uploadArticleImageMutation } from '../images/article-images.ts';
import { type PendingImage, type PendingImages, refusalSentence } from '../images/use-pending-images.ts';
import { stockTypes } from '../stock/stock-movements.ts';
import { useLackQuestion } from '../stock/use-lack-question.tsx';
import { type ArticleValues, toInput } from './edited-article.ts';

const createArticleMutation = graphql(`
  mutation CreateArticle($input: ArticleInput!) {
    article: createArticle(input: $input) {
      id
    }
  }
`);

const updateArticleMutation = graphql(`
  mutation UpdateArticle($id: Int!, $input: ArticlePatch!, $updatedAt: DateTime, $manqueAccepte: Boolean) {
    article: updateArticle(id: $id, input: $input, updatedAt: $updatedAt, manqueAccepte: $manqueAccepte) {
      id
    }
  }
`);

/**
 * Saves the article first, then uploads its images one by one; a failed image shows a toast and undoes nothing
 * (spec section 4). `save` returns the article's id, or a failure with its sentence (spec section 8).
 */
export function useArticleSaving(articleId: number | null, pending: PendingImages) {
  const { images, primaryKey, change, remove } = pending;
  const client = useClient();
  const toasts = useToasts();
  const { acceptingLack, lackQuestion } = useLackQuestion();

  async function save(values: ArticleValues, updatedAt: string | null): Promise<Outcome<number>> {
    const input = toInput(values);
    const written =
      articleId === null
        ? outcomeOf(await client.mutation(createArticleMutation, { input }, { additionalTypenames: ['Article'] }))
        : await acceptingLack((manqueAccepte) =>
            client
              .mutation(
                updateArticleMutation,
                { id: articleId, input, updatedAt, manqueAccepte },
                { additionalTypenames: stockTypes },
              )
              .toPromise(),
          );
    const outcome: Outcome<number> =
      written.status === 'done' ? { ...written, data: written.data.article.id } : written;
    if (outcome.status === 'failed') return { ...outcome, sentence: failureSentence(outcome, articleId === null) };
    if (outcome.status === 'done') for (const image of images) await send(image, outcome.data);
    return outcome;
  }

  async function send(image: PendingImage, id: number): Promise<void> {
    const { key, file, altImage } = image;
    change(key, { progress: 0 });
    const { data, error } = await client.mutation(
      uploadArticleImageMutation,
      { articleId: id, file, altImage },
      { ...withProgress((progress) => change(key, { progress })), additionalTypenames: ['Article'] },
    );
    if (!data || error) {
      change(key, { progress: null });
      toasts.error(uploadSentence(file, failureOf(error)));
      return;
    }
    const { id: imageId, primary } = data.uploadArticleImage;
    if (key === primaryKey && !primary) {
      const choice = await client.mutation(setPrimaryImageMutation, { id: imageId });
      if (choice.error) toasts.error(sentences.images.primaryFailed);
    }
    // An existing article now shows it among its saved images.
    if (articleId !== null) remove(key);
  }

  return { save, lackQuestion };
}

// Refusals of the service and failures of the transport have different sentences.
function failureSentence({ code, sentence }: Failure, isNew: boolean): string {
  if (code === undefined) return sentences.articles.saveFailed(sentence);
  if (!isNew) return sentences.articles.updateFailed;
  return sentences.articles.createFailed(sentence || sentences.articles.unknownError);
}

function uploadSentence(file: File, { httpStatus }: Failure): string {
  if (httpStatus === 413) return refusalSentence(file, 'size');
  if (httpStatus === 415) return refusalSentence(file, 'type');
  return `${sentences.images.uploadFailed} : ${file.name}`;
}
