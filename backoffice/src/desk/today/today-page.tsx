import { nameApart } from '@barnum/rules/catalogue/articles/articles';
import { formatWeekdayDate } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { moneyWords } from '@barnum/rules/money/ledger/account';
import { paths } from '@barnum/rules/paths';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { stepVerbs } from '@barnum/rules/requests/reservation-requests/request-states';
import { sentences } from '@barnum/rules/sentences';
import { phoneLink } from '@barnum/rules/text/telephones';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { CardSkeletons } from '../../components/card-skeletons.tsx';
import { Since } from '../../components/list/cells.tsx';
import { Page } from '../../components/page.tsx';
import { Placeholder } from '../../components/placeholder.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useAction } from '../../components/use-action.ts';
import { useOrigin } from '../../components/use-origin.ts';
import { useRead } from '../../components/use-read.ts';
import { WaitingLine } from '../../components/waiting-line.tsx';
import { requestTypes } from '../../lib/cached-types.ts';
import { isInHand } from '../../lib/in-hand.ts';
import { itemsInWords } from '../../lib/items-in-words.ts';
import { formatDistance } from '../../lib/relative-dates.ts';
import { useRights } from '../../lib/rights.ts';
import { MoneySections } from './money-sections.tsx';
import styles from './today.module.css';
import {
  type LateInvoice,
  markWaitingMessagesReadMutation,
  type QuotedRequest,
  type RequestWithMessages,
  type StockConflict,
  todayQuery,
  type Workday,
  wholeDay,
} from './today.ts';
import { TodayLine } from './today-line.tsx';
import { TodaySection } from './today-section.tsx';

const fresh = { requestPolicy: 'cache-and-network' } as const;

interface Props {
  arrivals: number;
  /** The button that reminds the client of a late invoice; another feature's. */
  remind: (invoice: LateInvoice) => ReactNode;
  /** The button that reminds the client of a quote; null where none is due. Another feature's. */
  remindOfQuote: (request: QuotedRequest) => ReactNode;
  /** The button that opens the draft of the invoice of a request; another feature's. */
  bill: (requestId: number) => ReactNode;
}

/** What leaves, what comes back and what waits for an answer today. Read again when `arrivals`, a count, changes. */
export function TodayPage({ arrivals, ...buttons }: Props) {
  const may = useRights();
  const variables = { requests: may('requests'), money: may('money') };
  const reading = useRead(todayQuery, variables, fresh);
  const known = useRef(arrivals);
  useEffect(() => {
    if (arrivals > known.current) reading.reload();
    known.current = arrivals;
  });
  return (
    <Page
      title="Aujourd’hui"
      actions={may('preparation') && isInHand() && <ButtonLink to={paths.adminSheets}>Feuilles sans réseau</ButtonLink>}
    >
      <p className={styles.day}>{formatWeekdayDate(todayInParis())}</p>
      {!reading.data && reading.hasFailed && <QueryFailure failure={sentences.today.loadFailed} reading={reading} />}
      {!reading.data && !reading.hasFailed && (
        <CardSkeletons sentence="Chargement de la journée…" height={146} className={styles.sections} />
      )}
      {reading.data && <Day workday={wholeDay(reading.data.workday)} {...buttons} />}
    </Page>
  );
}

