import { FileProtectOutlined } from '@ant-design/icons';
import { formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { handoverSentences, handoverTitles } from '@barnum/rules/desk/handover/handover';
import { outcomeOf } from '@barnum/rules/outcome';
import { paths } from '@barnum/rules/paths';
import { ended } from '@barnum/rules/text/french';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useClient } from 'urql';
import { ButtonLink } from '../../components/button-link.tsx';
import { NextBar } from '../../components/next-bar.tsx';
import { useBusy } from '../../components/use-busy.ts';
import { downloadPdf } from '../../lib/download.ts';
import { handoverDocumentQuery, type RequestHandover } from './handover.ts';
import styles from './request-handovers.module.css';

/** The departures and returns of a request that were closed, each with its document. */
export function RequestHandovers({ handovers }: { handovers: readonly RequestHandover[] }) {
  const client = useClient();
  const { busy, refusal, run } = useBusy();
  const closed = handovers.filter(({ closedAt }) => closedAt !== null);

  async function save(id: number): Promise<void> {
    const found = await run(String(id), async () => {
      const answer = await client.query(handoverDocumentQuery, { id }, { requestPolicy: 'network-only' }).toPromise();
      const outcome = outcomeOf(answer);
      return outcome.status === 'done' ? outcome : { ...outcome, sentence: handoverSentences.downloadFailed };
    });
    if (found) downloadPdf(found.handoverDocument.fileName, found.handoverDocument.pdf);
  }

  if (closed.length === 0) return null;
  return (
    <div className={styles.handovers}>
      <ul className={styles.list} aria-label="États des lieux">
        {closed.map(({ id, mouvement, signataire, closedAt, closedBy, empreinte }) => (
          <li key={id} className={styles.handover}>
            <div>
              <p className={styles.name}>{handoverTitles[mouvement]}</p>
              <p className={styles.about}>
                {closedAt && `Le ${formatLongDateTime(closedAt)}, par ${closedBy}. `}
                {signataire ? ended(`Signé par ${signataire}`) : 'Personne n’a signé sur place.'}
              </p>
              {empreinte && <p className={styles.print}>Empreinte SHA-256&nbsp;: {empreinte}</p>}
            </div>
            <Button
              icon={<FileProtectOutlined aria-hidden />}
              aria-label={`Télécharger\u00a0: ${handoverTitles[mouvement]}`}
              loading={busy === String(id)}
              onClick={() => void save(id)}
            >
              Télécharger
            </Button>
          </li>
        ))}
      </ul>
      <div role="alert">{refusal && <Alert type="error" showIcon message={refusal} />}</div>
    </div>
  );
}

/** What comes of a return that is counted, as the next step of its request. */
export function SettleStep({ sheetId, others }: { sheetId: number; others: ReactNode }) {
  return (
    <NextBar others={others}>
      <ButtonLink type="primary" to={paths.adminReturn(sheetId)}>
        Régler le retour
      </ButtonLink>
    </NextBar>
  );
}
