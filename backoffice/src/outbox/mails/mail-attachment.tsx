import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useClient } from 'urql';
import { useToasts } from '../../components/toasts.tsx';
import { downloadQuote } from '../../lib/download-quote.ts';
import styles from './mail-card.module.css';
import type { Mail } from './mails.ts';

interface Props {
  devis: NonNullable<Mail['devis']>;
  /** The mail is sent by hand: a mailto: link cannot carry the file. */
  isByHand: boolean;
}

/** The quote attached to a mail. */
export function MailAttachment({ devis, isByHand }: Props) {
  const client = useClient();
  const toasts = useToasts();
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    const outcome = await downloadQuote(client, devis.id);
    setIsBusy(false);
    if (outcome.status !== 'done') toasts.error(outcome.sentence);
  }

  return (
    <div className={styles.attachment}>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        loading={isBusy}
        onClick={() => void download()}
        aria-label={`Télécharger la pièce jointe ${devis.fileName}`}
      >
        {devis.fileName}
      </Button>
      {isByHand && <p>Ce devis ne suit pas de lui-même : téléchargez-le, puis joignez-le à votre message.</p>}
    </div>
  );
}
