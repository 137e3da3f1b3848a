import { Button } from 'antd';
import { lazy, useState } from 'react';
import { OnDemand } from '../../components/on-demand.tsx';

const PersonalDataWindow = lazy(async () => ({
  default: (await import('./personal-data-window.tsx')).PersonalDataWindow,
}));

/** The way to what is stored of one person. */
export function PersonalDataEntry() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>RGPD : exporter ou effacer</Button>
      <OnDemand isOpen={isOpen}>
        {(isShown) => <PersonalDataWindow isOpen={isShown} onClose={() => setIsOpen(false)} />}
      </OnDemand>
    </>
  );
}
