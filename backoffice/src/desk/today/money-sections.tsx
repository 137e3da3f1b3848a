import { formatLongDate, formatWeekdayDate } from '@barnum/rules/dates/format-dates';
import { moneyWords } from '@barnum/rules/money/ledger/account';
import { depositWarningLabels } from '@barnum/rules/money/ledger/deposits';
import { ledgerMeansLabels } from '@barnum/rules/money/ledger/ledger';
import { paths } from '@barnum/rules/paths';
import { formatPrice } from '@barnum/rules/prices/amounts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Since } from '../../components/list/cells.tsx';
import { useOrigin } from '../../components/use-origin.ts';
import { WaitingLine } from '../../components/waiting-line.tsx';
import styles from './today.module.css';
import type { Workday } from './today.ts';
import { TodayLine } from './today-line.tsx';
import { TodaySection } from './today-section.tsx';

interface Props {
  workday: Workday;
  /** The button that opens the draft of the invoice of a request. */
  bill: (requestId: number) => ReactNode;
}

/** What is to be billed, returns whose consequences wait, deposits that lack at a departure or are to be given back, and payments that are late. */
export function MoneySections({ workday, bill }: Props) {
  const { cautionsManquantes: missing, cautionsARendre: toReturn, paiementsEnRetard, toRemind, retards } = workday;
  // Those of which the client may be reminded have a section of their own.
  const late = paiementsEnRetard.filter(({ id }) => !toRemind.items.some((invoice) => invoice.id === id));
  const origin = useOrigin();
  return (
    <>
      <TodaySection {...workday.aFacturer} title={moneyWords.aFacturer} all={`${paths.adminRequests}?a-facturer=oui`}>
        {(request) => (
          <TodayLine
            key={request.id}
            request={request}
            when={<span className={styles.when}>{billedWhen(request)}</span>}
            action={bill(request.id)}
          >
            {formatPrice(request.montant)}
          </TodayLine>
        )}
      </TodaySection>
      <TodaySection title="Retours à régler" items={workday.retoursARegler} totalCount={workday.retoursARegler.length}>
        {({ id, request, constat, closedAt }) => (
          <TodayLine
            key={id}
            request={request}
            when={
              closedAt && (
                <span className={styles.when}>
                  compté <Since instant={closedAt} />
                </span>
              )
            }
            action={
              <ButtonLink to={paths.adminReturn(id)} state={origin}>
                Régler
              </ButtonLink>
            }
          >
            {constat}
          </TodayLine>
        )}
      </TodaySection>
      <TodaySection title="Cautions à recevoir" items={missing} totalCount={missing.length}>
        {(request) => (
          <TodayLine
            key={request.id}
            request={request}
            when={<span className={styles.when}>départ {formatWeekdayDate(request.debut)}</span>}
            action={
              <ButtonLink to={paths.adminRequest(request.id)} state={origin}>
                Recevoir
              </ButtonLink>
            }
          >
            Il manque {formatPrice(request.montant)}
          </TodayLine>
        )}
      </TodaySection>
      <TodaySection
        title="Cautions à rendre"
        items={toReturn.flatMap(({ request, ...deposit }) => (request ? [{ ...deposit, request }] : []))}
        totalCount={toReturn.length}
        all={paths.adminDeposits}
      >
        {({ id, request, aRendre, retenu, aFaire, moyen, reference, avertissements }) => (
          <TodayLine
            key={id}
            request={request}
            when={avertissements.map((warning) => (
              <Badge key={warning} tone="danger">
                {depositWarningLabels[warning]}
              </Badge>
            ))}
            action={
              <ButtonLink to={paths.adminRequest(request.id)} state={origin}>
                {aFaire}
              </ButtonLink>
            }
          >
            {formatPrice(aRendre)}, {ledgerMeansLabels[moyen].toLowerCase()}
            {reference && ` n°\u00a0${reference}`}
            {Number(retenu) > 0 && `, ${formatPrice(retenu)} retenus`}
          </TodayLine>
        )}
      </TodaySection>
      <TodaySection
        title="Paiements en retard"
        items={late}
        totalCount={Math.max(late.length, retards.totalCount - toRemind.totalCount)}
        all={`${paths.adminInvoices}?etat=en_retard`}
      >
        {({ id, numero, client, echeance, enRetard }) => (
          <WaitingLine
            key={id}
            who={
              <>
                <Link to={paths.adminInvoice(id)} state={origin}>
                  {client}
                </Link>
                <span className={styles.number}>{numero}</span>
                {echeance && <Badge tone="danger">échue le {formatLongDate(echeance)}</Badge>}
              </>
            }
            action={
              <ButtonLink to={paths.adminInvoice(id)} state={origin}>
                Ouvrir la facture
              </ButtonLink>
            }
          >
            {`${moneyWords.enRetard}\u00a0: ${formatPrice(enRetard)}`}
          </WaitingLine>
        )}
      </TodaySection>
    </>
  );
}

function billedWhen({ statut, debut, fin }: Workday['aFacturer']['items'][number]): string {
  if (statut === 'rendue') return `rendue le ${formatLongDate(fin)}`;
  return statut === 'sortie' ? `retour ${formatWeekdayDate(fin)}` : `départ ${formatWeekdayDate(debut)}`;
}
