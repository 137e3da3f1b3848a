import { formatLongDate, formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { differenceInWords, tillSentences } from '@barnum/rules/money/till/till';
import { paths } from '@barnum/rules/paths';
import { formatPrice, toCents } from '@barnum/rules/prices/amounts';
import { Button } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { CardSkeletons } from '../../components/card-skeletons.tsx';
import { CountLine } from '../../components/list/count-line.tsx';
import { ListPages, pageSize } from '../../components/list/list-pages.tsx';
import { ListStates } from '../../components/list/list-states.tsx';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useRead } from '../../components/use-read.ts';
import styles from './till.module.css';
import { type Till, tillCountsQuery, tillQuery, tillTypes } from './till.ts';
import { CashToBankForm, TillCountForm } from './till-forms.tsx';

const none = {};
const context = { additionalTypenames: tillTypes };

/** Renders the window that takes back what was taken to the bank; `what` names it. */
export type ReversalSlot = (of: number, what: string, onClose: () => void) => ReactNode;

/** What should be in the till, what moved since it was counted, and the counts. */
export function TillTab({ reversal }: { reversal: ReversalSlot }) {
  const reading = useRead(tillQuery, none, context);
  const [form, setForm] = useState<'count' | 'bank' | null>(null);
  if (!reading.data) {
    if (reading.hasFailed) return <QueryFailure failure={tillSentences.loadFailed} reading={reading} />;
    return <CardSkeletons sentence="Chargement de la caisse…" height={64} className={undefined} />;
  }
  const { till } = reading.data;
  const close = () => setForm(null);
  return (
    <div className={styles.tab}>
      <p>
        {till.attendu === null ? (
          'La caisse n’a jamais été comptée\u00a0: son premier comptage dit d’où l’on part.'
        ) : (
          <>
            La caisse doit contenir <strong>{formatPrice(till.attendu)}</strong>.
          </>
        )}
      </p>
      <div className={styles.buttons}>
        <Button type="primary" onClick={() => setForm('count')}>
          Compter la caisse
        </Button>
        {till.attendu !== null && <Button onClick={() => setForm('bank')}>Porter des espèces en banque</Button>}
      </div>
      {till.attendu !== null && <Movements till={till} reversal={reversal} />}
      <h2 className={styles.title}>Comptages</h2>
      <Counts />
      {form === 'count' && <TillCountForm attendu={till.attendu} onClose={close} />}
      {form === 'bank' && <CashToBankForm attendu={till.attendu ?? '0'} onClose={close} />}
    </div>
  );
}

interface MovementsProps {
  till: Till;
  reversal: ReversalSlot;
}

function Movements({ till: { mouvements, nombreMouvements }, reversal }: MovementsProps) {
  const [reversed, setReversed] = useState<Till['mouvements'][number] | null>(null);
  return (
    <>
      <h2 className={styles.title}>Depuis le dernier comptage</h2>
      {mouvements.length === 0 && <p className={styles.about}>Aucune espèce n’est entrée ni sortie.</p>}
      {mouvements.length > 0 && (
        <ul className={styles.lines} aria-label="Espèces entrées et sorties">
          {mouvements.map((movement) => {
            const { id, date, quoi, montant, payeur, reference, requestId, annulable } = movement;
            return (
              <li key={id}>
                <span className={styles.amount}>{formatPrice(montant)}</span>
                <span>{[quoi, payeur, reference].filter(Boolean).join(', ')}</span>
                <span className={styles.about}>le {formatLongDate(date)}</span>
                {requestId !== null && <Link to={paths.adminRequest(requestId)}>demande n°&nbsp;{requestId}</Link>}
                {annulable && <Button onClick={() => setReversed(movement)}>Annuler cette écriture</Button>}
              </li>
            );
          })}
        </ul>
      )}
      {nombreMouvements > mouvements.length && (
        <p className={styles.about}>
          Les {mouvements.length} derniers de {nombreMouvements} ; les autres sont dans <em>Paiements</em>.
        </p>
      )}
      {reversed &&
        reversal(reversed.id, `la remise en banque de ${formatPrice(Math.abs(Number(reversed.montant)))}`, () =>
          setReversed(null),
        )}
    </>
  );
}

function Counts() {
  const { page } = useListAddress();
  const { data, ...reading } = useRead(tillCountsQuery, { page, pageSize }, context);
  const list = { ...reading, items: data?.tillCounts.items, totalCount: data?.tillCounts.totalCount };
  const count = useRef<HTMLParagraphElement>(null);
  const total = list.totalCount;
  return (
    <>
      <CountLine
        ref={count}
        text={total === undefined ? undefined : `${total} ${total > 1 ? 'comptages' : 'comptage'}`}
      />
      <ListStates
        list={list}
        failure={tillSentences.loadFailed}
        skeleton={<CardSkeletons sentence="Chargement des comptages…" height={52} className={undefined} />}
        empty={<p className={styles.about}>Aucun comptage encore.</p>}
      >
        {(counts) => (
          <ul className={styles.lines} aria-label="Comptages de la caisse">
            {counts.map(({ id, createdAt, auteur, montant, attendu, ecart, motif }) => (
              <li key={id}>
                <span className={styles.amount}>{formatPrice(montant)}</span>
                <span>
                  {attendu === null || ecart === null
                    ? 'Premier comptage'
                    : `${differenceInWords(toCents(ecart))}${ecart === '0.00' ? '' : `, ${formatPrice(attendu)} attendus`}${motif && `\u00a0: ${motif}`}`}
                </span>
                <span className={styles.about}>
                  le {formatLongDateTime(createdAt)}, par {auteur}
                </span>
              </li>
            ))}
          </ul>
        )}
      </ListStates>
      <ListPages list={list} top={count} />
    </>
  );
}
