import { publicUnitLabel } from '@barnum/rules/catalogue/articles/articles';
import { groundLabels, storedWish } from '@barnum/rules/catalogue/packs/packs';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { type HiredArticle, leftToSay, useHiredArticles } from '../../../components/form/use-hired-articles.ts';
import { lineKey, useOccupation } from '../../availability/use-occupation.ts';
import { agreedOf, missedMinimumsOf, priceRows, requestPrice } from '../request-amount.ts';
import type { ReservationRequest } from '../requests.ts';
import styles from './requested-items.module.css';

type Item = ReservationRequest['items'][number];

/** The requested articles, with their prices on the day of the request and what is available in its period. */
export function RequestedItems({ request }: { request: ReservationRequest }) {
  const occupation = useOccupation(request);
  const hired = useHiredArticles(request.items.flatMap(({ articleId }) => articleId ?? []));
  const price = requestPrice(request);
  const minimums = missedMinimumsOf(request);
  return (
    <>
      <table className={styles.items}>
        <thead>
          <tr>
            <th scope="col">Article</th>
            <th scope="col" className={styles.number}>
              Quantité
            </th>
            <th scope="col" className={styles.number}>
              Prix unitaire
            </th>
          </tr>
        </thead>
        <tbody>
          {request.items.map((item, index) => {
            const left = occupation.get(lineKey(item));
            return (
              <tr key={item.id}>
                <th scope="row" className={styles.name}>
                  {unbroken(item.nom)}
                  <PackLine item={item} article={item.articleId === null ? undefined : hired.get(item.articleId)} />
                  {left && (
                    <span className={left.libre < item.quantite ? styles.missing : styles.left}>{left.inWords}</span>
                  )}
                  {agreedOn(price, index).map((words) => (
                    <span key={words} className={styles.left}>
                      {words}
                    </span>
                  ))}
                </th>
                <td className={styles.number}>{formatNumber(item.quantite)}</td>
                <td className={styles.number}>
                  <PriceOfTheDay item={item} />
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          {priceRows(request).map(({ name, amount, isStrong }) => (
            <tr key={name} className={isStrong ? undefined : styles.part}>
              <th scope="row" colSpan={2}>
                {name}
              </th>
              <td className={styles.number}>{amount}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {minimums.length > 0 && (
        <p className={styles.left}>{unbroken(`Sous vos minimums\u00a0: ${minimums.join(' ')}`)}</p>
      )}
    </>
  );
}

/** What a pack takes, on which ground, and what nobody said of it. */
function PackLine({ item, article }: { item: Item; article: HiredArticle | undefined }) {
  const { components, terrain } = item;
  if (components.length === 0) return null;
  const held = components.map(({ nom, quantite }) => `${formatNumber(quantite * item.quantite)} × ${nom}`).join(', ');
  const open = article ? leftToSay(article, storedWish(item)) : null;
  return (
    <>
      <span className={styles.left}>{unbroken(held)}</span>
      {terrain && <span className={styles.left}>{groundLabels[terrain]}</span>}
      {open && <span className={styles.missing}>{open}</span>}
    </>
  );
}

function PriceOfTheDay({ item: { prix, unite } }: { item: Item }) {
  if (prix === null) return '–';
  if (unite === null) return formatPrice(prix);
  return (
    <>
      {formatPrice(prix)}
      {'\u00a0/ '}
      <span className={styles.unit}>{publicUnitLabel(unite)}</span>
    </>
  );
}

function agreedOn(price: ReturnType<typeof requestPrice>, index: number): string[] {
  const line = price?.items[index];
  return line === undefined ? [] : agreedOf(line);
}
