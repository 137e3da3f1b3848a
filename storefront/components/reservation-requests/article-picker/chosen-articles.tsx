import type { ItemPrice } from '@barnum/rules/prices/price-request';
import { unbroken } from '@barnum/rules/text/french';
import { quantityOf } from '../../../lib/request-draft/request-draft-state.ts';
import type { ArticleChoice } from '../draft/article-choices.ts';
import type { DraftedItem } from '../draft/draft-rental.ts';
import { itemField } from '../draft/draft-rules.ts';
import type { ReservationWizard } from '../draft/use-reservation-wizard.ts';
import { ArticleRow } from './article-row.tsx';
import styles from './chosen-articles.module.css';

interface Props {
  wizard: ReservationWizard;
  articles: readonly ArticleChoice[];
  /** Ids of the articles that were chosen when the step opened. */
  listed: ReadonlySet<number>;
  prices: readonly ItemPrice<DraftedItem>[];
}

/** What is in the request, to change or to take out. One whose quantity becomes 0 stays in sight. */
export function ChosenArticles({ wizard: { draft, errors, setQuantity }, articles, listed, prices }: Props) {
  const byId = new Map(articles.map((article) => [article.id, article]));
  const rents = new Map(prices.map(({ item, rent }) => [item.articleId, rent]));
  const added = prices.flatMap(({ item }) => (listed.has(item.articleId) ? [] : [item]));
  return (
    <section aria-labelledby="vos-articles">
      <h3 id="vos-articles" className={styles.title}>
        Vos articles
      </h3>
      <ul className={styles.rows}>
        {[...listed].map((id) => {
          const article = byId.get(id);
          return (
            article && (
              <ArticleRow
                key={id}
                article={article}
                quantite={quantityOf(draft.items, id)}
                rent={rents.get(id) ?? 0}
                error={errors[itemField(id)]}
                onQuantity={setQuantity}
              />
            )
          );
        })}
      </ul>
      {added.length > 0 && (
        <p className={styles.added}>
          Ajouté plus bas :{' '}
          {unbroken(added.map(({ quantite, nom }) => `${quantite} × ${nom ?? 'Article du catalogue'}`).join(', '))}.
        </p>
      )}
    </section>
  );
}
