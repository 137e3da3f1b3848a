import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { buildSearchIndex, groupByCategory, searchGroups } from '../../../lib/catalogue.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import type { ReservationWizard } from '../wizard/use-reservation-wizard.ts';
import type { ArticleChoices } from './article-choices.ts';
import { ArticleGroup } from './article-group.tsx';
import styles from './article-picker.module.css';

/** The catalogue to choose from, by category, with a search. Typing never waits for a long list to render. */
export function ArticlePicker({ wizard, catalogue }: { wizard: ReservationWizard; catalogue: ArticleChoices }) {
  const [search, setSearch] = useState('');
  const query = useDeferredValue(search);
  const all = useMemo(() => groupByCategory(catalogue.articles, catalogue.categories), [catalogue]);
  const index = useMemo(() => buildSearchIndex(all), [all]);
  const groups = useMemo(() => searchGroups(all, index, query), [all, index, query]);
  const picker = useRef<HTMLDivElement>(null);
  const showAll = () => {
    setSearch('');
    picker.current?.querySelector('input')?.focus();
  };
  const found = groups.reduce((count, group) => count + group.articles.length, 0);
  if (catalogue.articles.length === 0) {
    return (
      <EmptyState level={3} title="Le catalogue est vide pour l’instant">
        <p>Appelez-nous ou écrivez-nous : nous vous dirons ce qui est disponible.</p>
      </EmptyState>
    );
  }
  return (
    <div className={styles.picker} ref={picker}>
      <TextField
        type="search"
        label="Rechercher un article"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        autoComplete="off"
        enterKeyHint="search"
      />
      <p className="visually-hidden" role="status">
        {query && `${found} ${found > 1 ? 'articles trouvés' : 'article trouvé'}`}
      </p>
      {found === 0 && (
        <EmptyState level={3} title={`Rien ne correspond à « ${query.trim()} »`}>
          <p>Essayez un mot plus court, ou parcourez toute la liste.</p>
          <Button onClick={showAll}>Voir tous les articles</Button>
        </EmptyState>
      )}
      {groups.map((group) => (
        <ArticleGroup
          key={group.slug}
          group={group}
          items={wizard.draft.items}
          errors={wizard.errors}
          onQuantity={wizard.setQuantity}
        />
      ))}
    </div>
  );
}
