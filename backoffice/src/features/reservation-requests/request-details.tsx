import { formatLongDateTime, formatWeekdayDate } from '@barnum/rules/format';
import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useLast } from '../../crud/use-last.ts';
import { ContactLinks } from './contact-links.tsx';
import styles from './request-details.module.css';
import { RequestedItems } from './requested-items.tsx';
import { fullName, type ReservationRequest } from './requests.ts';

interface Props {
  /** The request to show; null when the window is closed. */
  request: ReservationRequest | null;
  onClose: () => void;
}

/** All there is to know about one request (spec screen 6, details modal). */
export function RequestDetails({ request, onClose }: Props) {
  const drawn = useLast(request);

  return (
    <Modal
      open={request !== null}
      onCancel={onClose}
      closable={{ 'aria-label': 'Fermer' }}
      title={drawn && `Demande de ${fullName(drawn)}`}
      footer={<Button onClick={onClose}>Fermer</Button>}
      width={680}
      destroyOnHidden
    >
      {drawn && <Groups request={drawn} />}
    </Modal>
  );
}

function Groups({ request }: { request: ReservationRequest }) {
  return (
    <div className={styles.groups}>
      <Group title="Informations personnelles">
        <dl className={styles.facts}>
          <Fact term="Prénom">{request.prenom}</Fact>
          <Fact term="Nom">{request.nom}</Fact>
          <Fact term="Date souhaitée">{formatWeekdayDate(request.date)}</Fact>
          <Fact term="Contact">
            <ContactLinks phone={request.phone} email={request.email} />
          </Fact>
        </dl>
      </Group>
      <Group title="Articles demandés">
        <RequestedItems items={request.items} />
      </Group>
      <Group title="Livraison">
        <dl className={styles.facts}>
          <Fact term="Livraison et montage">{request.livraisonMontage ? 'Oui' : 'Non'}</Fact>
          {request.livraisonMontage && <Fact term="Adresse">{request.adresse}</Fact>}
        </dl>
      </Group>
      <Group title="Informations système">
        <dl className={styles.facts}>
          <Fact term="Créée le">{formatLongDateTime(request.createdAt)}</Fact>
          <Fact term="Identifiant">{request.id}</Fact>
        </dl>
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
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
