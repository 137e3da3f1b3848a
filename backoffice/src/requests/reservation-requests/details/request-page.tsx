import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { paths } from '@barnum/rules/paths';
import type { OfficeStep } from '@barnum/rules/requests/reservation-requests/office-step';
import { sentences } from '@barnum/rules/sentences';
import { withDe } from '@barnum/rules/text/french';
import { Button } from 'antd';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Page } from '../../../components/page.tsx';
import { Placeholder } from '../../../components/placeholder.tsx';
import { QueryFailure } from '../../../components/query-failure.tsx';
import { useShortcuts } from '../../../components/shortcuts/use-shortcuts.ts';
import type { QueryState } from '../../../components/use-read.ts';
import { fullName } from '../../../lib/full-name.ts';
import type { TemplatesSlot } from '../form/lines/templates.ts';
import type { ReadRequest, ReservationRequest } from '../requests.ts';
import { useRequestsList } from '../use-requests-list.ts';
import { CancellationAnswerSteps } from './cancellation-answer.tsx';
import { ErasureNotice } from './erasure-notice.tsx';
import type { FileSlot } from './message-thread.tsx';
import { anchors, RequestAnchors } from './request-anchors.tsx';
import { RequestConflicts } from './request-conflicts.tsx';
import { CallAndWay, RequestHead } from './request-head.tsx';
import { RequestMenu } from './request-menu.tsx';
import { RequestNotes } from './request-notes.tsx';
import styles from './request-page.module.css';
import { Items, RequestFacts, Section } from './request-sections.tsx';
import { RequestSteps, type StepAct } from './request-steps.tsx';
import { RequestStream } from './request-stream.tsx';
import { RequestsBeside } from './requests-beside.tsx';
import { type Neighbours, useNeighbours } from './use-neighbours.ts';
import { useWayBack, WayBack } from './way-back.tsx';

/** What other features show of the request, filled in by app/screens; nothing of a chapter that is switched off. */
interface Slots {
  /** What the company does next; null until it is read. */
  step: OfficeStep | null;
  act: StepAct | null;
  /** The quote, the invoices, the payments and the deposits, a line each. */
  money: ReactNode;
  /** Whose it is, as a line. */
  customer: ReactNode;
  /** Its departures and returns that were closed; null for none. */
  handovers: ReactNode;
  /** Kept with it, as a line. */
  files: ReactNode;
  messageFile: FileSlot;
  pieces: ReactNode;
  templates: TemplatesSlot;
}

interface PageProps extends Slots {
  /** 0 for an address that names no request. */
  id: number;
  reading: QueryState<ReadRequest>;
}

/**
 * A request: what it is about and what happened on the left, what to do next and its money on the right; on a wide screen
 * beside the list that it was opened from. On a phone all of it is below each other, with anchors.
 */
export function RequestPage({ id, reading, ...slots }: PageProps) {
  const navigate = useNavigate();
  const { to, label, state } = useWayBack(id);
  const list = useRequestsList();
  const neighbours = useNeighbours(id, list);
  const title = useRef<HTMLHeadingElement>(null);
  useFreshStart(id, title);
  useShortcuts([
    { keys: ['j', 'ArrowRight'], label: 'Demande suivante', run: () => neighbours.next?.() },
    { keys: ['k', 'ArrowLeft'], label: 'Demande précédente', run: () => neighbours.previous?.() },
    { keys: 'Escape', label, run: () => void navigate(to, { state }) },
  ]);

  return (
    <div className={styles.split}>
      <RequestsBeside id={id} list={list} />
      {id === 0 ? (
        <GoneRequest title={title} />
      ) : (
        <RequestOfId
          key={id}
          id={id}
          reading={reading}
          listed={list.items?.find((request) => request.id === id)}
          neighbours={neighbours}
          title={title}
          {...slots}
        />
      )}
    </div>
  );
}

/** Another request starts at the top, and its title takes the focus: so it is read aloud. */
function useFreshStart(id: number, title: RefObject<HTMLHeadingElement>): void {
  const shown = useRef<number>();
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (shown.current !== undefined && shown.current !== id) title.current?.focus({ preventScroll: true });
    shown.current = id;
  }, [id, title]);
}

interface Props extends PageProps {
  /** The request as the list knows it, shown until it is read. */
  listed: ReservationRequest | undefined;
  neighbours: Neighbours;
  title: RefObject<HTMLHeadingElement>;
}

