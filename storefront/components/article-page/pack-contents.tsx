import { choiceId } from '@barnum/rules/catalogue/packs/pack-answers';
import { leastApart } from '@barnum/rules/catalogue/packs/pack-saving';
import { groundLabels, type PackWish } from '@barnum/rules/catalogue/packs/packs';
import { paths } from '@barnum/rules/paths';
import { formatCents, toCents } from '@barnum/rules/prices/amounts';
import { pieceRent } from '@barnum/rules/prices/piece-rent';
import { weekendRent } from '@barnum/rules/prices/price-in-words';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { offeredGrounds, packQuestions } from '../../lib/packs.ts';
import { type PricedArticle, rateOf } from '../../lib/rate-of.ts';
import { useSaidOf } from '../../lib/request-draft/request-draft.ts';
import { Price } from '../price/price.tsx';
import { Picture } from '../ui/picture.tsx';
import { useVisitorDates } from '../visitor-dates/visitor-dates.tsx';
import type { DetailedArticle, PackPiece } from './detailed-article.ts';
import styles from './pack-contents.module.css';

/** What a pack holds, each piece with its picture, its price and a link, if it has a page; those to choose among together; nothing for another article. */
export function PackContents({ article }: { article: DetailedArticle }) {
  const { components } = article;
  if (components.length === 0) return null;
  const choices = [...new Set(components.map(({ choix }) => choix).filter((choix) => choix !== ''))];
  return (
    <section className={styles.part} aria-labelledby="pack">
      <h2 id="pack">Ce pack contient</h2>
      <Pieces pieces={components.filter(({ choix }) => choix === '')} />
      {choices.map((name) => (
        <div key={name}>
          <h3 className={styles.choice}>{`${name}, au choix`}</h3>
          <Pieces pieces={components.filter(({ choix }) => choix === name)} />
        </div>
      ))}
      <Saving article={article} />
    </section>
  );
}

function Pieces({ pieces }: { pieces: readonly PackPiece[] }) {
  return (
    <ul className={styles.list}>
      {pieces.map((piece) => (
        <li key={`${piece.articleId} ${piece.terrain}`} className={styles.row}>
          <Piece {...piece} />
        </li>
      ))}
    </ul>
  );
}

function Piece({ nom, article, quantite, terrain }: PackPiece) {
  const picture = article?.primaryImage?.picture;
  return (
    <>
      {picture ? (
        <Picture picture={picture} alt="" sizes="5rem" largest={320} className={styles.picture} />
      ) : (
        <span className={styles.picture} />
      )}
      <div className={styles.facts}>
        <span>
          {`${formatNumber(quantite)}\u00a0× `}
          {article === null ? (
            unbroken(nom)
          ) : (
            <a href={paths.article(article.slug)} className={styles.name}>
              {unbroken(nom)}
            </a>
          )}
          {terrain && `, ${groundLabels[terrain].toLowerCase()}`}
        </span>
        {article && (
          <span className={styles.price}>
            <Price article={article} />
          </span>
        )}
      </div>
    </>
  );
}

/** What the visitor saves by the pack as it is chosen, on the chosen days or for what its price covers; nothing where it costs as much. */
function Saving({ article }: { article: DetailedArticle }) {
  const { period, terms } = useVisitorDates();
  const wish: PackWish = useSaidOf(article.id) ?? {};
  const { asksGround, choices } = packQuestions(article, wish);
  const rentOf = (hired: PricedArticle): number => {
    const rate = rateOf(hired);
    if (period) return pieceRent(rate, period, terms);
    return article.unite === 'weekend' ? weekendRent(rate, terms) : toCents(hired.prix);
  };
  const parts = article.components
    .filter(({ choix, articleId }) => {
      const chosen = choices.find(({ id }) => id === choiceId(article.id, choix))?.chosen;
      return chosen === undefined || chosen === articleId;
    })
    .map((part) => ({ ...part, rent: part.article ? rentOf(part.article) : 0 }));
  const apart = leastApart(parts, wish.terrain ? [wish.terrain] : offeredGrounds(article, wish));
  const saved = apart - rentOf(article);
  if (saved <= 0) return null;
  const isOpen = (asksGround && !wish.terrain) || choices.some(({ chosen }) => chosen === undefined);
  const least = isOpen ? 'au moins ' : '';
  return (
    <p className={styles.saving}>
      {`Loué pièce par pièce, tout cela coûte ${least}${formatCents(apart)}. `}
      <strong>{`Avec le pack, vous économisez ${least}${formatCents(saved)}.`}</strong>
    </p>
  );
}