function Day({ workday, remind, remindOfQuote, bill }: { workday: Workday } & Omit<Props, 'arrivals'>) {
  const { departures, returns, arrivals, cancellations, unread, accepted, quoted } = workday;
  const { toRemind, aFacturer, conflicts } = workday;
  const mayMove = useRights()('requests');
  const all = useRef<HTMLDivElement>(null);
  const origin = useOrigin();
  const marking = useAction({
    mutation: markWaitingMessagesReadMutation,
    sentences: { done: sentences.requests.messagesRead, failed: sentences.requests.messagesReadFailed },
    refreshes: requestTypes,
  });
  const money = [
    workday.retoursARegler,
    workday.cautionsManquantes,
    workday.cautionsARendre,
    workday.paiementsEnRetard,
  ];
  const isEmpty = [departures, returns, arrivals, cancellations, unread, accepted, quoted, toRemind, aFacturer].every(
    ({ totalCount }) => totalCount === 0,
  );
  // The pressed button disappears with its line.
  const keepFocus = (isDone: boolean) => isDone && all.current?.focus();

  async function markRead({ id }: RequestWithMessages, lastId: number) {
    keepFocus(await marking.run({ id, lastId }));
  }

  if (isEmpty && [conflicts, ...money].every(({ length }) => length === 0)) {
    return (
      <Placeholder title="Rien ne vous attend">
        Rien ne part, rien ne revient d’ici demain, et tout le monde a sa réponse. Belle journée !
      </Placeholder>
    );
  }
  return (
    <div className={styles.sections} ref={all} tabIndex={-1}>
      <TodaySection {...returns} title="Retours" {...(mayMove && { all: `${paths.adminRequests}?etat=sortie` })}>
        {(request) => (
          <TodayLine
            key={request.id}
            request={request}
            when={<When day={request.fin} />}
            action={
              <ButtonLink to={paths.adminHandover(request.id, 'retour')} state={origin}>
                {stepVerbs.rendue}
              </ButtonLink>
            }
          >
            {itemsInWords(request.items)}
          </TodayLine>
        )}
      </TodaySection>
      <TodaySection {...departures} title="Départs" {...(mayMove && { all: `${paths.adminRequests}?etat=confirmee` })}>
        {(request) => (
          <TodayLine
            key={request.id}
            request={request}
            when={<When day={request.debut} />}
            action={
              request.debut > todayInParis() ? (
                <ButtonLink to={paths.adminPreparationOf(request.debut)}>Préparer</ButtonLink>
              ) : (
                <ButtonLink to={paths.adminHandover(request.id, 'depart')} state={origin}>
                  {stepVerbs.sortie}
                </ButtonLink>
              )
            }
          >
            {itemsInWords(request.items)}
          </TodayLine>
        )}
      </TodaySection>
      <TodaySection {...arrivals} title="Nouvelles demandes" all={`${paths.adminRequests}?etat=nouvelle`}>
        {(request) => (
          <TodayLine
            key={request.id}
            request={request}
            when={
              <span className={styles.when}>
                reçue <Since instant={request.createdAt} />
              </span>
            }
            action={<Contact {...request} />}
          >
            {`Pour le ${formatWeekdayDate(request.date)}\u00a0: ${itemsInWords(request.items)}`}
          </TodayLine>
        )}
      </TodaySection>
      <TodaySection {...cancellations} title="Annulations demandées">
        {(request) => (
          <TodayLine
            key={request.id}
            request={request}
            when={<When day={request.debut} />}
            action={
              <ButtonLink to={paths.adminRequest(request.id)} state={origin}>
                Répondre
              </ButtonLink>
            }
          >
            {itemsInWords(request.items)}
          </TodayLine>
        )}
      </TodaySection>
      <TodaySection {...unread} title="Messages à lire" all={`${paths.adminRequests}?non-lus=oui`}>
        {(request) => {
          const last = request.messages.findLast(({ luLe }) => luLe === null);
          return (
            <TodayLine
              key={request.id}
              request={request}
              when={<span className={styles.when}>{last && <Since instant={last.createdAt} />}</span>}
              action={
                last && (
                  <Button loading={marking.busyId === request.id} onClick={() => void markRead(request, last.id)}>
                    Noter comme lu
                  </Button>
                )
              }
            >
              <span className={styles.message}>{last?.texte}</span>
            </TodayLine>
          );
        }}
      </TodaySection>
      <TodaySection {...accepted} title="Devis acceptés, stock à revoir">
        {(request) => (
          <TodayLine
            key={request.id}
            request={request}
            when={<When day={request.date} />}
            action={<Contact {...request} />}
          >
            {itemsInWords(request.items)}
          </TodayLine>
        )}
      </TodaySection>
      <TodaySection {...quoted} title="Devis sans réponse" all={`${paths.adminRequests}?etat=a_confirmer`}>
        {(request) => (
          <TodayLine
            key={request.id}
            request={request}
            when={<When day={request.date} />}
            action={remindOfQuote(request) ?? <Contact {...request} />}
          >
            {itemsInWords(request.items)}
          </TodayLine>
        )}
      </TodaySection>
      <MoneySections workday={workday} bill={bill} />
      <TodaySection {...toRemind} title="Factures à relancer" all={`${paths.adminInvoices}?etat=en_retard`}>
        {(invoice) => <LateInvoiceLine key={invoice.id} invoice={invoice} action={remind(invoice)} />}
      </TodaySection>
      <TodaySection title="Conflits de stock" items={conflicts} totalCount={conflicts.length}>
        {(conflict) => <ConflictLine key={conflict.articleId} conflict={conflict} />}
      </TodaySection>
    </div>
  );
}

/** How far a day is; a past one is late, whatever was `due` on it. */
function When({ day, due = 'prévu' }: { day: string; due?: string }) {
  const distance = formatDistance(day);
  return day < todayInParis() ? (
    <Badge tone="danger">
      en retard, {due} {distance}
    </Badge>
  ) : (
    <span className={styles.when}>{distance}</span>
  );
}

/** The way to reach a person: the telephone if there is one. */
function Contact({ phone, email = null }: { phone: string | null; email?: string | null }) {
  const dialled = phoneLink(phone ?? '');
  if (dialled) return <Button href={dialled}>Appeler</Button>;
  return email && <Button href={`mailto:${email}`}>Écrire</Button>;
}

function LateInvoiceLine({ invoice, action }: { invoice: LateInvoice; action: ReactNode }) {
  const { id, numero, client, enRetard, echeance } = invoice;
  const origin = useOrigin();
  return (
    <WaitingLine
      who={
        <>
          <Link to={paths.adminInvoice(id)} state={origin}>
            {client}
          </Link>
          <span className={styles.number}>{numero}</span>
          {echeance && <When day={echeance} due="échue" />}
        </>
      }
      action={action}
    >
      {`${moneyWords.enRetard}\u00a0: ${formatPrice(enRetard)}`}
    </WaitingLine>
  );
}

function ConflictLine({ conflict: { articleId, nom, homonyme, reserve, stock, day } }: { conflict: StockConflict }) {
  return (
    <WaitingLine
      who={
        <>
          <strong>{nameApart({ id: articleId, nom, homonyme })}</strong> <When day={day} />
        </>
      }
      action={<ButtonLink to={`${paths.adminPlanning}?vue=semaine&date=${day}`}>Voir le planning</ButtonLink>}
    >
      {reserve} réservés pour {stock} en stock le {formatWeekdayDate(day)}
    </WaitingLine>
  );
}
