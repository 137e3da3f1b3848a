import { formatPrice } from '@barnum/rules/format';
import { messages } from '@barnum/rules/messages';
import { type DraftItem, quantityOf } from '../../lib/request-draft-state.ts';
import type { ArticleChoice } from './article-choices.ts';
import { estimate } from './estimate.ts';
import styles from './request-estimate.module.css';

interface Props {
  items: readonly DraftItem[];
  articles: readonly ArticleChoice[];
  withAssembly: boolean;
}

/** Rent, assembly and deposits at catalogue prices: an estimate, and it says so. */
export function RequestEstimate({ items, articles, withAssembly }: Props) {
  const { rent, assembly, deposits, total } = estimate(items, articles, withAssembly);
  const byDay = articles.some(({ id, unite }) => unite === 'journee' && quantityOf(items, id) > 0);
  return (
    <div className={styles.estimate}>
      <dl>
        {assembly > 0 && <Amount name="Location">{rent}</Amount>}
        {assembly > 0 && <Amount name="Montage">{assembly}</Amount>}
        <Amount name="Estimation TTC" main>
          {total}
        </Amount>
        <Amount name="Cautions, rendues au retour">{deposits}</Amount>
      </dl>
      <p className={styles.note}>
        Estimation pour un week-end{byDay && ' (un jour pour les articles loués à la journée)'}, livraison non comprise.{' '}
        {messages.articles.priceNote}.
      </p>
    </div>
  );
}

function Amount({ name, main, children }: { name: string; main?: boolean; children: number }) {
  return (
    <div className={main ? styles.total : styles.amount}>
      <dt>{name}</dt>
      <dd>{formatPrice(children)}</dd>
    </div>
  );
}
