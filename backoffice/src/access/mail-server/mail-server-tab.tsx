import { mailSentences } from '@barnum/rules/outbox/mails/sentences';
import { paths } from '@barnum/rules/paths';
import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { CardSkeletons } from '../../components/card-skeletons.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useRead } from '../../components/use-read.ts';
import { type MailServerSettings, mailServerQuery } from './mail-server.ts';
import { MailServerForm } from './mail-server-form.tsx';
import styles from './mail-server-tab.module.css';
import { TrialMessage } from './trial-message.tsx';

const variables = {};

/** The mail server that sends the messages. */
export function MailServerTab() {
  const reading = useRead(mailServerQuery, variables);
  if (reading.data) return <Settings settings={reading.data.mailServer} reload={reading.reload} />;
  if (reading.hasFailed) return <QueryFailure failure={mailSentences.serverLoadFailed} reading={reading} />;
  return <CardSkeletons sentence="Chargement du serveur de messagerie…" height={146} className={styles.tab} />;
}

function Settings({ settings, reload }: { settings: MailServerSettings; reload: () => void }) {
  const { isFixed, server, sender } = settings;
  return (
    <div className={styles.tab}>
      <p className={styles.intro}>
        Par ce serveur partent d’eux-mêmes les <Link to={paths.adminMails}>messages</Link> à vos clients et à vous.
        Votre hébergeur ou votre fournisseur de messagerie vous en donne le nom, le port et le compte. Sans lui, les
        messages s’écrivent, et vous les envoyez vous-même.
      </p>
      {sender === null ? (
        <Alert
          type="warning"
          showIcon
          role="note"
          message="Il manque l’e-mail de l’entreprise"
          description={
            <>
              C’est de cette adresse que partent les messages. <Link to={paths.adminSettings}>La renseigner</Link>
            </>
          }
        />
      ) : (
        <p className={styles.intro}>
          Les messages partent de l’adresse de l’entreprise, {sender} : le serveur doit l’accepter.
        </p>
      )}
      {isFixed ? (
        <section className={styles.card}>
          <Alert
            type="info"
            showIcon
            role="note"
            message="Le serveur est réglé sur la machine qui porte le site"
            description="La variable SMTP_URL le nomme, et l’emporte sur tout réglage d’ici : retirez-la pour régler le serveur sur cette page."
          />
          <TrialMessage onWrong={() => {}} />
        </section>
      ) : (
        <MailServerForm server={server} onChanged={reload} />
      )}
    </div>
  );
}
