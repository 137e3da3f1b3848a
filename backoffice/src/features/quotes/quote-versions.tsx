import { DownloadOutlined, MailOutlined } from '@ant-design/icons';
import { formatLongDate, formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { formatPrice } from '@barnum/rules/money/amounts';
import { paths } from '@barnum/rules/paths';
import { Alert, Button, Input } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAsk } from '../../components/questions.tsx';
import styles from './quote-group.module.css';
import { type QuotedRequest, type QuoteVersion, quoteVersionName } from './quotes.ts';
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
  const [mot, setMot] = useState('');
  const motId = useId();
  const [newest] = versions;
  const ask = useAsk();

  async function confirmAndSend(version: QuoteVersion) {
    const verb = isSending ? 'Envoyer' : 'Écrire le message qui accompagne';
    const question = {
      title: `${verb} le devis ${quoteVersionName(version)}\u00a0?`,
      detail: `À ${request.email}`,
      agree: isSending ? 'Envoyer' : 'Écrire',
    };
    if (!(await ask(question))) return;
    if (await actions.send(version, mot)) setMot('');
  }

  return (
    <>
      <ul className={styles.versions} aria-label="Versions du devis">
        {versions.map((version) => (
          <li key={version.id} className={styles.version}>
            <div>
              <p>
                <span className={styles.name}>{quoteVersionName(version)}</span> · {formatPrice(version.total)} TTC
              </p>
              <p className={styles.about}>
                Établi le {formatLongDate(version.createdAt)}. {whatWasSent(version, isSending)}
              </p>
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
              {version === newest && request.email !== null && (
                <Button
                  icon={<MailOutlined aria-hidden />}
                  loading={actions.busy === 'send'}
                  onClick={() => void confirmAndSend(version)}
                >
                  {isSending ? 'Envoyer par e-mail' : 'Écrire le message'}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {request.email === null ? (
        <p className={styles.about}>Sans adresse e-mail, ce devis s’imprime ou s’envoie par vos soins.</p>
      ) : (
        <div className={styles.field}>
          <label htmlFor={motId}>Un mot dans le message du devis (facultatif)</label>
          <Input.TextArea id={motId} autoSize value={mot} onChange={(event) => setMot(event.target.value)} />
        </div>
      )}
      {request.email !== null && !isSending && <SentByHand />}
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

function whatWasSent({ mails }: QuoteVersion, isSending: boolean): string {
  const sent = mails.find(({ sentAt }) => sentAt !== null);
  if (sent?.sentAt) return `Envoyé le ${formatLongDateTime(sent.sentAt)}.`;
  if (mails.some(({ state }) => state === 'en_attente')) {
    return isSending ? 'Le message attend de partir.' : 'Le message est écrit : envoyez-le, avec le devis.';
  }
  return mails.length > 0 ? 'Le message n’est pas parti.' : 'Pas encore envoyé.';
}
