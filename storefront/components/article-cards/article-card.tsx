import { lastPossible } from '@barnum/rules/catalogue/articles/quantities';
import { paths } from '@barnum/rules/paths';
import { unbroken } from '@barnum/rules/text/french';
import { memo } from 'react';
import type { CatalogueArticle } from '../../lib/catalogue.ts';
import { useRequestedQuantity } from '../../lib/request-draft/request-draft.ts';
import { ArticleAvailability, useArticleAvailability, useHiredOnDays } from '../availability/article-availability.tsx';
import { StockBadge } from '../availability/stock-badge.tsx';
import { Price } from '../price/price.tsx';
import { WeekendPrice } from '../price/weekend-price.tsx';
import { Picture } from '../ui/picture.tsx';
import { Tile } from '../ui/tile.tsx';
import { AddToRequest } from './add-to-request.tsx';
import styles from './article-card.module.css';

interface Props {
  article: CatalogueArticle;
  /** True on the first cards of a page: their pictures are fetched at once. */
  priority?: boolean;
}

/**
 * An article in a list: picture, name, price, two lines of text, a link to its page and a button that adds it to the
 * request.
 */
export const ArticleCard = memo(function ArticleCard({ article, priority = false }: Props) {
  const { nom, slug, primaryImage } = article;
  return (
    <article className={styles.card}>
      {primaryImage ? (
        <Picture
          picture={primaryImage.picture}
          alt={primaryImage.altImage ?? ''}
          sizes="(min-width: 75em) 18rem, (min-width: 48em) 33vw, (min-width: 22em) calc(50vw - 1.75rem), 87vw"
          largest={640}
          priority={priority}
        />
      ) : (
        <Tile nom={nom} />
      )}
      <div className={styles.body}>
        <h3 className={styles.name}>{unbroken(nom)}</h3>
        <p className={styles.price}>
          <Price article={article} />
          <WeekendPrice article={article} />
        </p>
        {article.courteDescription && <p className={styles.text}>{unbroken(article.courteDescription)}</p>}
        <p className={styles.state}>
          <ArticleAvailability articleId={article.id} />
          <AtMost article={article} />
        </p>
        <div className={styles.actions}>
          <a href={paths.article(slug)} className={styles.more}>
            Voir plus<span className="visually-hidden"> : {nom}</span>
          </a>
          <Addition article={article} />
        </div>
      </div>
    </article>
  );
});

/** Of a pack, how many there are depends on what is chosen of it: as long as no day says more. */
function AtMost({ article }: Pick<Props, 'article'>) {
  const isOfDays = useArticleAvailability().has(article.id);
  if (isOfDays || article.enRenfort || article.quantiteAuMieux === article.quantite) return null;
  return <StockBadge article={{ ...article, quantite: article.quantiteAuMieux }} isAtMost />;
}

/** What is gone, or full at the visitor's days, is not added from here: its page says what can be done. */
function Addition({ article }: Pick<Props, 'article'>) {
  const isFull = useArticleAvailability().get(article.id)?.disponibilite === 'COMPLET';
  const isChosen = useRequestedQuantity(article.id) > 0;
  const hired = useHiredOnDays(article);
  if (isFull && !isChosen) return null;
  if (lastPossible(hired) === 0 && !isChosen) return <span className={styles.gone}>Plus disponible</span>;
  return <AddToRequest article={article} label="Ajouter" variant="quiet" compact className={styles.add} />;
}
