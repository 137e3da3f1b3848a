import { SaveOutlined, SettingOutlined } from '@ant-design/icons';
import { requestViewOf } from '@barnum/rules/requests/reservation-requests/request-list';
import { Button } from 'antd';
import { lazy, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { OnDemand } from '../../../components/on-demand.tsx';
import type { RequestViews as Saved } from '../requests.ts';
import styles from './request-views.module.css';

const RequestViewsModal = lazy(async () => ({
  default: (await import('./request-views-modal.tsx')).RequestViewsModal,
}));

/** The saved views of the list, as links, and what saves, renames and deletes them. */
export function RequestViews({ saved }: { saved: Saved | undefined }) {
  const { search } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const shown = requestViewOf(search);
  const views = saved?.views ?? [];
  const isNew = shown !== '' && !views.some(({ filtres }) => filtres === shown);

  return (
    <nav className={styles.views} aria-label="Vues enregistrées">
      <ul className={styles.list}>
        {views.map(({ nom, filtres }) => (
          <li key={nom}>
            <Link className={styles.view} to={`?${filtres}`} aria-current={filtres === shown ? 'true' : undefined}>
              {nom}
            </Link>
          </li>
        ))}
      </ul>
      {saved && (
        <Button
          type="text"
          icon={isNew ? <SaveOutlined aria-hidden /> : <SettingOutlined aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          {isNew ? 'Enregistrer cette vue' : 'Modifier les vues'}
        </Button>
      )}
      {saved && (
        <OnDemand isOpen={isOpen}>
          {(isShown) => (
            <RequestViewsModal
              isOpen={isShown}
              saved={saved}
              added={isNew ? shown : null}
              onClose={() => setIsOpen(false)}
            />
          )}
        </OnDemand>
      )}
    </nav>
  );
}
