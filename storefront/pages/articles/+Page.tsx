import { paths } from '@barnum/rules/paths';
import { ActionBar } from '../../components/article-page/action-bar.tsx';
import { ArticleDetail } from '../../components/article-page/article-detail.tsx';
import { Companions, Neighbours } from '../../components/article-page/neighbours.tsx';
import { AvailabilityProvider } from '../../components/availability/article-availability.tsx';
import { LinkButton } from '../../components/ui/button.tsx';
import { Container } from '../../components/ui/container.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { SearchForm } from '../../components/ui/search-form.tsx';
import type { Data } from './+data.ts';

export function Page({ data: { article, failure, companions, neighbours, texts } }: { data: Data }) {
  if (!article) {
    return (
      <AvailabilityProvider>
        <Container>
          <EmptyState level={1} title={failure?.sentence ?? ''}>
            <LinkButton href={paths.catalogue} variant="primary">
              Retour au catalogue
            </LinkButton>
            {failure?.status === 404 && <SearchForm />}
          </EmptyState>
        </Container>
        <Neighbours articles={neighbours} />
      </AvailabilityProvider>
    );
  }
  return (
    <AvailabilityProvider>
      <ArticleDetail article={article} texts={texts} />
      <div className="screen-only">
        <Companions articles={companions} />
        {article.categorie && <Neighbours category={article.categorie} articles={neighbours} />}
      </div>
      <ActionBar article={article} />
    </AvailabilityProvider>
  );
}
