import { mailSentences } from '@barnum/rules/outbox/mails/sentences';
import { paths } from '@barnum/rules/paths';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Alert, Segmented } from 'antd';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { CardSkeletons } from '../../components/card-skeletons.tsx';
import { CountLine } from '../../components/list/count-line.tsx';
import { ListPages, pageSize } from '../../components/list/list-pages.tsx';
import { ListStates } from '../../components/list/list-states.tsx';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { Placeholder } from '../../components/placeholder.tsx';
import { useAction } from '../../components/use-action.ts';
import { useRead } from '../../components/use-read.ts';
import { useRights } from '../../lib/rights.ts';
import { MailCard } from './mail-card.tsx';
import { type MailState, mailStateLabels, mailsQuery, markMailSentMutation, retryMailMutation } from './mails.ts';
import styles from './mails-tab.module.css';

const choices = [
  { value: '', label: 'Tous' },
  { value: 'en_attente', label: 'À envoyer' },
  { value: 'envoye', label: 'Envoyés' },
  { value: 'abandonne', label: 'Non envoyés' },
];

/** The mails to visitors and administrators, newest first, with their states. */
export function MailsTab() {
  const maySet = useRights()('settings');
  const { page, read, change } = useListAddress();
  const state = Object.keys(mailStateLabels).find((name) => name === read('etat')) as MailState | undefined;
  const { data, ...reading } = useRead(mailsQuery, { page, pageSize, state: state ?? null });
  const list = { ...reading, items: data?.mails.items, totalCount: data?.mails.totalCount };
  const isSending = data?.mails.isSending ?? true;
  const count = useRef<HTMLParagraphElement>(null);
  const retrying = useAction({
    mutation: retryMailMutation,
    sentences: { done: mailSentences.willBeTried, failed: mailSentences.retryFailed },
  });
  const marking = useAction({
    mutation: markMailSentMutation,
    sentences: {
      done: mailSentences.markedSent,
      failed: mailSentences.markFailed,
      conflict: mailSentences.alreadySent,
    },
    refreshes: ['MailPage'],
  });

  async function markSent(mail: { id: number }): Promise<boolean> {
    const isDone = await marking.run(mail);
    // Its button is gone.
    if (isDone) count.current?.focus();
    return isDone;
  }

  return (
    <div className={styles.tab}>
      {!isSending && (
        <Alert
          type="info"
          showIcon
          message="Les messages s’écrivent, mais ne partent pas d’eux-mêmes"
          description={
            <>
              Ouvrez un message et envoyez-le depuis votre messagerie, puis marquez-le comme envoyé.
              {maySet && (
                <>
                  {' '}
                  Ou <Link to={paths.adminMailServer}>réglez un serveur de messagerie</Link> : ils partiront
                  d’eux-mêmes.
                </>
              )}
            </>
          }
        />
      )}
      <div className={styles.bar}>
        <CountLine ref={count} text={countText(list.totalCount)} />
        <Segmented
          className={styles.choices ?? ''}
          aria-label="Messages à montrer"
          options={choices}
          value={state ?? ''}
          onChange={(value) => change({ etat: value })}
        />
      </div>
      <ListStates
        list={list}
        failure={mailSentences.loadFailed}
        skeleton={<CardSkeletons sentence="Chargement des messages…" height={146} className={styles.list} />}
        empty={
          <Placeholder title="Aucun message">
            Les messages paraissent ici dès qu’une demande arrive, est confirmée ou refusée.
          </Placeholder>
        }
      >
        {(mails) => (
          <ul className={styles.list}>
            {mails.map((mail) => (
              <li key={mail.id}>
                <MailCard
                  mail={mail}
                  isSending={isSending}
                  retrying={retrying}
                  marking={{ ...marking, run: markSent }}
                />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
      <ListPages list={list} top={count} />
    </div>
  );
}

function countText(total: number | undefined): string | undefined {
  if (total === undefined) return undefined;
  if (total === 0) return 'Aucun message';
  return total === 1 ? '1 message' : `${formatNumber(total)} messages`;
}
