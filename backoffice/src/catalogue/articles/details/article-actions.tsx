import { CopyOutlined, DeleteOutlined, EditOutlined, ExportOutlined } from '@ant-design/icons';
import { paths } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import { Button } from 'antd';
import { useMutation } from 'urql';
import { ButtonLink } from '../../../components/button-link.tsx';
import { useToasts } from '../../../components/toasts.tsx';
import { useDeletion } from '../../../components/use-deletion.ts';
import { useNavigateFromHere } from '../../../components/use-navigate-from-here.ts';
import { readConfig } from '../../../lib/config.ts';
import { type Article, deleteArticleMutation, duplicateArticleMutation } from '../article-detail.ts';

/** The actions on an article: view it on the storefront, edit, delete. */
export function ArticleActions({ article }: { article: Article }) {
  const navigate = useNavigateFromHere();
  const toasts = useToasts();
  const [{ fetching: isCopying }, copy] = useMutation(duplicateArticleMutation);
  const { deletingId, confirmAndDelete } = useDeletion({
    mutation: deleteArticleMutation,
    question: ({ nom, setNames }: Article) =>
      `Supprimer définitivement l’article « ${nom} » et ses images ?${inSets(setNames)}`,
    // Packs that hold it are named.
    sentences: { done: sentences.articles.deleted, failed: sentences.articles.deleteFailed, conflict: true },
    refreshes: ['ArticlePage', 'ArticleSet'],
    onDeleted: () => navigate(paths.adminArticles, { replace: true }),
  });

  async function duplicate() {
    const { data } = await copy({ id: article.id }, { additionalTypenames: ['ArticlePage'] });
    if (!data) {
      toasts.error(sentences.articles.duplicateFailed);
      return;
    }
    toasts.success(sentences.articles.duplicated);
    navigate(paths.adminArticleEdit(data.duplicateArticle.id));
  }

  return (
    <>
      {article.etat === 'en_ligne' && (
        <Button
          icon={<ExportOutlined aria-hidden />}
          href={readConfig().storefrontUrl + paths.article(article.slug)}
          target="_blank"
          rel="noopener"
        >
          Voir sur le site
        </Button>
      )}
      <Button icon={<CopyOutlined aria-hidden />} loading={isCopying} onClick={() => void duplicate()}>
        Dupliquer
      </Button>
      <Button
        danger
        icon={<DeleteOutlined aria-hidden />}
        loading={deletingId !== null}
        onClick={() => confirmAndDelete(article)}
      >
        Supprimer
      </Button>
      <ButtonLink type="primary" icon={<EditOutlined aria-hidden />} to={paths.adminArticleEdit(article.id)}>
        Modifier
      </ButtonLink>
    </>
  );
}

function inSets(names: readonly string[]): string {
  if (names.length === 0) return '';
  const sets = names.map((name) => `« ${name} »`).join(', ');
  return names.length === 1 ? ` Il quitte l’ensemble ${sets}.` : ` Il quitte les ensembles ${sets}.`;
}
