import { publicUnitLabel } from '@barnum/rules/articles';
import { formatCents, formatPrice } from '@barnum/rules/money/amounts';
import { priceRequest } from '@barnum/rules/money/price-request';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { useOccupation } from '../../availability/use-occupation.ts';
import type { ReservationRequest } from '../requests.ts';
import styles from './requested-items.module.css';

type Item = ReservationRequest['items'][number];

/** The requested articles, with their prices on the day of the request and what is available in its period. */
export function RequestedItems({ request }: { request: ReservationRequest }) {
  const occupation = useOccupation(request);
  const rent = rentOf(request);
  return (
    <table className={styles.items}>
      <thead>
        <tr>
          <th scope="col">Article</th>
          <th scope="col" className={styles.number}>
            Quantité
          </th>
          <th scope="col" className={styles.number}>
            Prix du jour de la demande
          </th>
        </tr>
      </thead>
      <tbody>
        {request.items.map((item) => {
          const left = item.articleId === null ? undefined : occupation.get(item.articleId);
          return (
            <tr key={item.id}>
              <th scope="row" className={styles.name}>
                {unbroken(item.nom)}
                {left && (
                  <span className={left.libre < item.quantite ? styles.missing : styles.left}>{left.inWords}</span>
                )}
              </th>
              <td className={styles.number}>{formatNumber(item.quantite)}</td>
              <td className={styles.number}>{priceOfTheDay(item)}</td>
            </tr>
          );
        })}
      </tbody>
      {rent !== null && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Location pour la durée, sans livraison ni montage
            </th>
            <td className={styles.number}>{formatCents(rent)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function priceOfTheDay({ prix, unite }: Item): string {
  if (prix === null) return '–';
  return unite === null ? formatPrice(prix) : `${formatPrice(prix)} / ${publicUnitLabel(unite)}`;
}

/** In cents; null when an item has no price. */
function rentOf(request: ReservationRequest): number | null {
  if (request.items.some(({ prix, unite }) => prix === null || unite === null)) return null;
  return priceRequest({ ...request, period: request }).rent;
}
