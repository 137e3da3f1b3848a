import { lineWishInWords } from '@barnum/rules/catalogue/packs/packs';
import { lineNameForVisitor } from '@barnum/rules/money/ledger/deposits';
import { formatCents } from '@barnum/rules/prices/amounts';
import { discountInWords, discountWithAmount, quotedDiscount } from '@barnum/rules/prices/deal-in-words';
import { priceRequest } from '@barnum/rules/prices/price-request';
import { deliverySlotNames } from '@barnum/rules/prices/pricing-terms';
import { rentalInWords } from '@barnum/rules/prices/rental-in-words';
import { agreedStates, isOver } from '@barnum/rules/requests/reservation-requests/request-states';
import { unbroken, wholeWords } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { spacedPhones } from '@barnum/rules/text/telephones';
import { AvailabilityBadge } from '../availability/availability-badge.tsx';
import { Fact } from '../reservation-requests/recap/fact.tsx';
import { RequestEstimate } from '../reservation-requests/recap/request-estimate.tsx';
import styles from '../reservation-requests/recap/request-recap.module.css';
import { useVisitorDates } from '../visitor-dates/visitor-dates.tsx';
import type { FollowUp } from './follow-up.ts';

/** The content of a request and its estimate, at the prices stored with it, and what is full by now. */
export function FollowUpRecap({ followUp }: { followUp: FollowUp }) {
  const { items, availability, livraisonMontage } = followUp;
  const { terms } = useVisitorDates();
  const full = availability.filter(({ disponibilite }) => disponibilite === 'COMPLET');
  const rental = { ...followUp, period: followUp };
  const price = priceRequest(rental);
  const isBack = followUp.statut === 'rendue' || isOver(followUp.statut);
  return (
    <aside className={styles.recap} aria-labelledby="recapitulatif">
      <h2 id="recapitulatif" className={styles.title}>
        Votre demande
      </h2>
      <div className={styles.body}>
        <dl className={styles.facts}>
          <Fact name="Dates">{wholeWords(rentalInWords(followUp, terms, { isDelivered: livraisonMontage }))}</Fact>
          <Fact name="Livraison et montage">
            {livraisonMontage ? followUp.adresse : 'Non, vous venez chercher le matériel'}
          </Fact>
          {followUp.creneau && <Fact name="Créneau souhaité">{deliverySlotNames[followUp.creneau]}</Fact>}
          <Fact name="Nom">{`${followUp.prenom} ${followUp.nom}`}</Fact>
          <Fact name="Téléphone">{followUp.phone && spacedPhones(followUp.phone)}</Fact>
          <Fact name="E-mail">{followUp.email}</Fact>
        </dl>
        <h3 className="visually-hidden">Articles</h3>
        <ul className={styles.lines}>
          {price.items.map(({ item, amount, discount }) => (
            <li key={item.id} className={styles.line}>
              <span className={styles.count}>{formatNumber(item.quantite)} ×</span>
              <span className={styles.name}>
                {unbroken(lineNameForVisitor(item.nom))}
                {lineWishInWords(item) && <span className={styles.said}>{unbroken(lineWishInWords(item))}</span>}
                {discount > 0 && ` (${discountWithAmount(quotedDiscount(item, discount))})`}
                <AvailabilityBadge availability={full.find(({ articleId }) => articleId === item.articleId)} />
              </span>
              <span className={styles.amount}>{item.prix !== null && formatCents(amount)}</span>
            </li>
          ))}
          {price.discount > 0 && (
            <li className={styles.line}>
              <span className={styles.count} />
              <span className={styles.name}>{discountInWords(quotedDiscount(followUp, price.discount))}</span>
              <span className={styles.amount}>−{formatCents(price.discount)}</span>
            </li>
          )}
        </ul>
        {items.some(({ prix }) => prix !== null) && (
          <RequestEstimate rental={rental} promise={promiseOf(followUp)} asksDeposit={!isBack} />
        )}
      </div>
    </aside>
  );
}

/** What the price is called once it is no estimate any more: after a quote, or a confirmation. */
function promiseOf({ statut, devis, events }: Pick<FollowUp, 'statut' | 'devis' | 'events'>): string | undefined {
  const isAgreed = (state: FollowUp['statut']) => (agreedStates as readonly FollowUp['statut'][]).includes(state);
  // What was agreed on before it was cancelled stays so.
  if (isAgreed(statut) || (isOver(statut) && events.some(({ apres }) => isAgreed(apres)))) return 'Prix convenu';
  return devis.length > 0 ? 'Prix proposé' : undefined;
}
