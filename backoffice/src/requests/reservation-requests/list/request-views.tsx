import { DownOutlined } from '@ant-design/icons';
import { requestViewOf } from '@barnum/rules/requests/reservation-requests/request-list';
import { Button, Dropdown } from 'antd';
import { lazy, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { OnDemand } from '../../../components/on-demand.tsx';
import type { RequestViews as Saved } from '../requests.ts';

const RequestViewsModal = lazy(async () => ({
  default: (await import('./request-views-modal.tsx')).RequestViewsModal,
}));

/** A menu of the saved views of the list, and what saves, renames and deletes them. */
export function RequestViews({ saved }: { saved: Saved | undefined }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shown = requestViewOf(search);
  const views = saved?.views ?? [];
  const current = views.find(({ filtres }) => filtres === shown);
  const isNew = shown !== '' && current === undefined;
  const items = [
    ...views.map(({ nom, filtres }) => ({ key: filtres, label: nom, onClick: () => navigate(`?${filtres}`) })),
    { type: 'divider' as const },
    { key: '', label: isNew ? 'Enregistrer cette vue' : 'Modifier les vues', onClick: () => setIsOpen(true) },
  ];
  const close = () => {
    setIsOpen(false);
    // The entry that opened it is hidden again.
    button.current?.focus();
  };

  return (
    <>
      <Dropdown
        menu={{ items, selectedKeys: current ? [current.filtres] : [] }}
        trigger={['click']}
        disabled={saved === undefined}
      >
        <Button ref={button} aria-label={current ? `Vues\u00a0: ${current.nom}` : 'Vues'}>
          {current?.nom ?? 'Vues'} <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
      {saved && (
        <OnDemand isOpen={isOpen}>
          {(isShown) => (
            <RequestViewsModal isOpen={isShown} saved={saved} added={isNew ? shown : null} onClose={close} />
          )}
        </OnDemand>
      )}
    </>
  );
}
