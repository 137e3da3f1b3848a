import type { ArticleState } from '@barnum/rules/catalogue/articles/article-states';
import { outcomeOf } from '@barnum/rules/outcome';
import { uncategorised } from '@barnum/rules/paths';
import { useMutation } from 'urql';
import { undoneSentence } from '../../../../components/list/use-order.ts';
import { useToasts } from '../../../../components/toasts.tsx';
import { graphql } from '../../../../lib/service/graphql.ts';
import { useArchiveQuestion } from '../../use-archive-question.tsx';
import type { ListedArticle } from '../article-list.ts';

const changeArticlesMutation = graphql(`
  mutation ChangeArticles($changes: [ArticleChange!]!, $use: ArchivedUse) {
    changeArticles(changes: $changes, packsEtEnsembles: $use) {
      id
      updatedAt
    }
  }
`);

/** What changes of an article, as the service takes it. */
interface Fields {
  prix?: string;
  categorieId?: number;
  etat?: ArticleState;
}

const refreshed = ['Article', 'ArticlePage', 'Category', 'ArticleSet'];

/** Changes several articles at once: all of them or none; the toast of it takes it back. */
export function useArticleChanges() {
  const toasts = useToasts();
  const [{ fetching }, send] = useMutation(changeArticlesMutation);
  const { askingUse, archiveQuestion } = useArchiveQuestion();

  async function change(articles: readonly ListedArticle[], fieldsOf: (article: ListedArticle) => Fields) {
    const changes = articles.map((article) => ({ id: article.id, updatedAt: article.updatedAt, ...fieldsOf(article) }));
    let isTakenOut = false;
    const outcome = await askingUse(async (use) => {
      isTakenOut = use === 'retirer';
      return outcomeOf(await send({ changes, use }, { additionalTypenames: refreshed }));
    });
    // Who went back from the question has read why.
    if (outcome.status === 'invalid' && outcome.code === 'CONFLICT') return false;
    if (outcome.status !== 'done') {
      toasts.error(outcome.status === 'conflict' ? changedMeanwhile : outcome.sentence);
      return false;
    }
    const seen = new Map(outcome.data.changeArticles.map(({ id, updatedAt }) => [id, updatedAt]));
    // What was taken out of packs and sets would not be there again.
    if (isTakenOut) toasts.success(counted(articles.length));
    else {
      toasts.success(counted(articles.length), {
        label: 'Annuler',
        run: () => void takeBack(articles, fieldsOf, seen),
      });
    }
    return true;
  }

  async function takeBack(
    articles: readonly ListedArticle[],
    fieldsOf: (article: ListedArticle) => Fields,
    seen: ReadonlyMap<number, string>,
  ) {
    const changes = articles.map((article) => {
      const { prix, categorieId, etat } = fieldsOf(article);
      return {
        id: article.id,
        updatedAt: seen.get(article.id) ?? article.updatedAt,
        ...(prix !== undefined && { prix: article.prix }),
        ...(categorieId !== undefined && {
          categorieId: article.categorie?.id ?? uncategorised.id,
          ordre: article.ordre,
        }),
        ...(etat !== undefined && { etat: article.etat }),
      };
    });
    // What goes back into the archive was there: packs and sets keep what they have.
    const outcome = outcomeOf(await send({ changes, use: 'garder' }, { additionalTypenames: refreshed }));
    if (outcome.status === 'done') toasts.success(undoneSentence);
    else toasts.error(outcome.status === 'conflict' ? changedMeanwhile : outcome.sentence);
  }

  return { change, isChanging: fetching, archiveQuestion };
}

const changedMeanwhile = 'L’un de ces articles a été modifié entre-temps\u00a0: rien n’a changé. La liste est à jour.';

function counted(count: number): string {
  return count === 1 ? '1 article modifié' : `${count} articles modifiés`;
}
