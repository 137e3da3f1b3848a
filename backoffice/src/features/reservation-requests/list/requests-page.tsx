import { limits } from '@barnum/rules/limits';
import { messages } from '@barnum/rules/messages';
import type { RequestState } from '@barnum/rules/request-states';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Button } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { CountLine } from '../../../components/list/count-line.tsx';
import { ListPages } from '../../../components/list/list-pages.tsx';
import { ListStates } from '../../../components/list/list-states.tsx';
import { SearchField } from '../../../components/list/search-field.tsx';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { Page } from '../../../components/page.tsx';
import { useDeletion } from '../../../components/use-deletion.ts';
import { requestTypes } from '../../../lib/cached-types.ts';
import { useUnseenRequests } from '../arrivals/use-unseen-requests.ts';
import { RequestDetails } from '../details/request-details.tsx';
import { type EditedRequest, editedRequest } from '../form/edited-request.ts';
import { RequestForm } from '../form/request-form.tsx';
import { deleteRequestMutation, type ReservationRequest, readState, stateNames } from '../requests.ts';
import { ArrivalsNotice } from './arrivals-notice.tsx';
import { deletionQuestion } from './deletion-question.ts';
import { NoRequests } from './no-requests.tsx';
import { RequestCard } from './request-card.tsx';
import { RequestCardSkeletons } from './request-card-skeletons.tsx';
import { RequestOrderField } from './request-order-field.tsx';
import styles from './requests-page.module.css';
import { StateFilter } from './state-filter.tsx';
import { useLinkedRequest } from './use-linked-request.ts';
import { useRequestsList } from './use-requests-list.ts';
import { useReturn } from './use-return.ts';

/** Slots for other features, filled by app/screens. */
interface Props {
  intro: ReactNode;
  personalData: ReactNode;
}

/** The list of reservation requests with search, order and pages; new ones are announced (spec screen 6). */
export function RequestsPage({ intro, personalData }: Props) {
  const { read, change } = useListAddress();
  const search = read('q');
  const statut = readState(read('etat'));
  const list = useRequestsList();
  const unseen = useUnseenRequests(list);
  useReturn(list.items);
  const linked = useLinkedRequest();
  const [opened, setOpened] = useState<ReservationRequest | null>(null);
  const [edited, setEdited] = useState<EditedRequest | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const deletion = useDeletion({
    mutation: deleteRequestMutation,
    question: (request: ReservationRequest) => deletionQuestion(request),
    sentences: { done: messages.requests.deleted, failed: messages.requests.deleteFailed },
    refreshes: requestTypes,
    onDeleted: () => count.current?.focus(),
  });

  function closeDetails() {
    if (opened === null) change({ demande: null });
    else setOpened(null);
  }

  function showArrivals() {
    change({ q: null, tri: null, etat: null });
    list.reload();
    unseen.seeAll();
    window.scrollTo({ top: 0 });
    count.current?.focus({ preventScroll: true });
  }

  return (
    <Page
      title="Demandes de réservation"
      actions={
        <>
          <Button type="primary" onClick={() => setEdited(editedRequest())}>
            Saisir une demande
          </Button>
          {personalData}
        </>
      }
    >
      {intro}
      <CountLine ref={count} text={countText(list.totalCount, search, statut)} />
      <StateFilter />
      <div className={styles.tools}>
        <SearchField label="Rechercher une demande" placeholder="Nom, téléphone, article, n°, devis" />
        <RequestOrderField />
      </div>
      <ArrivalsNotice count={unseen.count} onShow={showArrivals} />
      <ListStates
        list={list}
        failure={messages.requests.loadFailed}
        skeleton={<RequestCardSkeletons />}
        empty={
          <NoRequests
            isSearched={search !== '' || statut !== null}
            onEndSearch={() => change({ q: null, etat: null })}
          />
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
                  onDelete={() => deletion.confirmAndDelete(request)}
                />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
      <ListPages list={list} top={count} />
      <RequestDetails request={opened ?? linked} onClose={closeDetails} />
      <RequestForm request={edited} onSaved={() => setEdited(null)} onClose={() => setEdited(null)} />
    </Page>
  );
}

function countText(total: number | undefined, search: string, statut: RequestState | null): string | undefined {
  if (total === undefined) return undefined;
  const state = statut === null ? '' : ` (${stateNames[statut].toLowerCase()})`;
  const sought = state + (search === '' ? '' : ` pour « ${search} »`);
  if (total === 0) return `Aucune demande${sought}`;
  if (search !== '' && total > limits.countedMatches) {
    return `Plus de ${formatNumber(limits.countedMatches)} demandes${sought}`;
  }
  return `${total === 1 ? '1 demande' : `${formatNumber(total)} demandes`}${sought}`;
}
