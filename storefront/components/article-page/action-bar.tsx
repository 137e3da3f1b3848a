import { lastPossible } from '@barnum/rules/catalogue/articles/quantities';
import { paths } from '@barnum/rules/paths';
import { classNames } from '../../lib/class-names.ts';
import { isUndecided } from '../../lib/packs.ts';
import { useSaidOf } from '../../lib/request-draft/request-draft.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { AddToRequest } from '../article-cards/add-to-request.tsx';
import { useArticleAvailability, useHiredOnDays } from '../availability/article-availability.tsx';
import { AvailabilityBadge } from '../availability/availability-badge.tsx';
import { StockBadge } from '../availability/stock-badge.tsx';
import { Price } from '../price/price.tsx';
import { LinkButton } from '../ui/button.tsx';
import styles from './action-bar.module.css';
import type { DetailedArticle } from './detailed-article.ts';

/** On a phone: price, state and the button that adds the article, at the thumb until the page of the article ends. */
export function ActionBar({ article }: { article: DetailedArticle }) {
  const availability = useArticleAvailability().get(article.id);
  const hired = useHiredOnDays(article);
  const wish = useSaidOf(article.id) ?? {};
  // Elsewhere the bar is hidden, and its words stand once on the page.
  const isPhone = useIsPhone();
  const isFull = availability?.disponibilite === 'COMPLET';
  return (
    <div className={classNames('screen-only', styles.bar)}>
      <p className={styles.facts}>
        {isPhone && (
          <>
            <Price article={article} />
            <span className={styles.state}>
              {availability ? (
                <AvailabilityBadge availability={availability} />
              ) : (
                <StockBadge article={article} hired={hired} isAtMost={isUndecided(article, wish)} />
              )}
            </span>
          </>
        )}
      </p>
      {lastPossible(hired) === 0 ? (
        <LinkButton href={paths.contact} variant="secondary" className={styles.action}>
          Nous écrire
        </LinkButton>
      ) : (
        <AddToRequest
          article={article}
          label={isFull ? ['Demander', ' quand même'] : ['Ajouter', ' à ma demande']}
          variant={isFull ? 'secondary' : 'primary'}
          className={styles.action}
        />
      )}
    </div>
  );
}
