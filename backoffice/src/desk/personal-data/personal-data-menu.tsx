import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { lazy, useRef, useState } from 'react';
import { OnDemand } from '../../components/on-demand.tsx';

const PersonalDataWindow = lazy(async () => ({
  default: (await import('./personal-data-window.tsx')).PersonalDataWindow,
}));

/** The menu of the requests' list, with the way to what is stored of one person. */
export function PersonalDataMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    // The entry that opened it is hidden again.
    button.current?.focus();
  };
  const items = [{ key: 'personal-data', label: 'RGPD\u00a0: exporter ou effacer', onClick: () => setIsOpen(true) }];
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
        <Button ref={button} icon={<MoreOutlined aria-hidden />} aria-label="Autres actions" />
      </Dropdown>
      <OnDemand isOpen={isOpen}>{(isShown) => <PersonalDataWindow isOpen={isShown} onClose={close} />}</OnDemand>
    </>
  );
}
