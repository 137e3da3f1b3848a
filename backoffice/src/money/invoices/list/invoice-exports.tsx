import { DownloadOutlined } from '@ant-design/icons';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import {
  archiveName,
  type ExportPeriod,
  invoiceExportSentences,
  journalName,
} from '@barnum/rules/money/invoice-exports/invoice-exports';
import { invoicePeriods } from '@barnum/rules/money/invoices/invoice-list';
import { invoiceExportPaths } from '@barnum/rules/paths';
import { Alert, Button, Input, Modal, Progress } from 'antd';
import { useId, useState } from 'react';
import { download } from '../../../lib/download.ts';
import styles from './invoice-exports.module.css';

interface Props {
  /** What the list shows. */
  period: { du: string | null; au: string | null };
  /** The session's token, which the address of a file asks for. */
  token: string | null;
}

/** What the accountant gets of a period: the documents, and the journal. */
export function InvoiceExports({ period, token }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        Exporter pour le comptable
      </Button>
      <Modal
        open={isOpen}
        title="Pour votre comptable"
        onCancel={() => setIsOpen(false)}
        closable={{ 'aria-label': 'Fermer' }}
        footer={null}
        destroyOnHidden
      >
        <Choice period={period} token={token} />
      </Modal>
    </>
  );
}

function Choice({ period, token }: Props) {
  const [lastMonth] = invoicePeriods.filter(({ key }) => key === 'mois-dernier');
  const usual = lastMonth?.days(todayInParis());
  const [du, setDu] = useState(period.du ?? usual?.du ?? '');
  const [au, setAu] = useState(period.au ?? usual?.au ?? '');
  const [progress, setProgress] = useState<{ name: string; percent: number } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [fromId, untilId] = [useId(), useId()];

  async function save(path: string, nameOf: (period: ExportPeriod) => string) {
    const name = nameOf({ du, au });
    setRefusal(null);
    setProgress({ name, percent: 0 });
    try {
      const answer = await fetch(`${path}?${new URLSearchParams({ du, au })}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (!answer.ok) {
        setRefusal(await refusalOf(answer));
        return;
      }
      const chunks = await readAll(answer, (percent) => setProgress({ name, percent }));
      download(name, new Blob(chunks), answer.headers.get('content-type') ?? '');
    } catch {
      setRefusal(invoiceExportSentences.failed);
    } finally {
      setProgress(null);
    }
  }

  return (
    <div className={styles.choice}>
      <div className={styles.days}>
        <label htmlFor={fromId}>Du</label>
        <Input id={fromId} type="date" value={du} onChange={({ target }) => setDu(target.value)} />
        <label htmlFor={untilId}>au</label>
        <Input id={untilId} type="date" value={au} onChange={({ target }) => setAu(target.value)} />
      </div>
      <p className={styles.about}>
        Les documents sont les PDF et les XML des factures et des avoirs émis, tels quels. Le journal en a les
        écritures, celles des paiements et celles des cautions, avec les comptes de vos paramètres ; il s’ouvre dans un
        tableur.
      </p>
      <div className={styles.buttons}>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          disabled={progress !== null}
          onClick={() => void save(invoiceExportPaths.archive, archiveName)}
        >
          Documents (ZIP)
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          disabled={progress !== null}
          onClick={() => void save(invoiceExportPaths.journal, journalName)}
        >
          Journal (CSV)
        </Button>
      </div>
      {progress && <Progress percent={progress.percent} aria-label={`Téléchargement de ${progress.name}`} />}
      <div role="alert">{refusal && <Alert type="error" showIcon message={refusal} />}</div>
    </div>
  );
}

/** The bytes of an answer; tells how much of it has come, where its size is known. */
async function readAll(answer: Response, onProgress: (percent: number) => void): Promise<BlobPart[]> {
  const size = Number(answer.headers.get('content-length'));
  const chunks: BlobPart[] = [];
  let read = 0;
  for (const reader = answer.body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    read += value.length;
    if (size > 0) onProgress(Math.round((100 * read) / size));
  }
  return chunks;
}

/** What the service said of a refusal. */
async function refusalOf(answer: Response): Promise<string> {
  try {
    const { error, fields } = await answer.json();
    const [first] = Object.values(fields ?? {});
    return String(first ?? error);
  } catch {
    return invoiceExportSentences.failed;
  }
}
