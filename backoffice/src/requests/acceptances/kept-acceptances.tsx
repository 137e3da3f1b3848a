import { acceptanceSentences } from '@barnum/rules/requests/acceptances/acceptances';
import { Alert, Button } from 'antd';
import { useRef, useState } from 'react';
import { pageSize } from '../../components/list/list-pages.tsx';
import { fresh, useRead } from '../../components/use-read.ts';
import { AcceptanceCard } from './acceptance-card.tsx';
import { keptAcceptancesQuery } from './acceptances.ts';
import styles from './request-acceptances.module.css';

/** What was accepted online of requests that are deleted since, with its evidence; nothing where there is none. */
export function KeptAcceptances() {
  const [page, setPage] = useState(1);
  const { data, hasFailed } = useRead(keptAcceptancesQuery, { page }, fresh);
  const title = useRef<HTMLHeadingElement>(null);
  const { items, totalCount } = data?.keptAcceptances ?? { items: [], totalCount: 0 };
  const isLast = page * pageSize >= totalCount;

  function turn(to: number) {
    setPage(to);
    title.current?.focus();
  }

  if (hasFailed) return <Alert type="error" showIcon role="alert" message={acceptanceSentences.keptLoadFailed} />;
  if (totalCount === 0) return null;
  return (
    <section aria-labelledby="kept-acceptances" className={styles.check}>
      <h2 id="kept-acceptances" ref={title} tabIndex={-1} className={styles.name}>
        Devis acceptés de demandes supprimées
      </h2>
      <p className={styles.about}>La demande n’existe plus&nbsp;; ce qui prouve son acceptation reste dix ans.</p>
      <ul className={styles.acceptances}>
        {items.map((acceptance) => (
          <li key={acceptance.id}>
            {/* Its client has no page any more to withdraw on. */}
            <AcceptanceCard acceptance={{ ...acceptance, retractationJusquAu: null }} />
          </li>
        ))}
      </ul>
      {totalCount > pageSize && (
        <div className={styles.buttons}>
          <Button disabled={page === 1} onClick={() => turn(page - 1)}>
            Plus récentes
          </Button>
          <Button disabled={isLast} onClick={() => turn(page + 1)}>
            Plus anciennes
          </Button>
        </div>
      )}
    </section>
  );
}
