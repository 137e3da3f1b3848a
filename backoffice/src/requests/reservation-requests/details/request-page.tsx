import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { paths } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import { withDe } from '@barnum/rules/text/french';
import { Button, Typography } from 'antd';
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
import { type FileSlot, MessageThread } from './message-thread.tsx';
import { RequestConflicts } from './request-conflicts.tsx';
import { RequestHistory } from './request-history.tsx';
import { RequestMenu } from './request-menu.tsx';
import { RequestNotes } from './request-notes.tsx';
import styles from './request-page.module.css';
import { Delivery, Fact, Items, PersonalInformation, Section, SystemInformation } from './request-sections.tsx';
import { RequestSteps } from './request-steps.tsx';
import { RequestsBeside } from './requests-beside.tsx';
import { type Neighbours, useNeighbours } from './use-neighbours.ts';
import { useWayBack, WayBack } from './way-back.tsx';

/** What other features show of the request, filled in by app/screens; nothing of a chapter that is switched off. */
interface Slots {
  customer: ReactNode;
  quote: ReactNode;
  invoices: ReactNode;
  ledger: ReactNode;
  /** Its departures and returns that were closed; null for none. */
  handovers: ReactNode;
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
 * A request: what it is about and what happened on the left, what to do about it in the rail on the right; on a wide
 * screen beside the list that it was opened from.
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
  customer,
  quote,
  invoices,
  ledger,
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
      back={back}
      actions={
        <>
          <ButtonLink to={`${paths.adminRequestEdit(id)}${search}`} state={state}>
            Modifier la demande
          </ButtonLink>
          <RequestMenu request={request} templates={templates} />
        </>
      }
    >
      <div className={styles.parts}>
        <div className={styles.about}>
          {request.donneesEffaceesLe && (
            <p role="note">
              Données effacées le {formatLongDate(request.donneesEffaceesLe)}. Restent le nom, le lieu, ce qui a été
              loué et le devis : la loi les fait garder dix ans.
            </p>
          )}
          {request.effacementDemandeLe && <ErasureNotice since={request.effacementDemandeLe} />}
          {data && <RequestConflicts conflicts={data.reservationRequest.conflits} />}
          <PersonalInformation request={request} />
          <Items request={request} />
          <Delivery request={request} />
          {data && (
            <>
              {pieces && <Section title="Pièces marquées">{pieces}</Section>}
              {handovers && <Section title="États des lieux">{handovers}</Section>}
              <Section title="Fichiers joints">{files}</Section>
              <Section title="Messages du visiteur">
                <MessageThread request={request} messages={data.reservationRequest.messages} showFile={messageFile} />
              </Section>
              <Section title="Historique">
                <RequestHistory events={data.reservationRequest.events} />
              </Section>
            </>
          )}
          <SystemInformation request={request}>
            {data && (
              <Fact term="Page de suivi du visiteur">
                <Typography.Text copyable={{ text: data.reservationRequest.lienSuivi, tooltips: ['Copier', 'Copié'] }}>
                  Lien privé, à ne donner qu’à lui
                </Typography.Text>
              </Fact>
            )}
          </SystemInformation>
        </div>
        <aside className={styles.rail} aria-label="Suivi de la demande">
          {request.annulationDemandeLe ? (
            <CancellationAnswerSteps request={request} since={request.annulationDemandeLe} onConflict={reload} />
          ) : (
            <RequestSteps request={request} onConflict={reload} />
          )}
          {data && <Section title="Client">{customer}</Section>}
          {data && <Section title="Devis">{quote}</Section>}
          {invoices && <Section title="Factures">{invoices}</Section>}
          {ledger && <Section title="Paiements et caution">{ledger}</Section>}
          <Section title="Notes internes">
            <RequestNotes request={request} />
          </Section>
        </aside>
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
