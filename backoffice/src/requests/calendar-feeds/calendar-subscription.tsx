import { Button, Modal } from 'antd';
import { useState } from 'react';
import { CalendarAddress } from './calendar-address.tsx';

/** Opens the window with the address at which calendar programs subscribe to departures and returns. */
export function CalendarSubscription() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>S’abonner depuis un agenda</Button>
      <Modal
        open={isOpen}
        onCancel={() => setIsOpen(false)}
        closable={{ 'aria-label': 'Fermer' }}
        title="S’abonner depuis un agenda"
        footer={<Button onClick={() => setIsOpen(false)}>Fermer</Button>}
        width={640}
        destroyOnHidden
      >
        <CalendarAddress />
      </Modal>
    </>
  );
}
