import { useMarking } from '../../components/use-marking.ts';
import { ArticlePage } from '../../features/articles/details/article-page.tsx';
import { ArticlePieces } from '../../features/pieces/article-pieces.tsx';

/** An article, with its marked pieces. */
export function ArticleScreen() {
  const isMarking = useMarking();
  return <ArticlePage pieces={(articleId) => isMarking && <ArticlePieces articleId={articleId} />} />;
}
