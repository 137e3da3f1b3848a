import { Button } from 'antd';
import { useState } from 'react';
import { DocumentMail } from '../../../components/document-mail.tsx';
import styles from './reminder-button.module.css';
import { reminder } from './reminders.ts';

interface Props {
  invoice: { id: number; numero: string | null };
  /** After a reminder: its button is gone. */
  onSent?: () => void;
}

/** Reminds the client of a late invoice, once the administrator has read what is written. */
export function ReminderButton({ invoice: { id, numero }, onSent }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const onReminded = onSent && { onSent };
  return (
    <>
      <Button className={styles.open ?? ''} aria-label={`Relancer ${numero}`} onClick={() => setIsOpen(true)}>
        Relancer
      </Button>
      <DocumentMail
        kind={reminder}
        id={id}
        title={`Relancer\u00a0: ${numero}`}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        {...onReminded}
      />
    </>
  );
}
