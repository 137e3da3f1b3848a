import { readSynonyms } from '@barnum/rules/catalogue/catalogue-search/synonyms';
import { unbroken } from '@barnum/rules/text/french';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import {
  buildSearchIndex,
  type CategoryGroup,
  type CloseSearch,
  closeSentence,
  filterGroups,
  groupByCategory,
  searchArticles,
} from '../../../lib/catalogue.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import type { ArticleChoice, ArticleChoices } from '../draft/article-choices.ts';
import type { ReservationWizard } from '../draft/use-reservation-wizard.ts';
import { ArticleGroup } from './article-group.tsx';
import styles from './article-picker.module.css';

/** A list of more articles fills a phone's screen. */
const shortList = 4;

interface Props {
  wizard: ReservationWizard;
  catalogue: ArticleChoices;
  /** Ids of the articles that are listed above it. */
  listed: ReadonlySet<number>;
  /** The owner's groups of names for the same. */
  synonyms: string;
}

/**
 * The catalogue to choose from, by category, with a search. Typing never waits for a long list to render. On a phone
 * the categories are closed below a long list.
 */
export function ArticlePicker({ wizard, catalogue, listed, synonyms }: Props) {
  const isShort = useIsPhone() && listed.size > shortList;
  const [search, setSearch] = useState('');
  const query = useDeferredValue(search);
  const all = useMemo(() => groupByCategory(catalogue.articles, catalogue.categories), [catalogue]);
  const index = useMemo(() => buildSearchIndex(all), [all]);
  const close = useCloseSearch(search !== '');
  const names = useMemo(() => readSynonyms(synonyms), [synonyms]);
  const sought = useMemo(() => searchArticles(index, query, names, close), [index, query, names, close]);
  const found = useMemo(() => (sought ? filterGroups(all, sought.ids) : all), [all, sought]);
  const groups = useMemo(() => withoutArticles(found, listed), [found, listed]);
  const picker = useRef<HTMLDivElement>(null);
  const showAll = () => {
    setSearch('');
    picker.current?.querySelector('input')?.focus();
  };
  const count = countArticles(groups);
  const above = query === '' ? [] : found.flatMap(({ articles }) => articles.filter(({ id }) => listed.has(id)));
  if (catalogue.articles.length === 0) {
    return (
      <EmptyState level={3} title="Le catalogue est vide pour l’instant">
        <p>Appelez-nous ou écrivez-nous : nous vous dirons ce qui est disponible.</p>
      </EmptyState>
    );
  }
  return (
    <section className={styles.picker} ref={picker} aria-labelledby={listed.size > 0 ? 'autre-chose' : undefined}>
      {listed.size > 0 && <h3 id="autre-chose">Ajouter autre chose</h3>}
      <TextField
        type="search"
        label="Rechercher un article"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        autoComplete="off"
        enterKeyHint="search"
      />
      <p className={sought?.isClose ? styles.above : 'visually-hidden'} role="status">
        {query &&
          (sought?.isClose
            ? closeSentence(query.trim())
            : `${count} ${count > 1 ? 'articles trouvés' : 'article trouvé'}`)}
      </p>
      {above.length > 0 && (
        <p className={styles.above}>Déjà dans vos articles : {unbroken(above.map(({ nom }) => nom).join(', '))}.</p>
      )}
      {count + above.length === 0 && (
        <EmptyState level={3} title={`Rien ne correspond à « ${query.trim()} »`}>
          <p>Essayez un mot plus court, ou parcourez toute la liste.</p>
          <Button onClick={showAll}>Voir tous les articles</Button>
        </EmptyState>
      )}
      {groups.map((group) => (
        <ArticleGroup
          key={group.slug}
          group={group}
          level={listed.size > 0 ? 4 : 3}
          isOpen={!isShort || query !== ''}
          items={wizard.draft.items}
          errors={wizard.errors}
          onQuantity={wizard.setQuantity}
        />
      ))}
    </section>
  );
}

/** What finds articles that come close, loaded once somebody searches; without it the rest of the search works. */
function useCloseSearch(isNeeded: boolean): CloseSearch | undefined {
  const [close, setClose] = useState<CloseSearch>();
  useEffect(() => {
    if (!isNeeded) return;
    import('../../../lib/close-articles.ts')
      .then(({ closeArticles }) => setClose(() => closeArticles))
      .catch((error: unknown) => console.error('What comes close is not searched:', error));
  }, [isNeeded]);
  return close;
}

type Groups = readonly CategoryGroup<ArticleChoice>[];

function withoutArticles(groups: Groups, ids: ReadonlySet<number>): Groups {
  return groups
    .map((group) => ({ ...group, articles: group.articles.filter(({ id }) => !ids.has(id)) }))
    .filter(({ articles }) => articles.length > 0);
}

function countArticles(groups: Groups): number {
  return groups.reduce((count, { articles }) => count + articles.length, 0);
}
