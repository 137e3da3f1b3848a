import { type Failure, type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { sentences } from '@barnum/rules/sentences';
import { useClient } from 'urql';
import { useToasts } from '../../../components/toasts.tsx';
import { graphql } from '../../../lib/service/graphql.ts';
import { type ArticleValues, toInput } from '../edited-article.ts';
import { keepUnsent, type UnsentImage } from '../images/unsent-images.ts';
import { uploadImage } from '../images/upload-image.ts';
import type { PendingImages } from '../images/use-pending-images.ts';
import { stockTypes } from '../stock/stock-movements.ts';
import { useLackQuestion } from '../stock/use-lack-question.tsx';
import { useArchiveQuestion } from '../use-archive-question.tsx';

export const createArticleMutation = graphql(`
  mutation CreateArticle($input: ArticleInput!) {
    article: createArticle(input: $input) {
      id
    }
  }
`);

const updateArticleMutation = graphql(`
  mutation UpdateArticle($id: Int!, $input: ArticlePatch!, $updatedAt: DateTime, $manqueAccepte: Boolean, $use: ArchivedUse) {
    article: updateArticle(
      id: $id
      input: $input
      updatedAt: $updatedAt
      manqueAccepte: $manqueAccepte
      packsEtEnsembles: $use
    ) {
      id
    }
  }
`);

/**
 * Saves the article first, then uploads its images one by one; a failed image says why and undoes nothing
 * (spec section 4). `save` returns the article's id, or a failure with its sentence (spec section 8).
 */
export function useArticleSaving(articleId: number | null, pending: PendingImages) {
  const { images, primaryKey, change, remove } = pending;
  const client = useClient();
  const toasts = useToasts();
  const { acceptingLack, lackQuestion } = useLackQuestion();
  const { askingUse, archiveQuestion } = useArchiveQuestion();

  async function save(values: ArticleValues, updatedAt: string | null): Promise<Outcome<number>> {
    const input = toInput(values);
    const written =
      articleId === null
        ? outcomeOf(await client.mutation(createArticleMutation, { input }, { additionalTypenames: ['Article'] }))
        : await askingUse((use) =>
            acceptingLack((manqueAccepte) =>
              client
                .mutation(
                  updateArticleMutation,
                  { id: articleId, input, updatedAt, manqueAccepte, use },
                  { additionalTypenames: [...stockTypes, 'ArticleSet'] },
                )
                .toPromise(),
            ),
          );
    const outcome: Outcome<number> =
      written.status === 'done' ? { ...written, data: written.data.article.id } : written;
    if (outcome.status === 'failed') return { ...outcome, sentence: failureSentence(outcome, articleId === null) };
    if (outcome.status === 'done') await sendImages(outcome.data);
    return outcome;
  }

  /** What cannot be sent waits on the article's page, to be tried again. */
  async function sendImages(id: number): Promise<void> {
    const unsent: UnsentImage[] = [];
    for (const { key, preview, file, altImage } of images) {
      const image = { file, altImage, isPrimary: key === primaryKey };
      const failure = await uploadImage(client, id, image, {
        progress: (progress) => change(key, { progress }),
        primaryFailed: () => toasts.error(sentences.images.primaryFailed),
      });
      if (failure !== null) {
        change(key, { progress: null, failure });
        toasts.error(failure);
        unsent.push({ ...image, key: `${Date.now()}-${key}`, preview, failure });
      } else if (articleId !== null) {
        // An existing article now shows it among its saved images.
        remove(key);
      }
    }
    if (unsent.length > 0) keepUnsent(id, unsent);
  }

  return { save, lackQuestion, archiveQuestion };
}

// Refusals of the service and failures of the transport have different sentences.
function failureSentence({ code, sentence }: Failure, isNew: boolean): string {
  if (code === undefined) return sentences.articles.saveFailed(sentence);
  if (!isNew) return sentences.articles.updateFailed;
  return sentences.articles.createFailed(sentence || sentences.articles.unknownError);
}
