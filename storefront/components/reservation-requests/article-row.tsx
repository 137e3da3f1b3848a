import { defaultPictures } from '@barnum/rules/limits';
import { messages } from '@barnum/rules/messages';
import { classNames } from '../../lib/class-names.ts';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import type { ArticleChoice } from './article-choices.ts';
import styles from './article-row.module.css';

interface Props {
  article: ArticleChoice;
  quantite: number;
  error: string | undefined;
  onQuantity: (quantite: number) => void;
}

/** One article to choose from, with its stock and how many are asked for. */
export function ArticleRow({ article, quantite, error, onQuantity }: Props) {
  const { nom, prix, unite, quantite: stock, primaryImage } = article;
  return (
    <li className={classNames(styles.row, quantite > 0 && styles.chosen, stock === 0 && styles.away)}>
      <Picture
        picture={primaryImage?.picture ?? null}
        fallback={defaultPictures.article}
        alt=""
        sizes="96px"
        largest={320}
        className={styles.picture}
      />
      <div className={styles.facts}>
        <p className={styles.name}>{nom}</p>
        <p className={styles.price}>
          <Price amount={prix} unite={unite} />
        </p>
        <p className={styles.stock}>{stockLine(stock, quantite)}</p>
      </div>
      <div className={styles.quantity}>
        <QuantityStepper label={nom} value={quantite} stock={stock} onChange={onQuantity} />
      </div>
      {error && (
        <p className={styles.error} tabIndex={-1} data-refused>
          {error}
        </p>
      )}
    </li>
  );
}

function stockLine(stock: number | null, quantite: number): string {
  if (stock === null) return '';
  if (stock === 0) return 'Indisponible';
  if (quantite >= stock) return messages.reservation.stockReached(stock);
  return `${stock} en stock`;
}
