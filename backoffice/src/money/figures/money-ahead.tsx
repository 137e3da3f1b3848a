import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { paths } from '@barnum/rules/paths';
import { formatPrice } from '@barnum/rules/prices/amounts';
import type { ResultOf } from 'gql.tada';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../components/button-link.tsx';
import styles from './figures.module.css';
import type { vatFiguresQuery } from './figures.ts';
import { FiguresSection } from './figures-section.tsx';

interface Props {
  figures: ResultOf<typeof vatFiguresQuery>['vatFigures'];
  /** The button that opens the draft of the invoice of a request. */
  bill: (requestId: number) => ReactNode;
}

/** What came in and is of no invoice at the end of the period, with the way to the invoice; nothing where nothing is. */
export function MoneyAhead({ figures: { sansFacture, enAttente }, bill }: Props) {
  const waits = Number(enAttente) > 0;
  if (sansFacture.length === 0 && !waits) return null;
  return (
    <FiguresSection id="sans-facture" title="Reçu sans facture">
      {sansFacture.length > 0 && (
        <>
          <p className={styles.about}>
            Cet argent est compté ci-dessus, aux taux de ce qui est convenu. Un acompte demande sa facture{'\u00a0'}; si
            la facture existe déjà, le paiement s’y affecte.
          </p>
          <ul className={styles.ahead}>
            {sansFacture.map(({ requestId, client, montant, depuis, attendEncore, dejaFacture }) => (
              <li key={requestId}>
                <span>
                  <Link to={paths.adminRequest(requestId)}>
                    Demande n°{'\u00a0'}
                    {requestId}
                  </Link>{' '}
                  {client}
                  <span className={styles.small}>compte depuis le {formatLongDate(depuis)}</span>
                </span>
                <strong>{formatPrice(montant)}</strong>
                {!attendEncore && <span>En ordre depuis</span>}
                {attendEncore && dejaFacture && (
                  <ButtonLink
                    to={paths.adminRequest(requestId)}
                    aria-label={`Affecter le paiement de la demande n°\u00a0${requestId}`}
                  >
                    Affecter
                  </ButtonLink>
                )}
                {attendEncore && !dejaFacture && bill(requestId)}
              </li>
            ))}
          </ul>
        </>
      )}
      {waits && (
        <p className={styles.about}>
          {formatPrice(enAttente)} de plus attendent d’être affectés à une facture{'\u00a0'}: ils ne comptent pour
          aucune TVA d’ici là. <Link to={paths.adminPayments}>Voir les paiements</Link>
        </p>
      )}
    </FiguresSection>
  );
}
