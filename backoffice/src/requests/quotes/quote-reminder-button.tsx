import { Button } from 'antd';
import { useState } from 'react';
import { DocumentMail } from '../../components/document-mail.tsx';
import { quoteReminder } from './quotes.ts';

/** Reminds the client of a quote that waits, once the administrator has read what is written. */
export function QuoteReminderButton({ versionId, client }: { versionId: number; client: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-label={`Rappeler son devis à ${client}`} onClick={() => setIsOpen(true)}>
        Rappeler
      </Button>
      <DocumentMail
        kind={quoteReminder}
        id={versionId}
        title={`Rappeler son devis à ${client}`}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
