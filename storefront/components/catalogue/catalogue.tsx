import { paths } from '@barnum/rules/paths';
import { unbroken } from '@barnum/rules/text/french';
import type { MouseEvent } from 'react';
import type { ArticleSet } from '../../lib/article-sets.ts';
import { type CatalogueArticle, type CategoryGroup, filterGroups } from '../../lib/catalogue.ts';
import { SetCards } from '../article-sets/set-cards.tsx';
import { AvailabilityProvider } from '../availability/article-availability.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NoArticles } from '../ui/no-articles.tsx';
import { PageHead } from '../ui/page-head.tsx';
import styles from './catalogue.module.css';
import { CategoryCards } from './category-cards.tsx';
import { CategoryChips } from './category-chips.tsx';
import { SearchField, searchFieldId } from './search-field.tsx';
import { useScrollToCategory } from './use-scroll-to-category.ts';
import { useSearch } from './use-search.ts';

interface Props {
  /** With a search, only what it finds. */
  groups: readonly CategoryGroup<CatalogueArticle>[];
  /** Slug of the category in the address. */
  requestedSlug: string | undefined;
  /** Search terms of the address. */
  search: string;
  sets: readonly ArticleSet[];
  /** The service could not be reached. */
  unavailable: boolean;
}

/** The whole catalogue by category; a search filters it in the browser without loading another page. */
export function Catalogue({ groups: groupsOfPage, requestedSlug, search: asOpened, sets, unavailable }: Props) {
  const { search, setSearch, groups, found, count, query } = useSearch(groupsOfPage, asOpened);
  const isEmpty = found === undefined && groups.length === 0;
  useScrollToCategory(requestedSlug);
  const clear = (event: MouseEvent) => {
    event.preventDefault();
    setSearch('');
    document.getElementById(searchFieldId)?.focus();
  };
  const shown = found ? filterGroups(groups, found) : groups;

  return (
    <AvailabilityProvider>
      <PageHead
        title="Le catalogue"
        lead="Prix TTC, pour la durée indiquée. Livraison et montage sont en option : ajoutez ce qu’il vous faut, nous vérifions le reste."
      >
        {!isEmpty && !unavailable && <SearchField value={search} onChange={setSearch} onClear={clear} />}
      </PageHead>
      {shown.length > 0 && <CategoryChips groups={shown} />}
      <Container className={styles.groups}>
        {(isEmpty || unavailable) && <NoArticles unavailable={unavailable} />}
        <p role="status" className={styles.count}>
          {count > 0 && countOf(count, query)}
          {found?.size === 0 && <span className="visually-hidden">Aucun article trouvé pour « {query} »</span>}
        </p>
        {found?.size === 0 && !unavailable && <NothingFound search={query} onClear={clear} />}
        {found === undefined && sets.length > 0 && (
          <section className={styles.sets} aria-labelledby="ensembles">
            <h2 id="ensembles">Des ensembles tout prêts</h2>
            <SetCards sets={sets} compact />
          </section>
        )}
        {shown.map((group, index) => (
          <section key={group.slug} id={group.slug} className={styles.group} aria-labelledby={`${group.slug}-titre`}>
            <h2 id={`${group.slug}-titre`}>{unbroken(group.nom)}</h2>
            {group.articles.length > 0 ? (
              <CategoryCards
                group={group}
                isWhole={group.slug === requestedSlug}
                search={query}
                priority={index === 0 ? 2 : 0}
              />
            ) : (
              <p className={styles.none}>Rien dans cette famille pour l’instant.</p>
            )}
          </section>
        ))}
      </Container>
    </AvailabilityProvider>
  );
}

function countOf(count: number, search: string): string {
  return `${count > 1 ? `${count} articles trouvés` : '1 article trouvé'} pour « ${search} »`;
}

function NothingFound({ search, onClear }: { search: string; onClear: (event: MouseEvent) => void }) {
  return (
    <EmptyState title={`Rien pour « ${search.trim()} »`}>
      <p>Essayez un mot plus court, ou regardez tout le catalogue. Un besoin particulier ? Posez-nous la question.</p>
      <p className={styles.ways}>
        <LinkButton href={paths.catalogue} onClick={onClear}>
          Tout afficher
        </LinkButton>
        <LinkButton href={paths.contact} variant="quiet">
          Nous écrire
        </LinkButton>
      </p>
    </EmptyState>
  );
}
