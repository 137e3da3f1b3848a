import { DownloadOutlined } from '@ant-design/icons';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { figuresSentences } from '@barnum/rules/money/figures/figures';
import { vatLinesInWords } from '@barnum/rules/money/figures/vat-lines';
import {
  archiveName,
  type ExportPeriod,
  invoiceExportSentences,
  journalFileName,
  journalName,
  vatLinesName,
} from '@barnum/rules/money/invoice-exports/invoice-exports';
import { journalSums, journalSumsInWords } from '@barnum/rules/money/invoice-exports/journal-sums';
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
  const [saved, setSaved] = useState<{ name: string; sums: string; hash: string | null } | null>(null);
  const [progress, setProgress] = useState<{ name: string; percent: number } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [fromId, untilId] = [useId(), useId()];

  async function save(path: string, nameOf: (period: ExportPeriod) => string) {
    const name = nameOf({ du, au });
    setRefusal(null);
    setSaved(null);
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
      const file = new Blob(chunks);
      download(name, file, answer.headers.get('content-type') ?? '');
      setSaved({ name, sums: await sumsOf(name, file), hash: await hashOf(file) });
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
      <div className={styles.periods}>
        {usualPeriods.map(({ key, label, days }) => (
          <Button
            key={key}
            onClick={() => {
              const usual = days(todayInParis());
              setDu(usual.du);
              setAu(usual.au);
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      <p className={styles.about}>
        Les documents sont les PDF et les XML des factures et des avoirs émis, tels quels. Le journal pour votre
        comptable en a les écritures, celles des paiements, celles des cautions et, sans l’option pour les débits, la
        TVA qui devient due quand l’argent arrive, avec les comptes de vos paramètres. Il s’ouvre dans un tableur ; en
        dix-huit colonnes, un logiciel de comptabilité le lit. {figuresSentences.lines}
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
        <Button
          icon={<DownloadOutlined aria-hidden />}
          disabled={progress !== null}
          onClick={() => void save(invoiceExportPaths.journalFile, journalFileName)}
        >
          Journal en 18 colonnes (TXT)
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          disabled={progress !== null}
          onClick={() => void save(invoiceExportPaths.vatLines, vatLinesName)}
        >
          Lignes de TVA (CSV)
        </Button>
      </div>
      {progress && <Progress percent={progress.percent} aria-label={`Téléchargement de ${progress.name}`} />}
      <div role="status">
        {saved && (
          <Alert
            type="success"
            message={saved.name}
            description={
              <>
                {saved.sums}
                {saved.hash && <p className={styles.hash}>{invoiceExportSentences.hash(saved.hash)}</p>}
              </>
            }
          />
        )}
      </div>
      <div role="alert">{refusal && <Alert type="error" showIcon message={refusal} />}</div>
    </div>
  );
}

const usualPeriods = invoicePeriods.filter(({ key }) =>
  ['mois-dernier', 'trimestre-dernier', 'annee-derniere'].includes(key),
);

/** What a journal or lines of VAT come to, in words; nothing of an archive. */
async function sumsOf(name: string, file: Blob): Promise<string> {
  if (name.endsWith('.zip')) return '';
  const text = await file.text();
  return name.startsWith('journal') ? journalSumsInWords(journalSums(text)) : vatLinesInWords(text);
}

/** The SHA-256 of a file; null where the browser computes none, as without HTTPS. */
async function hashOf(file: Blob): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
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
