import { FilterOutlined } from '@ant-design/icons';
import { formatNumericDay } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { limits } from '@barnum/rules/limits';
import { paths } from '@barnum/rules/paths';
import { isOn, readRequestFilter, requestPeriods } from '@barnum/rules/requests/reservation-requests/request-list';
import type { RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import { sentences } from '@barnum/rules/sentences';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Button } from 'antd';
import { lazy, type ReactNode, useRef, useState } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { CountLine } from '../../../components/list/count-line.tsx';
import { LayoutChoice } from '../../../components/list/layout-choice.tsx';
import { ListPages } from '../../../components/list/list-pages.tsx';
import { ListStates } from '../../../components/list/list-states.tsx';
import { SearchField } from '../../../components/list/search-field.tsx';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { useListLayout } from '../../../components/list/use-list-layout.ts';
import { useSelection } from '../../../components/list/use-selection.ts';
import { OnDemand } from '../../../components/on-demand.tsx';
import { Page } from '../../../components/page.tsx';
import { useShortcuts } from '../../../components/shortcuts/use-shortcuts.ts';
import { useUnseenRequests } from '../arrivals/use-unseen-requests.ts';
import { type ReservationRequest, stateNames } from '../requests.ts';
import { useRequestDeletion } from '../use-request-deletion.tsx';
import { useRequestsList } from '../use-requests-list.ts';
import { ArrivalsNotice } from './arrivals-notice.tsx';
import { NoRequests } from './no-requests.tsx';
import { RequestCard } from './request-card.tsx';
import { RequestCardSkeletons } from './request-card-skeletons.tsx';
import { noFilters, RequestPeriodFilter, RequestToggles } from './request-filters.tsx';
import { RequestOrderField } from './request-order-field.tsx';
import { type RequestMoneySlot, RequestTable } from './request-table.tsx';
import { RequestViews } from './request-views.tsx';
import styles from './requests-page.module.css';
import { RequestSelectionBar } from './selection/request-selection-bar.tsx';
import { StateFilter } from './state-filter.tsx';
import { useLinkedRequest } from './use-linked-request.ts';
import { useReturn } from './use-return.ts';

const RequestDetails = lazy(async () => ({ default: (await import('../details/request-details.tsx')).RequestDetails }));

/** Slots for other features, filled by app/screens. */
interface Props {
  intro: ReactNode;
  /** What is rarely done here. */
  menu: ReactNode;
  /** What is to be billed of a request, of those of the page that are asked about; `isTold` where its amount stands beside. */
  toInvoice: (requestId: number, ids: readonly number[], isTold: boolean) => ReactNode;
  /** Null where nothing tells of money. */
  money: RequestMoneySlot | null;
}

