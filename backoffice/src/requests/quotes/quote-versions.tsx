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
  /** Whether the newest says what would be said now: else a new one is issued to be sent. */
  stands: boolean;
  /** Whether the request's next step notes it as handed over. */
  isNoted: boolean;
}

/** The issued versions; the newest can be sent. */
export function QuoteVersions({ versions, request, actions, isSending, stands, isNoted }: Props) {
  const [isSendingIt, setIsSendingIt] = useState(false);
  const [newest] = versions;
  const sendLabel = request.email === null ? 'Envoyer par e-mail' : 'Relire et envoyer';

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
              <Mails {...version} />
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
              {version === newest && !isSending && (request.email === null ? isWaiting(version) : stands) && (
                <Button
                  icon={<MailOutlined aria-hidden />}
                  loading={actions.busy === `open ${version.id}`}
                  onClick={() => void actions.openMessage(version)}
                >
                  Ouvrir dans votre messagerie
                </Button>
              )}
              {version === newest && (
                <Button icon={isSending && <MailOutlined aria-hidden />} onClick={() => setIsSendingIt(true)}>
                  {isSending ? sendLabel : 'Écrire le message'}
                </Button>
              )}
              {version === newest && !isNoted && isToNote(version, isSending) && (
                <HandOverButton {...{ version, actions, isSending }} />
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
      {!isSending && newest && isToNote(newest, isSending) && <SentByHand />}
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

/** Notes that the client has a version, or that its message left. */
export function HandOverButton({ version, actions, isSending, type = 'default' }: HandOverProps) {
  return (
    <Button
      type={type}
      loading={actions.busy === `note ${version.id}`}
      onClick={() => void actions.handOver(version, isSending)}
    >
      {!isSending && isWaiting(version) ? 'Noter comme envoyé' : 'Noter comme remis'}
    </Button>
  );
}

interface HandOverProps extends Pick<Props, 'actions' | 'isSending'> {
  version: QuoteVersion;
  type?: 'primary' | 'default';
}

function isToNote(version: QuoteVersion, isSending: boolean): boolean {
  return !version.estRemis || (!isSending && isWaiting(version));
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
          Ouvrez le message dans votre messagerie&nbsp;: le devis se télécharge en même temps, joignez-le. Une fois
          parti, notez-le comme envoyé&nbsp;: votre client le voit alors sur sa page, et la demande devient «&nbsp;à
          confirmer&nbsp;». « Écrire le message » y met un mot de vous, ou d’autres adresses. Ou{' '}
          <Link to={paths.adminMailServer}>réglez un serveur de messagerie</Link>.
        </>
      }
    />
  );
}

/** Whether a message with this version waits to be sent. */
function isWaiting({ mails }: QuoteVersion): boolean {
  return mails.some(({ state }) => state === 'en_attente');
}

/** What became of the mails of a version, an address a line. */
function Mails({ mails, estRemis }: Pick<QuoteVersion, 'mails' | 'estRemis'>) {
  if (mails.length === 0) {
    const said = estRemis ? 'Remis au client.' : 'Pas encore envoyé\u00a0: votre client ne le voit pas sur sa page.';
    return <p className={styles.about}>{said}</p>;
  }
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
