import { formatLongDateTime, formatWeekdayDate } from '@barnum/rules/dates/format-dates';
import { rentalInWords } from '@barnum/rules/dates/rental-in-words';
import { withDe } from '@barnum/rules/text/french';
import { Button, Modal, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useLast } from '../../../components/use-last.ts';
import { useRead } from '../../../components/use-read.ts';
import { fullName } from '../../../lib/full-name.ts';
import { ContactLinks } from '../contact-links.tsx';
import { type ReservationRequest, requestQuery } from '../requests.ts';
import { StateBadge } from '../state-badge.tsx';
import { ErasureNotice } from './erasure-notice.tsx';
import styles from './request-details.module.css';
import { RequestHistory } from './request-history.tsx';
import { RequestNotes } from './request-notes.tsx';
import { RequestedItems } from './requested-items.tsx';
import { StateActions } from './state-actions.tsx';
import { VisitorMessages } from './visitor-messages.tsx';

/** Renders the quote of a request; `onConflict` reads the request again after another administrator has changed it. */
export type QuoteSlot = (request: ReservationRequest, onConflict: () => void) => ReactNode;

interface Props {
  /** The request to show; null when the window is closed. */
  request: ReservationRequest | null;
  quote: QuoteSlot;
  onEdit: (request: ReservationRequest) => void;
  onClose: () => void;
}

/** The details of a request in a window (spec screen 6, details modal). */
export function RequestDetails({ request, quote, onEdit, onClose }: Props) {
  const shown = useLast(request);

  return (
    <Modal
      open={request !== null}
      onCancel={onClose}
      closable={{ 'aria-label': 'Fermer' }}
      title={shown && `Demande ${withDe(fullName(shown))}`}
      footer={<Button onClick={onClose}>Fermer</Button>}
      width={680}
      destroyOnHidden
    >
      {shown && <Groups key={shown.id} listed={shown} quote={quote} onEdit={onEdit} />}
    </Modal>
  );
}

/** The request from the list at once, then as read from the service. */
function Groups({ listed, quote, onEdit }: Pick<Props, 'quote' | 'onEdit'> & { listed: ReservationRequest }) {
  const { data, reload } = useRead(requestQuery, { id: listed.id });
  const request = data?.reservationRequest ?? listed;
  return (
    <div className={styles.groups}>
      <section aria-label="État">
        <div className={styles.state}>
          <StateBadge state={request.statut} />
          <Button onClick={() => onEdit(request)}>Modifier la demande</Button>
        </div>
        <StateActions request={request} onConflict={reload} />
      </section>
      {request.effacementDemandeLe && <ErasureNotice since={request.effacementDemandeLe} />}
      <FactGroup title="Informations personnelles">
        <dl className={styles.facts}>
          <Fact term="Prénom">{request.prenom}</Fact>
          <Fact term="Nom">{request.nom}</Fact>
          <Fact term="Date souhaitée">{formatWeekdayDate(request.date)}</Fact>
          <Fact term="Dates">{rentalInWords(request, null, 'Fête')}</Fact>
          <Fact term="Contact">
            <ContactLinks phone={request.phone} email={request.email} />
          </Fact>
        </dl>
      </FactGroup>
      <FactGroup title="Articles demandés">
        <RequestedItems request={request} />
      </FactGroup>
      <FactGroup title="Livraison">
        <dl className={styles.facts}>
          <Fact term="Livraison et montage">{request.livraisonMontage ? 'Oui' : 'Non'}</Fact>
          {request.livraisonMontage && <Fact term="Adresse">{request.adresse}</Fact>}
        </dl>
      </FactGroup>
      {data && (
        <FactGroup title="Messages du visiteur">
          <VisitorMessages requestId={request.id} messages={data.reservationRequest.messages} />
        </FactGroup>
      )}
      <FactGroup title="Devis">{quote(request, reload)}</FactGroup>
      <FactGroup title="Notes internes">
        <RequestNotes key={request.id} request={request} />
      </FactGroup>
      {data && (
        <FactGroup title="Historique">
          <RequestHistory events={data.reservationRequest.events} />
        </FactGroup>
      )}
      <FactGroup title="Informations système">
        <dl className={styles.facts}>
          <Fact term="Créée le">{formatLongDateTime(request.createdAt)}</Fact>
          <Fact term="Identifiant">{request.id}</Fact>
          <Fact term="Arrivée">{request.origine === 'site' ? 'Par le site' : 'Par téléphone'}</Fact>
          {data && (
            <Fact term="Page de suivi du visiteur">
              <Typography.Text copyable={{ text: data.reservationRequest.lienSuivi, tooltips: ['Copier', 'Copié'] }}>
                Lien privé, à ne donner qu’à lui
              </Typography.Text>
            </Fact>
          )}
        </dl>
      </FactGroup>
    </div>
  );
}

function FactGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
