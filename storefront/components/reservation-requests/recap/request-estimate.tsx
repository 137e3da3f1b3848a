import { daysOf, offeredInWords, type RentedPeriod } from '@barnum/rules/dates/period';
import { formatCents } from '@barnum/rules/prices/amounts';
import { depositRule } from '@barnum/rules/prices/deposit-in-words';
import { extraDays } from '@barnum/rules/prices/piece-rent';
import { percentInWords } from '@barnum/rules/prices/price-in-words';
import { priceRequest, type Rental, type RentedItem, type RequestPrice } from '@barnum/rules/prices/price-request';
import { coveredDays, seasonOf } from '@barnum/rules/prices/pricing-terms';
import { sentences } from '@barnum/rules/sentences';
import { wholeWords } from '@barnum/rules/text/french';
import styles from './request-estimate.module.css';

interface Props {
  rental: Rental;
  /** The name of what is no estimate any more. */
  promise?: string | undefined;
  /** False once all is back: no deposit is due any more. */
  asksDeposit?: boolean;
}

/** The estimate and what it is made of, and the deposit. */
export function RequestEstimate({ rental, promise, asksDeposit = true }: Props) {
  const price = priceRequest(rental);
  const { deposits, total } = price;
  const { items, period } = rental;
  const byDay = items.some(({ unite }) => unite === 'journee');
  const parts = partsOf(price);
  return (
    <div className={styles.estimate}>
      <dl>
        {parts.length > 1 &&
          parts.map(([name, cents]) => (
            <Amount key={name} name={name}>
              {cents}
            </Amount>
          ))}
        <Amount name={`${promise ?? 'Estimation'} TTC`} main>
          {total}
        </Amount>
        {asksDeposit && <Amount name="Cautions, rendues après le retour">{deposits}</Amount>}
      </dl>
      <p className={styles.note}>
        {promise ? '' : `${wholeWords(period ? durationInWords(rental, period) : withoutDays(byDay))} `}
        {deliveryNote(rental, price.delivery, promise !== undefined)}
        {asksDeposit && deposits > 0 && `Caution ${depositRule(rental)}. `}
        {promise ? '' : `${sentences.articles.priceNote}.`}
      </p>
    </div>
  );
}

function partsOf({ rent, fees, assembly, delivery, discounts, discount }: RequestPrice<RentedItem>) {
  const parts = [
    ['Location', rent],
    ['Montage', assembly],
    ['Frais', fees],
    ['Livraison et reprise', delivery],
    ['Remises', -discounts - discount],
  ] as const;
  return parts.filter(([, cents]) => cents !== 0);
}

/** Of an estimate, delivery may still come; of a price that was said, none does where the visitor fetches the articles. */
function deliveryNote({ items, livraisonMontage }: Rental, cents: number, isSaid: boolean): string {
  if (cents > 0) return '';
  if (items.some(({ nature }) => nature === 'livraison')) return 'Livraison offerte. ';
  if (isSaid) return livraisonMontage ? '' : 'Retrait et retour par vos soins. ';
  return 'Livraison non comprise. ';
}

function withoutDays(byDay: boolean): string {
  return `Estimation pour un week-end${byDay ? ' (un jour pour les articles loués à la journée)' : ''}.`;
}

/** How the price depends on the duration. */
function durationInWords({ items, supplementParJour, tarifs, livraisonMontage }: Rental, period: RentedPeriod): string {
  const byDay = items.some(({ unite }) => unite === 'journee');
  const isInTable = tarifs?.durees.some((row) => items.some(({ unite }) => unite === row.unite));
  const seasons = items.flatMap(
    ({ categorieId = null }) => seasonOf(tarifs?.saisons ?? [], categorieId, period.debut) ?? [],
  );
  const days = daysOf(period);
  const offered = offeredInWords(period);
  const ways = livraisonMontage ? 'de la livraison à la reprise' : 'du retrait au retour';
  const length = days === 1 ? 'un jour' : `${days} jours, ${ways}${offered && ` (${offered})`}`;
  const beyondWeekend = extraDays('weekend', period);
  const beyondDay = extraDays('journee', period);
  const bySupplement = [
    beyondWeekend === 0
      ? `le prix d’un week-end, qui vaut jusqu’à ${coveredDays.weekend} jours`
      : `le prix d’un week-end (${coveredDays.weekend} jours), et ${supplementParJour}\u00a0% par jour de plus`,
    ...(byDay && beyondDay > 0
      ? [`pour les articles loués à la journée, le premier jour, et ${supplementParJour}\u00a0% par jour de plus`]
      : []),
  ];
  const rules = [
    ...(isInTable ? ['le prix de cette durée, que la page de chaque article détaille'] : bySupplement),
    ...[...new Set(seasons)].map(
      ({ nom, pourcent }) => `${nom}, ${percentInWords(pourcent)} sur les articles concernés`,
    ),
  ];
  return `Estimation pour ${length}\u00a0: ${rules.join('\u00a0; ')}.`;
}

function Amount({ name, main, children }: { name: string; main?: boolean; children: number }) {
  return (
    <div className={main ? styles.total : styles.amount}>
      <dt>{name}</dt>
      <dd>{formatCents(children)}</dd>
    </div>
  );
}