/** The list of reservation requests with search, order and pages; new ones are announced (spec screen 6). */
export function RequestsPage({ intro, menu, toInvoice, money }: Props) {
  const { read, change } = useListAddress();
  const list = useRequestsList();
  const unseen = useUnseenRequests(list);
  useReturn(list.items);
  const linked = useLinkedRequest();
  const selection = useSelection(list.items ?? []);
  const { layout, choose } = useListLayout();
  const [opened, setOpened] = useState<ReservationRequest | null>(null);
  const details = opened ?? linked;
  const [showsFilters, setShowsFilters] = useState(false);
  const [showsMore, setShowsMore] = useState(() => hasMore(read));
  const count = useRef<HTMLParagraphElement>(null);
  const deletion = useRequestDeletion(() => count.current?.focus());
  const sought = soughtInWords(read);
  useShortcuts([
    { keys: 'j', label: 'Demande suivante', run: () => focusRequest(1) },
    { keys: 'k', label: 'Demande précédente', run: () => focusRequest(-1) },
    {
      keys: 'x',
      label: 'Choisir la demande, en lignes',
      run: () => {
        const request = list.items?.find(({ id }) => id === focusedRequest());
        if (request && layout === 'lignes') selection.toggle(request);
      },
    },
  ]);

  function closeDetails() {
    if (opened === null) change({ demande: null });
    else setOpened(null);
  }

  /** What came back is said to be to be billed; all that is, where the list is of that. */
  function billOf(requests: readonly ReservationRequest[]) {
    const isAsked = (statut: RequestState) => read('a-facturer') === isOn || statut === 'rendue';
    const ids = requests.filter(({ statut }) => isAsked(statut)).map(({ id }) => id);
    return (requestId: number) => toInvoice(requestId, ids, layout === 'lignes');
  }

  function showArrivals() {
    change({ ...noFilters, tri: null });
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
          <ButtonLink type="primary" to={paths.adminRequestNew}>
            Saisir une demande
          </ButtonLink>
          {menu}
        </>
      }
    >
      {intro}
      <CountLine ref={count} text={countText(list.totalCount, read('q'), sought)} />
      <div className={styles.tools}>
        <SearchField label="Rechercher une demande" placeholder="Nom, téléphone, article, n°, devis" />
        <Button
          className={styles.filtersButton ?? ''}
          icon={<FilterOutlined aria-hidden />}
          aria-expanded={showsFilters}
          onClick={() => setShowsFilters(!showsFilters)}
        >
          Filtres{sought.length > 0 && ` (${sought.length})`}
        </Button>
        <fieldset className={styles.filters} data-shown={showsFilters}>
          <legend className="visually-hidden">Filtres</legend>
          <StateFilter states={list.states} totalCount={list.totalCount} />
          <RequestPeriodFilter />
          <RequestViews saved={list.saved} />
          <Button
            className={styles.more ?? ''}
            icon={<FilterOutlined aria-hidden />}
            aria-expanded={showsMore}
            onClick={() => setShowsMore(!showsMore)}
          >
            Plus
          </Button>
          <LayoutChoice layout={layout} onChoose={choose} isShort />
        </fieldset>
      </div>
      <div className={styles.panel} data-shown={showsFilters} data-unfolded={showsMore}>
        <RequestToggles />
        <RequestOrderField />
      </div>
      <ArrivalsNotice count={unseen.count} onShow={showArrivals} />
      <ListStates
        list={list}
        failure={sentences.requests.loadFailed}
        skeleton={<RequestCardSkeletons />}
        empty={<NoRequests isSearched={read('q') !== '' || sought.length > 0} onEndSearch={() => change(noFilters)} />}
      >
        {(requests) =>
          layout === 'lignes' ? (
            <RequestTable requests={requests} selection={selection} toInvoice={billOf(requests)} money={money} />
          ) : (
            <ul className={styles.list}>
              {requests.map((request) => (
                <li key={request.id}>
                  <RequestCard
                    request={request}
                    toInvoice={billOf(requests)(request.id)}
                    isDeleting={deletion.deletingId === request.id}
                    onOpen={() => setOpened(request)}
                    onDelete={() => deletion.ask(request)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </ListStates>
      <ListPages list={list} top={count} />
      <RequestSelectionBar selection={selection} />
      {deletion.dialog}
      <OnDemand isOpen={details !== null}>
        {(isOpen) => <RequestDetails request={isOpen ? details : null} onClose={closeDetails} />}
      </OnDemand>
    </Page>
  );
}

/** Whether what stands behind « Plus » is in use. */
function hasMore(read: (name: string) => string): boolean {
  return ['livraison', 'non-lus', 'a-facturer', 'tri'].some((name) => read(name) !== '');
}

/** The filters that are on, each in words. */
function soughtInWords(read: (name: string) => string): string[] {
  const { statuts, du, au, livraison, nonLus, aFacturer } = readRequestFilter(read, todayInParis());
  const period = requestPeriods.find(({ key }) => key === read('periode'));
  return [
    ...(statuts.length > 0 ? [statuts.map((state) => stateNames[state].toLowerCase()).join(' ou ')] : []),
    ...(period ? [period.label.toLowerCase()] : []),
    ...(!period && du !== null ? [`du ${formatNumericDay(du)}`] : []),
    ...(!period && au !== null ? [`jusqu’au ${formatNumericDay(au)}`] : []),
    ...(livraison ? ['avec livraison'] : []),
    ...(nonLus ? ['messages non lus'] : []),
    ...(aFacturer ? ['à facturer'] : []),
  ];
}

function countText(total: number | undefined, search: string, sought: readonly string[]): string | undefined {
  if (total === undefined) return undefined;
  const filters = sought.length === 0 ? '' : ` (${sought.join(', ')})`;
  const what = filters + (search === '' ? '' : ` pour «\u00a0${search}\u00a0»`);
  if (total === 0) return `Aucune demande${what}`;
  if (search !== '' && total > limits.countedMatches) {
    return `Plus de ${formatNumber(limits.countedMatches)} demandes${what}`;
  }
  return `${total === 1 ? '1 demande' : `${formatNumber(total)} demandes`}${what}`;
}

/** The number of the request whose link has the focus. */
function focusedRequest(): number {
  return Number(
    document.activeElement?.closest('tr, article')?.querySelector<HTMLElement>('[data-request]')?.dataset.request,
  );
}

/** Moves the focus to the link of the next request, or of the one before. */
function focusRequest(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-request]')];
  const place = links.findIndex(({ dataset }) => Number(dataset.request) === focusedRequest());
  const next = links[place === -1 ? 0 : Math.min(links.length - 1, Math.max(0, place + step))];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