function RequestOfId({
  id,
  reading,
  listed,
  neighbours,
  title,
  step,
  act,
  money,
  customer,
  handovers,
  files,
  messageFile,
  pieces,
  templates,
}: Props) {
  const { search, state } = useLocation();
  const { data, isMissing, hasFailed, reload } = reading;
  const request = data?.reservationRequest ?? listed;
  const back = (
    <div className={styles.ways}>
      <WayBack id={id} />
      <div className={styles.neighbours}>
        <Neighbour label="Demande précédente" keys="k" icon={<LeftOutlined />} onGo={neighbours.previous} />
        <Neighbour label="Demande suivante" keys="j" icon={<RightOutlined />} onGo={neighbours.next} />
      </div>
    </div>
  );

  if (isMissing) return <GoneRequest title={title} />;
  if (!request || (hasFailed && !data)) {
    return (
      <Page title={`Demande n°\u00a0${id}`} titleRef={title} back={back}>
        {hasFailed ? (
          <QueryFailure failure={sentences.requests.loadFailed} reading={reading} />
        ) : (
          <p role="status">Chargement de la demande…</p>
        )}
      </Page>
    );
  }
  return (
    <Page
      title={`Demande n°\u00a0${id} ${withDe(fullName(request))}`}
      titleRef={title}
      subtitle={<RequestHead request={request} />}
      back={back}
      stays
      actions={
        <>
          <CallAndWay request={request} />
          <ButtonLink to={`${paths.adminRequestEdit(id)}${search}`} state={state}>
            <span>
              Modifier<span className={styles.unsaid}> la demande</span>
            </span>
          </ButtonLink>
          <RequestMenu request={request} templates={templates} />
        </>
      }
    >
      <RequestAnchors />
      <div className={styles.parts}>
        <div className={styles.about}>
          {request.donneesEffaceesLe && (
            <p role="note">
              Données effacées le {formatLongDate(request.donneesEffaceesLe)}. Restent le nom, le lieu, ce qui a été
              loué et le devis : la loi les fait garder dix ans.
            </p>
          )}
          {request.effacementDemandeLe && <ErasureNotice since={request.effacementDemandeLe} />}
          {data && <RequestConflicts conflicts={data.reservationRequest.conflits} />}
          <Section id={anchors.about} title="Infos">
            <RequestFacts request={request} followUp={data?.reservationRequest.lienSuivi} />
          </Section>
          <Section title="Notes internes">
            <RequestNotes request={request} />
          </Section>
          <Items id={anchors.items} request={request} />
          {pieces && <Section title="Pièces marquées">{pieces}</Section>}
          {handovers && <Section title="États des lieux">{handovers}</Section>}
        </div>
        <aside className={styles.rail} aria-label="Suivi de la demande">
          {request.annulationDemandeLe ? (
            <CancellationAnswerSteps request={request} since={request.annulationDemandeLe} onConflict={reload} />
          ) : (
            <RequestSteps request={request} step={step} act={act} onConflict={reload} />
          )}
          {data && (
            <section>
              <h2 id={anchors.money} className={styles.money} tabIndex={-1}>
                Argent
              </h2>
              {money}
              {customer}
            </section>
          )}
        </aside>
        {data && (
          <div className={styles.stream}>
            <Section id={anchors.messages} title="Messages et historique">
              <RequestStream
                request={request}
                messages={data.reservationRequest.messages}
                events={data.reservationRequest.events}
                showFile={messageFile}
              />
            </Section>
            {files}
          </div>
        )}
      </div>
    </Page>
  );
}

interface NeighbourProps {
  label: string;
  keys: string;
  icon: ReactNode;
  onGo: (() => void) | null;
}

function Neighbour({ label, keys, icon, onGo }: NeighbourProps) {
  return (
    <Button
      type="text"
      icon={icon}
      aria-label={label}
      aria-keyshortcuts={keys}
      title={`${label} (${keys})`}
      disabled={onGo === null}
      onClick={() => onGo?.()}
    />
  );
}

function GoneRequest({ title }: { title: RefObject<HTMLHeadingElement> }) {
  const { search } = useLocation();
  return (
    <Page title="Demande introuvable" titleRef={title} back={<WayBack id={0} />}>
      <div className={styles.gone}>
        <Placeholder
          title={sentences.requests.notFound}
          action={<ButtonLink to={`${paths.adminRequests}${search}`}>Voir les demandes</ButtonLink>}
        >
          Elle a été supprimée, ou son numéro a été mal recopié. Les autres sont toujours là.
        </Placeholder>
      </div>
    </Page>
  );
}
