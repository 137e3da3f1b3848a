import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { sentences } from '@barnum/rules/sentences';
import { Button, Input, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { useMutation } from 'urql';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useAsk } from '../../components/questions.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { useRead } from '../../components/use-read.ts';
import styles from './calendar-address.module.css';
import { calendarFeedQuery, renewCalendarFeedMutation } from './calendar-feed.ts';

const { planning } = sentences;

/** The calendar's secret address, how to subscribe to it, and a button for a new one. */
export function CalendarAddress() {
  const reading = useRead(calendarFeedQuery, {});
  const toasts = useToasts();
  const ask = useAsk();
  const [{ fetching }, renew] = useMutation(renewCalendarFeedMutation);
  const feed = reading.data?.calendarFeed;

  async function renewAddress() {
    if (feed && !(await ask(question))) return;
    const { error } = await renew({}, { additionalTypenames: ['CalendarFeed'] });
    if (error) return toasts.error(planning.feedFailed);
    // The cached answer may be null, which names no type to refresh.
    reading.reload();
    toasts.success(planning.feedRenewed);
  }

  if (reading.hasFailed && !reading.data) return <QueryFailure failure={planning.feedLoadFailed} reading={reading} />;
  if (!reading.data) return <Skeleton active />;
  return (
    <div className={styles.address}>
      <p>
        Les départs et les retours des demandes confirmées s’affichent dans votre agenda habituel, qui les relit de
        lui-même. Il y voit le nom du client et les articles, ni téléphone, ni e-mail, ni adresse.
      </p>
      {feed && <Address url={window.location.origin + feed.path} createdAt={feed.createdAt} />}
      {feed && <HowTo />}
      <p className={styles.warning}>
        Qui connaît cette adresse lit l’agenda, sans se connecter : ne la donnez qu’à ceux qui préparent les locations.
      </p>
      <div>
        <Button type={feed ? 'default' : 'primary'} loading={fetching} onClick={() => void renewAddress()}>
          {feed ? 'Créer une nouvelle adresse' : 'Créer l’adresse de l’agenda'}
        </Button>
      </div>
    </div>
  );
}

const question = {
  title: 'Créer une nouvelle adresse\u00a0?',
  detail: 'L’ancienne ne vaudra plus\u00a0: les agendas qui la suivent devront s’abonner à nouveau.',
  agree: 'Créer l’adresse',
};

function Address({ url, createdAt }: { url: string; createdAt: string }) {
  const id = useId();
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(url);
    setIsCopied(true);
  }

  return (
    <div>
      <label htmlFor={id}>Adresse de l’agenda</label>
      <div className={styles.field}>
        <Input id={id} readOnly value={url} onFocus={(event) => event.target.select()} />
        <Button type="primary" onClick={() => void copy().catch(() => document.getElementById(id)?.focus())}>
          Copier
        </Button>
      </div>
      <p className={styles.since} role="status">
        {isCopied ? planning.feedCopied : `Elle vaut depuis le ${formatLongDate(createdAt)}`}
      </p>
    </div>
  );
}

function HowTo() {
  return (
    <dl className={styles.how}>
      <dt>Google Agenda</dt>
      <dd>Sur un ordinateur, à côté de « Autres agendas » : +, « À partir de l’URL », puis collez l’adresse.</dd>
      <dt>Apple Calendrier</dt>
      <dd>Menu « Fichier », « Nouvel abonnement à un calendrier… », puis collez l’adresse.</dd>
      <dt>Outlook</dt>
      <dd>« Ajouter un calendrier », « S’abonner à partir du web », puis collez l’adresse.</dd>
    </dl>
  );
}
