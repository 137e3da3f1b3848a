import { formatShortDay, formatWeekdayDate } from '@barnum/rules/dates/format-dates';
import { moneyWords } from '@barnum/rules/money/ledger/account';
import { paths } from '@barnum/rules/paths';
import { formatCents } from '@barnum/rules/prices/amounts';
import { unbroken, withDe } from '@barnum/rules/text/french';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Selection } from '../../../components/list/use-selection.ts';
import { askedFor, fullName } from '../../../lib/full-name.ts';
import { itemsInWords } from '../../../lib/items-in-words.ts';
import { formatDistance } from '../../../lib/relative-dates.ts';
import { requestAmount } from '../request-amount.ts';
import type { ReservationRequest } from '../requests.ts';
import { StateBadge } from '../state-badge.tsx';
import styles from './request-table.module.css';
import { RequestWaits } from './request-waits.tsx';

const sums: string[] = [moneyWords.aFacturer, moneyWords.aPayer];

interface Props {
  requests: readonly ReservationRequest[];
  selection: Selection<ReservationRequest>;
  /** What is to be billed of a request; another feature's. */
  toInvoice: (requestId: number) => ReactNode;
  money: RequestMoneySlot | null;
}

/** What is to be billed and to be paid of a request, of those of the page; another feature's. */
export type RequestMoneySlot = (requestId: number, ids: readonly number[]) => Record<'aFacturer' | 'aPayer', ReactNode>;

/** The requests in rows, to see many at once and to choose some. Nothing here deletes. */
export function RequestTable({ requests, selection, toInvoice, money }: Props) {
  const ids = requests.map(({ id }) => id);
  const count = requests.filter(({ id }) => selection.has(id)).length;
  return (
    // Explicit roles: browsers drop the implicit ones when CSS lays rows out as blocks.
    // biome-ignore-start lint/a11y/noRedundantRoles: as above
    <table className={styles.table} role="table">
      <caption className="visually-hidden">Demandes de réservation</caption>
      <thead role="rowgroup">
        <tr role="row" className={styles.heads}>
          <th scope="col" role="columnheader" className={styles.choice}>
            <label className={styles.box}>
              <input
                type="checkbox"
                checked={count === requests.length}
                ref={(box) => {
                  if (box) box.indeterminate = count > 0 && count < requests.length;
                }}
                onChange={selection.toggleAll}
                aria-label="Choisir toutes les demandes de la page"
              />
              <span className={styles.all} aria-hidden>
                Tout choisir
              </span>
            </label>
          </th>
          {['Jour', 'Demande', 'Articles', 'Montant', ...(money ? sums : []), 'État', 'En attente'].map((title) => (
            <th
              key={title}
              scope="col"
              role="columnheader"
              className={title === 'Montant' || sums.includes(title) ? styles.number : undefined}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {requests.map((request) => (
          <Row
            key={request.id}
            request={request}
            selection={selection}
            toInvoice={toInvoice(request.id)}
            money={money?.(request.id, ids) ?? null}
          />
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

interface RowProps {
  request: ReservationRequest;
  selection: Selection<ReservationRequest>;
  toInvoice: ReactNode;
  money: ReturnType<RequestMoneySlot> | null;
}

function Row({ request, selection, toInvoice, money }: RowProps) {
  const { search } = useLocation();
  const amount = requestAmount(request);
  const customer = askedFor(request);
  const isChosen = selection.has(request.id);
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as above
    <tr role="row" className={isChosen ? styles.chosen : styles.row}>
      <td role="cell" className={styles.choice}>
        <label className={styles.box}>
          <input
            type="checkbox"
            checked={isChosen}
            // A click with shift held chooses all from the one before.
            onChange={({ nativeEvent }) =>
              selection.toggle(request, 'shiftKey' in nativeEvent && !!nativeEvent.shiftKey)
            }
            aria-label={`Choisir la demande n°\u00a0${request.id} ${withDe(fullName(request))}`}
          />
        </label>
      </td>
      <td role="cell" className={styles.day}>
        <time dateTime={request.date} title={formatWeekdayDate(request.date)}>
          {formatShortDay(request.date)}
        </time>
        <span className={styles.soft}>{formatDistance(request.date)}</span>
      </td>
      <th scope="row" role="rowheader" className={styles.who}>
        <Link to={`${paths.adminRequest(request.id)}${search}`} data-request={request.id}>
          {fullName(request)}
        </Link>
        {customer && <span className={styles.soft}>{unbroken(customer)}</span>}
        <span className={styles.soft}>n°&nbsp;{request.id}</span>
      </th>
      <td role="cell" className={styles.what}>
        {itemsInWords(request.items)}
        {request.livraisonMontage && <span className={styles.soft}>Avec livraison</span>}
      </td>
      <td role="cell" className={styles.number}>
        {amount === null ? '–' : formatCents(amount)}
        {request.dernierDevis && <span className={styles.soft}>devis</span>}
      </td>
      {money && (
        <>
          <td role="cell" className={styles.toBill}>
            <span className={styles.word}>{moneyWords.aFacturer} </span>
            {money.aFacturer}
          </td>
          <td role="cell" className={styles.toPay}>
            <span className={styles.word}>{moneyWords.aPayer} </span>
            {money.aPayer}
          </td>
        </>
      )}
      <td role="cell" className={styles.state}>
        <StateBadge state={request.statut} />
      </td>
      <td role="cell" className={styles.waits}>
        <RequestWaits request={request} />
        {toInvoice}
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}
