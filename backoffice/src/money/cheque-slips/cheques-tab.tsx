import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { chequeSlipSentences, chequesInWords } from '@barnum/rules/money/cheque-slips/cheque-slips';
import { outcomeOf } from '@barnum/rules/outcome';
import { paths } from '@barnum/rules/paths';
import { newIdempotencyKey } from '@barnum/rules/platform/idempotency-keys-input';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMutation } from 'urql';
import { CardSkeletons } from '../../components/card-skeletons.tsx';
import { CountLine } from '../../components/list/count-line.tsx';
import { ListPages, pageSize } from '../../components/list/list-pages.tsx';
import { ListStates } from '../../components/list/list-states.tsx';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { Placeholder } from '../../components/placeholder.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { useNavigateFromHere } from '../../components/use-navigate-from-here.ts';
import { useRead } from '../../components/use-read.ts';
import styles from './cheque-slips.module.css';
import {
  chequeSlipsQuery,
  chequesOf,
  createChequeSlipMutation,
  slipTypes,
  type Ticked,
  waitingChequesQuery,
} from './cheque-slips.ts';
import { ChequeTicks } from './cheque-ticks.tsx';

const none = {};
const context = { additionalTypenames: slipTypes };

/** The cheques that wait to be taken to the bank, and the slips with which others went. */
export function ChequesTab() {
  return (
    <div className={styles.tab}>
      <Waiting />
      <h2 className={styles.title}>Remises</h2>
      <Slips />
    </div>
  );
}

function Waiting() {
  const reading = useRead(waitingChequesQuery, none, context);
  const [ticked, setTicked] = useState<Ticked>(new Map());
  const [key, setKey] = useState(newIdempotencyKey);
  const [{ fetching }, create] = useMutation(createChequeSlipMutation);
  const toasts = useToasts();
  const navigate = useNavigateFromHere();
  const { data } = reading;
  if (!data) {
    if (reading.hasFailed) return <QueryFailure failure={chequeSlipSentences.loadFailed} reading={reading} />;
    return <CardSkeletons sentence="Chargement des chèques…" height={64} className={undefined} />;
  }
  const { cheques, nombre, total, perimes } = data.waitingCheques;
  const there = new Map([...ticked].filter(([id]) => cheques.some((cheque) => cheque.id === id)));

  async function prepare() {
    const input = { cheques: chequesOf(there) };
    const outcome = outcomeOf(await create({ input, key }, context));
    if (outcome.status !== 'done') {
      // What was refused is sent anew under another key.
      if (outcome.status !== 'failed') setKey(newIdempotencyKey());
      return toasts.error(outcome.sentence);
    }
    toasts.success(chequeSlipSentences.prepared);
    navigate(paths.adminChequeSlip(outcome.data.createChequeSlip.id));
  }

  return (
    <>
      {nombre === 0 ? (
        <Placeholder title="Aucun chèque à remettre">
          Un chèque arrive ici quand un paiement est enregistré, ou quand une caution est encaissée.
        </Placeholder>
      ) : (
        <>
          <p>
            {chequesInWords(nombre)} à remettre en banque, {formatPrice(total)}. Le plus ancien d’abord.
            {nombre > cheques.length && ` Les ${cheques.length} premiers sont ici.`}
          </p>
          <ChequeTicks cheques={cheques} ticked={there} onChange={setTicked} />
          <div className={styles.buttons}>
            <Button type="primary" disabled={there.size === 0} loading={fetching} onClick={() => void prepare()}>
              Préparer la remise
            </Button>
          </div>
        </>
      )}
      {perimes.nombre > 0 && (
        <p className={styles.about}>
          {perimes.nombre === 1
            ? `Un chèque de plus d’un an et huit jours n’est plus payé par sa banque (${formatPrice(perimes.total)})\u00a0: il n’est pas dans la liste.`
            : `${perimes.nombre} chèques de plus d’un an et huit jours ne sont plus payés par leur banque (${formatPrice(perimes.total)})\u00a0: ils ne sont pas dans la liste.`}
        </p>
      )}
    </>
  );
}

function Slips() {
  const { page } = useListAddress();
  const { data, ...reading } = useRead(chequeSlipsQuery, { page, pageSize }, context);
  const list = { ...reading, items: data?.chequeSlips.items, totalCount: data?.chequeSlips.totalCount };
  const count = useRef<HTMLParagraphElement>(null);
  const total = list.totalCount;
  return (
    <>
      <CountLine ref={count} text={total === undefined ? undefined : `${total} ${total > 1 ? 'remises' : 'remise'}`} />
      <ListStates
        list={list}
        failure={chequeSlipSentences.loadFailed}
        skeleton={<CardSkeletons sentence="Chargement des remises…" height={52} className={undefined} />}
        empty={<p className={styles.about}>Aucune remise encore.</p>}
      >
        {(slips) => (
          <ul className={styles.slips} aria-label="Remises de chèques">
            {slips.map(({ id, numero, remiseLe, createdAt, total: sum, cheques }) => {
              const returned = cheques.filter(({ impaye }) => impaye !== null).length;
              return (
                <li key={id}>
                  <Link to={paths.adminChequeSlip(id)}>Remise n°&nbsp;{numero}</Link>
                  <span>
                    {chequesInWords(cheques.length)}, {formatPrice(sum)}
                  </span>
                  <span className={styles.about}>
                    {remiseLe === null
                      ? `en préparation depuis le ${formatLongDate(todayInParis(new Date(createdAt)))}`
                      : `remise le ${formatLongDate(remiseLe)}`}
                    {returned > 0 && `, ${returned} revenu${returned > 1 ? 's' : ''} impayé${returned > 1 ? 's' : ''}`}
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </ListStates>
      <ListPages list={list} top={count} />
    </>
  );
}
