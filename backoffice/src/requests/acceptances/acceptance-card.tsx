import { FileProtectOutlined, FolderOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { formatLongDate, formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { outcomeOf } from '@barnum/rules/outcome';
import { withdrawalSentences } from '@barnum/rules/requests/acceptances/online-acceptance';
import { ended } from '@barnum/rules/text/french';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useClient } from 'urql';
import { useBusy } from '../../components/use-busy.ts';
import { downloadFile, downloadPdf } from '../../lib/download.ts';
import { type Acceptance, checkQuery, evidenceQuery, signedPageQuery } from './acceptances.ts';
import styles from './request-acceptances.module.css';

const fresh = { requestPolicy: 'network-only' } as const;

/** An acceptance: who, when, what proves it, and whether that is right. */
export function AcceptanceCard({ acceptance }: { acceptance: Acceptance }) {
  const client = useClient();
  const { busy, refusal, run } = useBusy();
  const [check, setCheck] = useState<{ isRight: boolean; phrase: string } | null>(null);
  const { id, devis, createdAt, signataire, retractationJusquAu, retracteLe } = acceptance;

  async function page() {
    const found = await run('page', async () => outcomeOf(await client.query(signedPageQuery, { id }, fresh)));
    if (found) downloadPdf(found.acceptance.pageName, found.acceptance.page);
  }
  async function evidence() {
    const found = await run('evidence', async () => outcomeOf(await client.query(evidenceQuery, { id }, fresh)));
    if (found) downloadFile(found.acceptance.fileName, found.acceptance.preuve, 'application/zip');
  }
  async function verify() {
    setCheck(null);
    const found = await run('check', async () => outcomeOf(await client.query(checkQuery, { id }, fresh)));
    if (found) setCheck(found.acceptance.verification);
  }

  return (
    <div className={styles.acceptance}>
      <p>
        <span className={styles.name}>Devis {devis} accepté en ligne</span> le {formatLongDateTime(createdAt)}
        {ended(signataire ? `, par ${signataire}` : '')}
      </p>
      {retracteLe && <p>Le client a renoncé au contrat le {formatLongDateTime(retracteLe)}.</p>}
      {retractationJusquAu && !retracteLe && (
        <p className={styles.about}>
          Le client peut renoncer au contrat jusqu’au {formatLongDate(retractationJusquAu)} («&nbsp;
          {withdrawalSentences.begin}&nbsp;», sur sa page).
        </p>
      )}
      <div className={styles.buttons}>
        <Button icon={<FileProtectOutlined aria-hidden />} loading={busy === 'page'} onClick={() => void page()}>
          Page signée
        </Button>
        <Button icon={<FolderOutlined aria-hidden />} loading={busy === 'evidence'} onClick={() => void evidence()}>
          Preuve (ZIP)
        </Button>
        <Button
          icon={<SafetyCertificateOutlined aria-hidden />}
          loading={busy === 'check'}
          onClick={() => void verify()}
        >
          Vérifier
        </Button>
      </div>
      <div role="status">
        {check && <Alert type={check.isRight ? 'success' : 'error'} showIcon message={check.phrase} />}
      </div>
      <div role="alert">{refusal && <Alert type="error" showIcon message={refusal} />}</div>
    </div>
  );
}
