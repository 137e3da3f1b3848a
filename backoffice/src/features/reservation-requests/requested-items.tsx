import { formatPrice } from '@barnum/rules/format';
import { publicUnitLabel } from '@barnum/rules/units';
import styles from './requested-items.module.css';
import type { ReservationRequest } from './requests.ts';

type Item = ReservationRequest['items'][number];

/** What is asked for, with the price that each article had on the day of the request. */
export function RequestedItems({ items }: { items: Item[] }) {
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
        {items.map((item) => (
          <tr key={item.id}>
            <th scope="row" className={styles.name}>
              {item.nom}
            </th>
            <td className={styles.number}>{item.quantite.toLocaleString('fr-FR')}</td>
            <td className={styles.number}>{priceOfTheDay(item)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function priceOfTheDay({ prix, unite }: Item): string {
  if (prix === null) return '–';
  return unite === null ? formatPrice(prix) : `${formatPrice(prix)} / ${publicUnitLabel(storedUnit(unite))}`;
}

// GraphQL names carry no accent.
function storedUnit(unite: NonNullable<Item['unite']>) {
  return unite === 'journee' ? 'journée' : unite;
}
