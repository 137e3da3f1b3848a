import { ArticlePage } from '../../catalogue/articles/details/article-page.tsx';
import { ArticlePieces } from '../../catalogue/pieces/article-pieces.tsx';
import { useMarking } from '../../components/use-marking.ts';

/** An article, with its marked pieces. */
export function ArticleScreen() {
  const isMarking = useMarking();
  return <ArticlePage pieces={(articleId) => isMarking && <ArticlePieces articleId={articleId} />} />;
}
