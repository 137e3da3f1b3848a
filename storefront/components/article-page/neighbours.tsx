import { paths } from '@barnum/rules/paths';
import { unbroken } from '@barnum/rules/text/french';
import type { CatalogueArticle } from '../../lib/catalogue.ts';
import { CardGrid } from '../article-cards/card-grid.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';

interface Props {
  /** Where it is known. */
  category?: { slug: string; nom: string };
  articles: readonly CatalogueArticle[];
}

const lead = 'Prix TTC, pour la durée indiquée.';

/** Other articles of the same category. */
export function Neighbours({ category, articles }: Props) {
  if (articles.length === 0) return null;
  return (
    <Section
      title="Dans la même famille"
      lead={lead}
      ground="sand"
      aside={category && <LinkButton href={paths.category(category.slug)}>{unbroken(category.nom)}</LinkButton>}
    >
      <CardGrid articles={articles} even={articles.length === 4} />
    </Section>
  );
}

/** What goes well with the article. */
export function Companions({ articles }: Pick<Props, 'articles'>) {
  if (articles.length === 0) return null;
  return (
    <Section title="Va bien avec" lead={lead}>
      <CardGrid articles={articles} even={articles.length === 4} />
    </Section>
  );
}
