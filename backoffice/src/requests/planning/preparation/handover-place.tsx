import { timeInWords } from '@barnum/rules/dates/time-of-day';
import { deliverySlotNames } from '@barnum/rules/prices/pricing-terms';
import { appointmentTimes } from '@barnum/rules/prices/rental-in-words';
import type { RentalTerms } from '@barnum/rules/prices/rental-terms';
import type { Movement } from '@barnum/rules/requests/preparation/preparation';
import { AddressLink } from '../../../components/address-link.tsx';
import type { PreparedRequest } from './preparation.ts';

interface Props {
  request: PreparedRequest;
  mouvement: Movement;
  terms: RentalTerms;
}

/** Where the pieces change hands, and from or until when. */
export function HandoverPlace({ request, mouvement, terms }: Props) {
  const { livraisonMontage, adresse, creneau } = request;
  const isDeparture = mouvement === 'depart';
  if (!livraisonMontage) {
    const time = appointmentTimes(request, terms)[mouvement];
    return time === null
      ? 'Au dépôt, à une heure à convenir'
      : `Au dépôt, ${isDeparture ? 'à partir de' : 'avant'} ${timeInWords(time)}`;
  }
  return (
    <>
      {isDeparture ? 'Livraison et montage' : 'À reprendre sur place'}
      {isDeparture && creneau && ` (${deliverySlotNames[creneau]})`}
      {adresse && <AddressLink address={adresse} />}
    </>
  );
}
