import { formatCents } from '@barnum/rules/prices/amounts';
import { sentences } from '@barnum/rules/sentences';
import { unbroken } from '@barnum/rules/text/french';
import { memo } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import type { OfferedArticle } from '../../../lib/hired-on-days.ts';
import { asksOf } from '../../../lib/packs.ts';
import {
  ArticleAvailability,
  useArticleAvailability,
  useHiredOnDays,
} from '../../availability/article-availability.tsx';
import { PackQuestions } from '../../packs/pack-questions.tsx';
import { Price } from '../../price/price.tsx';
import { Picture } from '../../ui/picture.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { Tile } from '../../ui/tile.tsx';
import type { ArticleChoice } from '../draft/article-choices.ts';
import type { ReservationWizard } from '../draft/use-reservation-wizard.ts';
import styles from './article-row.module.css';

interface Props {
  article: ArticleChoice;
  quantite: number;
  /** Rent of all pieces in cents, where it is told. */
  rent?: number | undefined;
  error: string | undefined;
  onQuantity: ReservationWizard['setQuantity'];
}

/** One article with its stock and the requested quantity. */
export const ArticleRow = memo(function ArticleRow({ article, quantite, rent, error, onQuantity }: Props) {
  const { id, nom, primaryImage } = article;
  const hired = useHiredOnDays(article);
  const isAsked = quantite > 0 && asksOf(article);
  const isListed = rent !== undefined;
  const isFree = useArticleAvailability().get(id)?.disponibilite === 'LIBRE';
  return (
    <li
      id={rowId(article)}
      tabIndex={-1}
      className={classNames(
        styles.row,
        isListed && styles.listed,
        isFree && styles.free,
        quantite > 0 && styles.chosen,
        hired.quantite === 0 && styles.unavailable,
      )}
    >
      {primaryImage ? (
        <Picture picture={primaryImage.picture} alt="" sizes="96px" largest={320} className={styles.picture} />
      ) : (
        <Tile nom={nom} className={styles.picture} />
      )}
      <div className={styles.facts}>
        <p className={styles.name}>{unbroken(nom)}</p>
        <p className={styles.price}>
          <span className={styles.each}>
            <Price article={article} />
          </span>
          {isListed && (
            <strong className={classNames(styles.rent, quantite === 1 && styles.single)}>{formatCents(rent)}</strong>
          )}
        </p>
        <p className={styles.stock}>{stockLine(hired, quantite)}</p>
        <span className={styles.availability}>
          <ArticleAvailability articleId={id} />
        </span>
      </div>
      <div className={styles.quantity}>
        <QuantityStepper
          label={nom}
          value={quantite}
          article={hired}
          onChange={(wanted) => onQuantity(id, wanted, hired)}
          wide
        />
      </div>
      {isAsked && <PackQuestions article={article} className={styles.questions} error={error} />}
      {error && !isAsked && (
        <p className={styles.error} tabIndex={-1} data-refused>
          {error}
        </p>
      )}
    </li>
  );
});

/** Id of the row's element. */
export function rowId({ id }: { id: number }): string {
  return `choix-${id}`;
}

function stockLine({ quantite: stock, enRenfort }: OfferedArticle, quantite: number): string {
  if (stock === null) return '';
  // Of what is rented in the availability says it.
  if (stock === 0) return enRenfort ? '' : 'Indisponible';
  if (quantite >= stock) return sentences.form.stockReached(stock);
  return `${stock} en stock`;
}
