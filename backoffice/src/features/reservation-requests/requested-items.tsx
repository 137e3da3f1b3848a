import { formatNumber, formatPrice } from '@barnum/rules/format';
import { priceOver } from '@barnum/rules/period';
import { publicUnitLabel, unitOfName } from '@barnum/rules/units';
import { useOccupation } from './occupation.ts';
import styles from './requested-items.module.css';
import type { ReservationRequest } from './requests.ts';

type Item = ReservationRequest['items'][number];

/** What is asked for, with the price that each article had on the day of the request, and what is left of it in these days. */
export function RequestedItems({ request }: { request: ReservationRequest }) {
  const occupation = useOccupation(request);
  const total = totalOf(request);
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
                {item.nom}
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
      {total !== null && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Location pour la durée, sans livraison ni montage
            </th>
            <td className={styles.number}>{formatPrice(total)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function priceOfTheDay({ prix, unite }: Item): string {
  if (prix === null) return '–';
  return unite === null ? formatPrice(prix) : `${formatPrice(prix)} / ${publicUnitLabel(unitOfName[unite])}`;
}

/** Null when something without a price is asked for. */
function totalOf({ items, debut, fin, supplementParJour }: ReservationRequest): number | null {
  let cents = 0;
  for (const { prix, unite, quantite } of items) {
    if (prix === null || unite === null) return null;
    cents += Math.round(Number(priceOver(prix, unitOfName[unite], { debut, fin }, supplementParJour)) * 100) * quantite;
  }
  return cents / 100;
}
