import { paths } from '@barnum/rules/paths';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { type MouseEvent, useDeferredValue, useMemo } from 'react';
import type { ArticleSet } from '../../lib/article-sets.ts';
import { type CategoryGroup, closeSentence, filterGroups, type ListedArticle } from '../../lib/catalogue.ts';
import { capacitySteps, viewGroups, wholeCatalogue } from '../../lib/catalogue-view.ts';
import { classNames } from '../../lib/class-names.ts';
import { SetCards } from '../article-sets/set-cards.tsx';
import { AvailabilityProvider, useArticleAvailability } from '../availability/article-availability.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NoArticles } from '../ui/no-articles.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { useVisitorDates } from '../visitor-dates/visitor-dates.tsx';
import styles from './catalogue.module.css';
import { CatalogueTools } from './catalogue-tools.tsx';
import { CategoryCards } from './category-cards.tsx';
import { CategoryChips } from './category-chips.tsx';
import { SearchField, searchFieldId } from './search-field.tsx';
import { useCatalogueView } from './use-catalogue-view.ts';
import { useScrollToCategory } from './use-scroll-to-category.ts';
import { useSearch } from './use-search.ts';

interface Props {
  /** With a search, only what it finds. */
  groups: readonly CategoryGroup<ListedArticle>[];
  /** Slug of the category in the address. */
  requestedSlug: string | undefined;
  /** Search terms of the address. */
  search: string;
  /** The articles only come close to them. */
  isClose: boolean;
  /** The owner's groups of names for the same. */
  synonyms: string;
  sets: readonly ArticleSet[];
  /** The service could not be reached. */
  unavailable: boolean;
}

/** The whole catalogue by category; searched, filtered and sorted in the browser without loading another page. */
export function Catalogue(props: Props) {
  return (
    <AvailabilityProvider>
      <CatalogueContent {...props} />
    </AvailabilityProvider>
  );
}

function CatalogueContent({ groups: groupsOfPage, requestedSlug, sets, unavailable, ...ofPage }: Props) {
  const { view, change } = useCatalogueView();
  const isNarrowed = view !== wholeCatalogue;
  const { search, setSearch, prepare, groups, found, query, hasFailed, retry } = useSearch(
    groupsOfPage,
    ofPage,
    isNarrowed,
  );
  const { period } = useVisitorDates();
  const availability = useArticleAvailability();
  // A choice shows at once, the list of thousands follows.
  const applied = useDeferredValue(view);
  const shown = useMemo(() => {
    const isFree =
      applied.onlyFree && availability.size > 0
        ? (id: number) => availability.get(id)?.disponibilite === 'LIBRE'
        : undefined;
    return viewGroups(found ? filterGroups(groups, found.ids) : groups, applied, isFree, period);
  }, [groups, found, applied, availability, period]);
  const isFreeUnknown = applied.onlyFree && period !== null && availability.size === 0;
  const capacities = useMemo(() => capacitySteps(groups), [groups]);
  const shownCount = shown.reduce((sum, { articles, left = 0 }) => sum + articles.length + left, 0);
  const isClose = found?.isClose === true && shownCount > 0;
  const isEmpty = found === undefined && groups.length === 0;
  useScrollToCategory(requestedSlug);
  const clear = (event: MouseEvent) => {
    event.preventDefault();
    setSearch('');
    document.getElementById(searchFieldId)?.focus();
  };
  // The button goes.
  const again = () => {
    document.getElementById(searchFieldId)?.focus();
    retry();
  };

  return (
    <>
      <PageHead title="Le catalogue" lead="Prix TTC. Livraison et montage en option." compact>
        {!isEmpty && !unavailable && (
          <SearchField value={search} onChange={setSearch} onFocus={prepare} onClear={clear} />
        )}
      </PageHead>
      {shown.length > 0 && <CategoryChips groups={shown} />}
      <Container className={styles.groups}>
        {(isEmpty || unavailable) && <NoArticles unavailable={unavailable} />}
        {!isEmpty && !unavailable && (
          <CatalogueTools
            isSentence={isClose}
            count={
              isClose
                ? closeSentence(query)
                : countOf(shownCount, found ? query : '') + (isFreeUnknown ? ', libres ou non' : '')
            }
            isEmpty={shownCount === 0}
            view={view}
            onChange={change}
            capacities={capacities}
            hasDays={period !== null}
          />
        )}
        {hasFailed && (
          <div className={styles.failure}>
            <Notice tone="warning" title="Le catalogue ne répond pas pour l’instant" announce>
              <p>{`Vous voyez encore ce qui répond à «\u00a0${query}\u00a0».`}</p>
              <Button onClick={again}>Réessayer</Button>
            </Notice>
          </div>
        )}
        {found?.ids.size === 0 && !unavailable && <NothingFound search={query} onClear={clear} />}
        {shownCount === 0 && (found ? found.ids.size : groups.length) > 0 && (
          <NothingLeft onClear={() => change(wholeCatalogue)} />
        )}
        {found === undefined && applied === wholeCatalogue && sets.length > 0 && (
          <section className={styles.sets} aria-labelledby="ensembles">
            <h2 id="ensembles">Des ensembles tout prêts</h2>
            <SetCards sets={sets} compact />
          </section>
        )}
        {shown.map((group, index) => (
          <section
            key={group.slug}
            id={group.slug}
            className={classNames(styles.group, group.slug === requestedSlug && styles.requested)}
            aria-labelledby={`${group.slug}-titre`}
          >
            <h2 id={`${group.slug}-titre`}>{unbroken(group.nom)}</h2>
            {group.articles.length > 0 ? (
              <CategoryCards
                group={group}
                isWhole={group.slug === requestedSlug}
                search={query}
                isFirst={index === 0}
              />
            ) : (
              <p className={styles.none}>Rien dans cette famille pour l’instant.</p>
            )}
          </section>
        ))}
      </Container>
    </>
  );
}

function countOf(count: number, search: string): string {
  if (search === '') return count > 1 ? `${formatNumber(count)} articles` : `${count} article`;
  if (count === 0) return `Aucun article trouvé pour «\u00a0${search}\u00a0»`;
  return `${count > 1 ? `${formatNumber(count)} articles trouvés` : '1 article trouvé'} pour «\u00a0${search}\u00a0»`;
}

function NothingFound({ search, onClear }: { search: string; onClear: (event: MouseEvent) => void }) {
  return (
    <EmptyState title={`Rien pour «\u00a0${search.trim()}\u00a0»`}>
      <p>Essayez un mot plus court, ou regardez tout le catalogue. Un besoin particulier ? Posez-nous la question.</p>
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

function NothingLeft({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState title="Rien avec ces choix">
      <p>Aucun article ne répond à tous ces choix à la fois.</p>
      <p className={styles.ways}>
        <Button onClick={onClear}>Retirer les filtres</Button>
      </p>
    </EmptyState>
  );
}
