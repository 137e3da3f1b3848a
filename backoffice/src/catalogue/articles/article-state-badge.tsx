import { type ArticleState, articleStateLabels } from '@barnum/rules/catalogue/articles/article-states';
import { Badge } from '../../components/badge.tsx';

/** Who finds an article; nothing where everybody does. */
export function ArticleStateBadge({ state }: { state: ArticleState }) {
  if (state === 'en_ligne') return null;
  return <Badge tone={state === 'masque' ? 'warning' : 'neutral'}>{articleStateLabels[state]}</Badge>;
}
