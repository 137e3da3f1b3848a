import { messages } from '@barnum/rules/messages';
import { useRef, useState } from 'react';
import { CountLine } from '../../crud/count-line.tsx';
import { ListMessage } from '../../crud/list-message.tsx';
import { ListPages, pageSize } from '../../crud/list-pages.tsx';
import { ListStates } from '../../crud/list-states.tsx';
import { Page } from '../../crud/page.tsx';
import { useDeletion } from '../../crud/use-deletion.ts';
import { useList } from '../../crud/use-list.ts';
import { useListAddress } from '../../crud/use-list-address.ts';
import { formatShortDay } from '../../lib/dates.ts';
import { RequestCard } from './request-card.tsx';
import { RequestCardSkeletons } from './request-card-skeletons.tsx';
import { RequestDetails } from './request-details.tsx';
import { deleteRequestMutation, fullName, type ReservationRequest, requestsQuery } from './requests.ts';
import styles from './requests-page.module.css';

/** The reservation requests, newest first (spec screen 6). */
export function RequestsPage() {
  const { page } = useListAddress();
  const list = useList({
    query: requestsQuery,
    variables: { page, pageSize },
    select: (data) => data.reservationRequests,
  });
  const [opened, setOpened] = useState<ReservationRequest | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const deletion = useDeletion({
    mutation: deleteRequestMutation,
    question: (request: ReservationRequest) =>
      `Supprimer définitivement la demande de ${fullName(request)} pour le ${formatShortDay(request.date)} ?`,
    sentences: { done: messages.requests.deleted, failed: messages.requests.deleteFailed },
    refreshes: ['ReservationRequestPage'],
    onDeleted: () => count.current?.focus(),
  });

  return (
    <Page title="Demandes de réservation">
      <CountLine ref={count} text={countText(list.totalCount)} />
      <ListStates
        list={list}
        failure={messages.requests.loadFailed}
        skeleton={<RequestCardSkeletons />}
        empty={
          <ListMessage title="Aucune demande pour l’instant">
            Dès qu’un visiteur envoie une demande de réservation depuis le site, elle s’affiche ici.
          </ListMessage>
        }
      >
        {(requests) => (
          <ul className={styles.list}>
            {requests.map((request) => (
              <li key={request.id}>
                <RequestCard
                  request={request}
                  isDeleting={deletion.deletingId === request.id}
                  onOpen={() => setOpened(request)}
                  onDelete={() => deletion.askAndDelete(request)}
                />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
      <ListPages list={list} top={count} />
      <RequestDetails request={opened} onClose={() => setOpened(null)} />
    </Page>
  );
}

function countText(total: number | undefined): string | undefined {
  if (total === undefined) return undefined;
  if (total === 0) return 'Aucune demande';
  return total === 1 ? '1 demande' : `${total.toLocaleString('fr-FR')} demandes`;
}
