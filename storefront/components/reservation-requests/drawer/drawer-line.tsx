import { paths } from '@barnum/rules/paths';
import { formatCents } from '@barnum/rules/prices/amounts';
import { sentences } from '@barnum/rules/sentences';
import { unbroken } from '@barnum/rules/text/french';
import { classNames } from '../../../lib/class-names.ts';
import { setQuantity } from '../../../lib/request-draft/request-draft.ts';
import type { DraftItem } from '../../../lib/request-draft/request-draft-state.ts';
import { ArticleAvailability, useHiredOnDays } from '../../availability/article-availability.tsx';
import { PackQuestions } from '../../packs/pack-questions.tsx';
import { Price } from '../../price/price.tsx';
import { Picture } from '../../ui/picture.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { Tile } from '../../ui/tile.tsx';
import styles from './drawer-line.module.css';
import type { DraftedArticle } from './use-drafted-articles.ts';

interface Props {
  item: DraftItem;
  article: DraftedArticle;
  /** Rent of all pieces, in cents. */
  rent: number;
  /** An addition stopped at the stock. */
  isLimited: boolean;
  isCompact: boolean;
  onRemove: () => void;
}

/** One article of the list: what it is, how many, and what they cost. */
export function DrawerLine({ item: { quantite }, article, rent, isLimited, isCompact, onRemove }: Props) {
  const { id, nom, slug, primaryImage } = article;
  const hired = useHiredOnDays(article);
  const picture = classNames(styles.picture, isCompact && styles.small);
  return (
    <>
      {primaryImage ? (
        <Picture picture={primaryImage.picture} alt="" sizes="5rem" largest={320} className={picture} />
      ) : (
        <Tile nom={nom} className={picture} />
      )}
      <div className={styles.facts}>
        <a href={paths.article(slug)} className={styles.name}>
          {unbroken(nom)}
        </a>
        <span className={styles.price}>
          <Price article={article} />
        </span>
        <ArticleAvailability articleId={id} />
      </div>
      {!isCompact && <p className={styles.amount}>{formatCents(rent)}</p>}
      <div className={isCompact ? styles.narrow : styles.quantity}>
        <QuantityStepper
          label={nom}
          value={quantite}
          article={hired}
          onChange={(wanted) => (wanted === 0 ? onRemove() : setQuantity(id, wanted, hired))}
          wide={isCompact}
        />
        {!isCompact && (
          <button type="button" className={styles.remove} onClick={onRemove}>
            Retirer<span className="visually-hidden"> de ma demande : {nom}</span>
          </button>
        )}
      </div>
      <PackQuestions article={article} className={styles.questions} />
      {isLimited && hired.quantite !== null && <p className={styles.limit}>{sentences.form.atMost(hired.quantite)}</p>}
    </>
  );
}
