import { formatPrice } from '@barnum/rules/format';
import type { DraftItem } from '../../lib/request-draft-state.ts';
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
  return (
    <div className={styles.estimate}>
      <dl>
        {withAssembly && <Amount name="Location">{rent}</Amount>}
        {withAssembly && <Amount name="Montage">{assembly}</Amount>}
        <Amount name="Estimation TTC" main>
          {total}
        </Amount>
        <Amount name="Cautions, rendues au retour">{deposits}</Amount>
      </dl>
      <p className={styles.note}>
        Estimation pour un week-end, livraison non comprise. Le prix varie selon la durée de la location.
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
