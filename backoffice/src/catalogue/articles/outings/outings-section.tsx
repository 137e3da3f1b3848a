import { formatLongDays } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { paths } from '@barnum/rules/paths';
import { isLate } from '@barnum/rules/requests/availability/availability';
import { outingMomentLabels, outingSentences } from '@barnum/rules/requests/outings/outings';
import { requestStateLabels } from '@barnum/rules/requests/reservation-requests/request-states';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Skeleton } from 'antd';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ListStates } from '../../../components/list/list-states.tsx';
import { Pager } from '../../../components/list/pager.tsx';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { useOrigin } from '../../../components/use-origin.ts';
import { useRead } from '../../../components/use-read.ts';
import { fullName } from '../../../lib/full-name.ts';
import pageStyles from '../article-page.module.css';
import { type Outing, outingsQuery } from './outings.ts';
import styles from './outings-section.module.css';

const pageSize = 10;

/** When an article is hired out, and to whom: now, to come, past. */
export function OutingsSection({ articleId }: { articleId: number }) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { page } = useListAddress();
  const { data, ...reading } = useRead(outingsQuery, { articleId, page, pageSize });
  const totalCount = data?.outings.totalCount;
  return (
    <section className={pageStyles.part} aria-labelledby={headingId}>
      <h2 className={pageStyles.heading} id={headingId} ref={heading} tabIndex={-1}>
        {outingSentences.title}
        {totalCount !== undefined && ` (${formatNumber(totalCount)})`}
      </h2>
      <ListStates
        list={{ ...reading, items: data?.outings.items, totalCount }}
        failure={outingSentences.loadFailed}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 4 }} />}
        empty={<p className={pageStyles.none}>{outingSentences.none}</p>}
      >
        {(outings) => (
          <ul className={styles.outings}>
            {outings.map((outing) => (
              <li key={outing.requestId} className={styles.outing}>
                <OutingLine outing={outing} />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
      <Pager
        page={page}
        lastPage={Math.max(1, Math.ceil((totalCount ?? 0) / pageSize))}
        onTurn={() => heading.current?.focus()}
      />
    </section>
  );
}

function OutingLine({ outing }: { outing: Outing }) {
  const { requestId, customerId, debut, fin, statut, moment, quantite, packs } = outing;
  const origin = useOrigin();
  const details = [
    outingMomentLabels[moment],
    isLate(outing, todayInParis()) ? 'en retard' : requestStateLabels[statut],
    packs.length > 0 ? `avec ${packs.join(', ')}` : '',
  ].filter((text) => text !== '');
  return (
    <>
      <p className={styles.what}>
        <strong>{formatNumber(quantite)}</strong> · {formatLongDays(debut, fin)} ·{' '}
        <Link to={paths.adminRequest(requestId)} state={origin}>
          {unbroken(`n° ${requestId}, ${fullName(outing)}`)}
        </Link>
        {customerId !== null && (
          <>
            {' '}
            · <Link to={paths.adminCustomer(customerId)}>fiche du client</Link>
          </>
        )}
      </p>
      <p className={styles.details}>{unbroken(details.join(' · '))}</p>
    </>
  );
}
