import { formatCents } from '@barnum/rules/prices/amounts';
import type { RentedItem, RequestPrice } from '@barnum/rules/prices/price-request';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Alert } from 'antd';
import styles from './request-summary.module.css';

interface Props {
  price: RequestPrice<RentedItem>;
  /** What the stored request costs, in cents; null for a new one. */
  before: number | null;
  /** The price of the delivery is not agreed on. */
  isDeliveryOpen: boolean;
  /** What is missing on these days. */
  missing: readonly { nom: string; count: number }[];
  /** The stock of these days is counted. */
  isStockKnown: boolean;
  isReserved: boolean;
  /** The company's minimums that are not reached. */
  minimums: readonly string[];
  changes: readonly string[];
}

/** What the request costs, what its days lack, and what saving changes. */
export function RequestSummary({ price, before, isDeliveryOpen, minimums, changes, ...stock }: Props) {
  const { missing, isStockKnown, isReserved } = stock;
  return (
    <>
      <section aria-label="Prix" className={styles.part}>
        <h2 className={styles.heading}>Prix</h2>
        <dl className={styles.amounts} aria-live="polite">
          <Amount term="Location">{formatCents(price.rent)}</Amount>
          {price.assembly > 0 && <Amount term="Montage">{formatCents(price.assembly)}</Amount>}
          {price.fees > 0 && <Amount term="Frais">{formatCents(price.fees)}</Amount>}
          {price.delivery > 0 && <Amount term="Livraison">{formatCents(price.delivery)}</Amount>}
          {isDeliveryOpen && <Amount term="Livraison">à convenir</Amount>}
          {price.discounts > 0 && <Amount term="Remises">{formatCents(-price.discounts)}</Amount>}
          {price.discount > 0 && <Amount term="Remise sur l’ensemble">{formatCents(-price.discount)}</Amount>}
          <div className={styles.total}>
            <dt>{isDeliveryOpen ? 'Total hors livraison' : 'Total'}</dt>
            <dd>{formatCents(price.total)}</dd>
          </div>
          {price.vat?.map(({ taux, tva }) => (
            <Amount key={taux} term={`dont TVA ${formatNumber(Number(taux))}\u00a0%`}>
              {formatCents(tva)}
            </Amount>
          ))}
          {price.deposits > 0 && <Amount term="Caution, rendue au retour">{formatCents(price.deposits)}</Amount>}
        </dl>
        {before !== null && changes.length > 0 && (
          <p className={styles.other}>{differenceInWords(before, price.total)}</p>
        )}
      </section>
      <div aria-live="polite">
        {minimums.length > 0 && (
          <Alert type="info" showIcon message="Sous vos minimums" description={minimums.join(' ')} />
        )}
      </div>
      <div className={styles.stock} aria-live="polite">
        {missing.length === 0 && changes.length > 0 && isStockKnown && <p>À ces dates, il y en a assez.</p>}
        {missing.length > 0 && (
          <Alert
            type="warning"
            showIcon
            message="À ces dates, il n’y en a pas assez"
            description={
              <>
                <ul className={styles.missing}>
                  {missing.map(({ nom, count }) => (
                    <li key={nom}>
                      {nom} : il en manque {formatNumber(count)}
                    </li>
                  ))}
                </ul>
                {isReserved
                  ? 'La demande est confirmée\u00a0: elle ne s’enregistre que s’il y en a assez.'
                  : 'Elle s’enregistre telle quelle\u00a0; il en faudra assez pour la confirmer.'}
              </>
            }
          />
        )}
      </div>
      {changes.length > 0 && (
        <section aria-label="Ce qui change" className={styles.part}>
          <h2 className={styles.heading}>Ce qui change</h2>
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Amount({ term, children }: { term: string; children: string }) {
  return (
    <div className={styles.amount}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function differenceInWords(before: number, after: number): string {
  if (before === after) return 'Le prix ne change pas.';
  const difference =
    after > before ? `${formatCents(after - before)} de plus` : `${formatCents(before - after)} de moins`;
  return `${formatCents(before)} avant, ${formatCents(after)} après\u00a0: ${difference}`;
}
