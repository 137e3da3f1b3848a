import { paths } from '@barnum/rules/paths';
import { withDe } from '@barnum/rules/text/french';
import { Button, Modal } from 'antd';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../../components/button-link.tsx';
import { useLast } from '../../../components/use-last.ts';
import { fullName } from '../../../lib/full-name.ts';
import type { ReservationRequest } from '../requests.ts';
import styles from './request-details.module.css';
import { Delivery, Items, PersonalInformation, SystemInformation } from './request-sections.tsx';

interface Props {
  /** The request to show; null when the window is closed. */
  request: ReservationRequest | null;
  onClose: () => void;
}

/** The facts of a request in a window (spec screen 6, details modal), and the way to its page. */
export function RequestDetails({ request, onClose }: Props) {
  const shown = useLast(request);
  const { search } = useLocation();

  return (
    <Modal
      open={request !== null}
      onCancel={onClose}
      closable={{ 'aria-label': 'Fermer' }}
      title={shown && `Demande ${withDe(fullName(shown))}`}
      footer={
        shown && (
          <>
            <Button onClick={onClose}>Fermer</Button>
            <ButtonLink type="primary" to={`${paths.adminRequest(shown.id)}${search}`}>
              Ouvrir la fiche
            </ButtonLink>
          </>
        )
      }
      width={680}
      destroyOnHidden
    >
      {shown && (
        <div className={styles.groups}>
          <PersonalInformation request={shown} />
          <Items request={shown} />
          <Delivery request={shown} />
          <SystemInformation request={shown} />
        </div>
      )}
    </Modal>
  );
}
