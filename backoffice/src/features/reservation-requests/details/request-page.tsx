import { messages } from '@barnum/rules/messages';
import { paths } from '@barnum/rules/paths';
import { withDe } from '@barnum/rules/text/french';
import { Button, Typography } from 'antd';
import { type ReactNode, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Page } from '../../../components/page.tsx';
import { Placeholder } from '../../../components/placeholder.tsx';
import { QueryFailure } from '../../../components/query-failure.tsx';
import { useRead } from '../../../components/use-read.ts';
import { fullName } from '../../../lib/full-name.ts';
import { type EditedRequest, editedRequest } from '../form/edited-request.ts';
import { RequestForm } from '../form/request-form.tsx';
import { type ReservationRequest, requestQuery } from '../requests.ts';
import { BackToRequests } from './back-to-requests.tsx';
import { ErasureNotice } from './erasure-notice.tsx';
import { RequestHistory } from './request-history.tsx';
import { RequestNotes } from './request-notes.tsx';
import styles from './request-page.module.css';
import { Delivery, Fact, Items, PersonalInformation, Section, SystemInformation } from './request-sections.tsx';
import { RequestSteps } from './request-steps.tsx';
import { VisitorMessages } from './visitor-messages.tsx';

/** Renders the quote of a request; `onConflict` reads the request again after another administrator has changed it. */
export type QuoteSlot = (request: ReservationRequest, onConflict: () => void) => ReactNode;

/** A request: what it is about and what happened on the left, what to do about it in the rail on the right. */
export function RequestPage({ quote }: { quote: QuoteSlot }) {
  const { id = '' } = useParams();
  if (!/^[1-9]\d{0,8}$/.test(id)) return <GoneRequest />;
  return <RequestOfId key={id} id={Number(id)} quote={quote} />;
}

function RequestOfId({ id, quote }: { id: number; quote: QuoteSlot }) {
  const reading = useRead(requestQuery, { id });
  const [edited, setEdited] = useState<EditedRequest | null>(null);
  const { data, isMissing, hasFailed, reload } = reading;

  if (isMissing) return <GoneRequest />;
  if (!data) {
    return (
      <Page title={`Demande n°\u00a0${id}`} back={<BackToRequests />}>
        {hasFailed ? (
          <QueryFailure failure={messages.requests.loadFailed} reading={reading} />
        ) : (
          <p role="status">Chargement de la demande…</p>
        )}
      </Page>
    );
  }
  const request = data.reservationRequest;
  return (
    <Page
      title={`Demande n°\u00a0${id} ${withDe(fullName(request))}`}
      back={<BackToRequests />}
      actions={<Button onClick={() => setEdited(editedRequest(request))}>Modifier la demande</Button>}
    >
      <div className={styles.parts}>
        <div className={styles.about}>
          {request.effacementDemandeLe && <ErasureNotice since={request.effacementDemandeLe} />}
          <PersonalInformation request={request} />
          <Items request={request} />
          <Delivery request={request} />
          <Section title="Messages du visiteur">
            <VisitorMessages requestId={id} messages={request.messages} />
          </Section>
          <Section title="Historique">
            <RequestHistory events={request.events} />
          </Section>
          <SystemInformation request={request}>
            <Fact term="Page de suivi du visiteur">
              <Typography.Text copyable={{ text: request.lienSuivi, tooltips: ['Copier', 'Copié'] }}>
                Lien privé, à ne donner qu’à lui
              </Typography.Text>
            </Fact>
          </SystemInformation>
        </div>
        <aside className={styles.rail} aria-label="Suivi de la demande">
          <RequestSteps request={request} onConflict={reload} />
          <Section title="Devis">{quote(request, reload)}</Section>
          <Section title="Notes internes">
            <RequestNotes request={request} />
          </Section>
        </aside>
      </div>
      <RequestForm request={edited} onSaved={() => setEdited(null)} onClose={() => setEdited(null)} />
    </Page>
  );
}

function GoneRequest() {
  const { search } = useLocation();
  return (
    <Page title="Demande introuvable" back={<BackToRequests />}>
      <div className={styles.gone}>
        <Placeholder
          title="Cette demande n’existe plus"
          action={<ButtonLink to={`${paths.adminRequests}${search}`}>Voir les demandes</ButtonLink>}
        >
          Elle a été supprimée, ou son numéro a été mal recopié. Les autres sont toujours là.
        </Placeholder>
      </div>
    </Page>
  );
}
