import { DownloadOutlined, MailOutlined } from '@ant-design/icons';
import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { paths } from '@barnum/rules/paths';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DocumentMail } from '../../components/document-mail.tsx';
import { mailInWords } from '../../lib/mail-in-words.ts';
import styles from './quote-group.module.css';
import { type QuotedRequest, type QuoteVersion, quoteMail, quoteVersionName } from './quotes.ts';
import type { QuoteActions } from './use-quote-actions.ts';

interface Props {
  /** The newest first. */
  versions: readonly QuoteVersion[];
  request: QuotedRequest;
  actions: QuoteActions;
  /** Whether there is a mail server: without one, mails are sent by hand. */
  isSending: boolean;
}

/** The issued versions; the newest can be sent. */
export function QuoteVersions({ versions, request, actions, isSending }: Props) {
  const [isSendingIt, setIsSendingIt] = useState(false);
  const [newest] = versions;

  return (
    <>
      <ul className={styles.versions} aria-label="Versions du devis">
        {versions.map((version) => (
          <li key={version.id} className={styles.version}>
            <div>
              <p>
                <span className={styles.name}>{quoteVersionName(version)}</span> · {formatPrice(version.total)} TTC
              </p>
              <p className={styles.about}>Établi le {formatLongDate(version.createdAt)}</p>
              <Mails mails={version.mails} />
            </div>
            <div className={styles.buttons}>
              <Button
                icon={<DownloadOutlined aria-hidden />}
                loading={actions.busy === `download ${version.id}`}
                onClick={() => void actions.download(version)}
                aria-label={`Télécharger le devis ${quoteVersionName(version)}`}
              >
                Télécharger
              </Button>
              {version === newest && (
                <Button icon={<MailOutlined aria-hidden />} onClick={() => setIsSendingIt(true)}>
                  {isSending ? 'Envoyer par e-mail' : 'Écrire le message'}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {request.email === null && (
        <p className={styles.about}>
          Cette demande n’a pas d’adresse e-mail&nbsp;: le devis s’imprime, ou part à l’adresse que vous saisirez.
        </p>
      )}
      {!isSending && <SentByHand />}
      {newest && (
        <DocumentMail
          kind={quoteMail}
          id={newest.id}
          title={`Envoyer le devis ${quoteVersionName(newest)}`}
          isOpen={isSendingIt}
          onClose={() => setIsSendingIt(false)}
        />
      )}
    </>
  );
}

function SentByHand() {
  return (
    <Alert
      type="info"
      showIcon
      role="note"
      message="Aucun serveur de messagerie n’est réglé : rien ne part d’ici"
      description={
        <>
          Le message s’écrit et se lit à l’écran <Link to={paths.adminMails}>Messages</Link>. Envoyez-le depuis votre
          messagerie, et joignez-y vous-même le devis téléchargé. Ou{' '}
          <Link to={paths.adminMailServer}>réglez un serveur de messagerie</Link>.
        </>
      }
    />
  );
}

/** What became of the mails of a version, an address a line. */
function Mails({ mails }: Pick<QuoteVersion, 'mails'>) {
  if (mails.length === 0) return <p className={styles.about}>Pas encore envoyé.</p>;
  return (
    <>
      {mails.map((mail) => (
        <p key={mail.id} className={styles.about}>
          {mailInWords(mail, 'Envoyé')}
        </p>
      ))}
    </>
  );
}
