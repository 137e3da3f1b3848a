import { messages } from '@barnum/rules/messages';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { ListMessage } from '../../crud/list-message.tsx';
import { Page } from '../../crud/page.tsx';
import { readPageNumber, searchOfPage } from '../../crud/page-number.ts';
import { Pager } from '../../crud/pager.tsx';
import { RequestCard } from './request-card.tsx';
import { RequestCardSkeletons } from './request-card-skeletons.tsx';
import { RequestDetails } from './request-details.tsx';
import { type ReservationRequest, requestsQuery } from './requests.ts';
import styles from './requests-page.module.css';
import { useRequestDeletion } from './use-request-deletion.ts';

const pageSize = 20;

/** The reservation requests, newest first (spec screen 6). */
export function RequestsPage() {
  const [parameters] = useSearchParams();
  const page = readPageNumber(parameters);
  const [{ data, error, fetching, operation }, reload] = useQuery({
    query: requestsQuery,
    variables: { page, pageSize },
  });
  const [opened, setOpened] = useState<ReservationRequest | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const focusCount = () => count.current?.focus();
  const deletion = useRequestDeletion(focusCount);

  // While another page loads, urql goes on showing the one before.
  const read = operation?.variables.page === page ? data?.reservationRequests.items : undefined;
  const lastRead = useRef({ page, requests: read });
  if (read) lastRead.current = { page, requests: read };
  // What was read before stays on the screen when reading it again fails.
  const requests = read ?? (error && lastRead.current.page === page ? lastRead.current.requests : undefined);
  const total = data?.reservationRequests.totalCount;
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  const isPastTheEnd = total !== undefined && !fetching && page > lastPage;

  function showTop() {
    window.scrollTo({ top: 0 });
    focusCount();
  }

  return (
    <Page title="Demandes de réservation">
      <p className={styles.count} ref={count} tabIndex={-1} role="status">
        {total === undefined ? ' ' : countLine(total)}
      </p>
      {error && (
        <ListMessage
          role="alert"
          title={messages.requests.loadFailed}
          action={
            <Button type="primary" loading={fetching} onClick={() => reload({ requestPolicy: 'network-only' })}>
              Réessayer
            </Button>
          }
        >
          Le service n’a pas répondu. Rien n’est perdu : vérifiez votre réseau, puis réessayez.
        </ListMessage>
      )}
      {!error && !requests && <RequestCardSkeletons />}
      {!error && total === 0 && (
        <ListMessage title="Aucune demande pour l’instant">
          Dès qu’un visiteur envoie une demande de réservation depuis le site, elle s’affiche ici.
        </ListMessage>
      )}
      {requests && (
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
      {isPastTheEnd && <Navigate to={{ search: searchOfPage(parameters, lastPage) }} replace />}
      <Pager page={page} lastPage={lastPage} onTurn={showTop} />
      <RequestDetails request={opened} onClose={() => setOpened(null)} />
    </Page>
  );
}

function countLine(total: number): string {
  if (total === 0) return 'Aucune demande';
  return total === 1 ? '1 demande' : `${total.toLocaleString('fr-FR')} demandes`;
}
