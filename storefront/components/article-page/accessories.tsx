import { firstPossible } from '@barnum/rules/catalogue/articles/quantities';
import { paths } from '@barnum/rules/paths';
import { unbroken } from '@barnum/rules/text/french';
import { useRequestedQuantity } from '../../lib/request-draft/request-draft.ts';
import { AddToRequest } from '../article-cards/add-to-request.tsx';
import { Price } from '../price/price.tsx';
import styles from './accessories.module.css';
import type { DetailedArticle } from './detailed-article.ts';

/** Articles that are proposed with this one, as many as its pieces need. */
export function Accessories({ article }: { article: DetailedArticle }) {
  const pieces = useRequestedQuantity(article.id) || firstPossible(article);
  const proposed = article.accessories.flatMap(({ article: accessory, quantite }) =>
    accessory === null ? [] : [{ accessory, quantite }],
  );
  if (proposed.length === 0) return null;
  return (
    <section className={`screen-only ${styles.part}`} aria-labelledby="accessories">
      <h2 id="accessories">Accessoires en option</h2>
      <ul className={styles.list}>
        {proposed.map(({ accessory, quantite }) => (
          <li key={accessory.id} className={styles.row}>
            <div className={styles.facts}>
              <a href={paths.article(accessory.slug)} className={styles.name}>
                {unbroken(accessory.nom)}
              </a>
              <span className={styles.price}>
                <Price article={accessory} />
                {` · ${quantite} avec chaque pièce`}
              </span>
            </div>
            <AddToRequest
              article={accessory}
              pieces={pieces * quantite}
              label={['Ajouter', ' à ma demande']}
              variant="quiet"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
