import { messages } from '@barnum/rules/messages';
import { useState } from 'react';
import { groupByCategory, searchGroups } from '../../lib/catalogue.ts';
import { quantityOf } from '../../lib/request-draft-state.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import type { ArticleChoices } from './article-choices.ts';
import { ArticleRow } from './article-row.tsx';
import styles from './articles-step.module.css';
import { itemField } from './draft-rules.ts';
import { StepHeading } from './step-heading.tsx';
import type { useArticleChoices } from './use-article-choices.ts';
import type { ReservationWizard } from './use-reservation-wizard.ts';

interface Props {
  wizard: ReservationWizard;
  choices: ReturnType<typeof useArticleChoices>;
}

/** Step 2: what is asked for. */
export function ArticlesStep({ wizard, choices: { catalogue, loading, reload } }: Props) {
  return (
    <>
      <StepHeading step={2}>Choisissez au moins un article et indiquez combien il vous en faut.</StepHeading>
      {wizard.errors.items && <Notice tone="danger" title={wizard.errors.items} />}
      {catalogue ? (
        <ArticlePicker wizard={wizard} catalogue={catalogue} />
      ) : (
        <Notice tone="danger" title={messages.reservation.loadFailed}>
          <p>Ce que vous avez déjà choisi et saisi est conservé.</p>
          <Button onClick={reload} disabled={loading} aria-busy={loading}>
            {loading ? 'Chargement…' : 'Réessayer'}
          </Button>
        </Notice>
      )}
    </>
  );
}

function ArticlePicker({ wizard, catalogue }: { wizard: ReservationWizard; catalogue: ArticleChoices }) {
  const [search, setSearch] = useState('');
  const groups = searchGroups(groupByCategory(catalogue.articles, catalogue.categories), search);
  const found = groups.reduce((count, group) => count + group.articles.length, 0);
  if (catalogue.articles.length === 0) {
    return (
      <EmptyState level={3} title="Le catalogue est vide pour l’instant">
        <p>Appelez-nous ou écrivez-nous : nous vous dirons ce qui est disponible.</p>
      </EmptyState>
    );
  }
  return (
    <div className={styles.picker}>
      <TextField
        type="search"
        label="Rechercher un article"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        autoComplete="off"
        enterKeyHint="search"
      />
      <p className="visually-hidden" role="status">
        {search && `${found} ${found > 1 ? 'articles trouvés' : 'article trouvé'}`}
      </p>
      {found === 0 && (
        <EmptyState level={3} title={`Rien ne correspond à « ${search.trim()} »`}>
          <p>Essayez un mot plus court, ou parcourez toute la liste.</p>
          <Button onClick={() => setSearch('')}>Voir tous les articles</Button>
        </EmptyState>
      )}
      {groups.map((group) => (
        <section key={group.slug} className={styles.group} aria-labelledby={`categorie-${group.slug}`}>
          <h3 id={`categorie-${group.slug}`}>{group.nom}</h3>
          <ul className={styles.rows}>
            {group.articles.map((article) => (
              <ArticleRow
                key={article.id}
                article={article}
                quantite={quantityOf(wizard.draft.items, article.id)}
                error={wizard.errors[itemField(article.id)]}
                onQuantity={(quantite) => wizard.setQuantity(article.id, quantite, article.quantite)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
