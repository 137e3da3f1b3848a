import { DownloadOutlined, PaperClipOutlined } from '@ant-design/icons';
import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { limits } from '@barnum/rules/limits';
import { outcomeOf } from '@barnum/rules/outcome';
import { requestFileSentences, requestFileTypes } from '@barnum/rules/reservation-requests/request-files';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Alert, Button, Progress } from 'antd';
import { useRef, useState } from 'react';
import { useClient } from 'urql';
import { useToasts } from '../../components/toasts.tsx';
import { download } from '../../lib/download.ts';
import { withProgress } from '../../lib/service/transport.ts';
import styles from './request-files.module.css';
import { attachFileMutation, type RequestFile, useFileDeletion } from './request-files.ts';

interface Props {
  requestId: number;
  files: readonly RequestFile[];
  /** The session's token, which the address of a file asks for. */
  token: string | null;
}

/** Documents and pictures that the company keeps with a request: adding, saving and removing them. */
export function RequestFiles({ requestId, files, token }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const toasts = useToasts();
  const { deletingId, confirmAndDelete } = useFileDeletion(() => list.current?.focus());

  async function save({ nom, url }: RequestFile) {
    try {
      const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      if (!answer.ok) throw new Error(`The file was answered ${answer.status}`);
      download(nom, await answer.blob(), answer.headers.get('content-type') ?? '');
    } catch {
      toasts.error(requestFileSentences.downloadFailed);
    }
  }

  return (
    <div className={styles.files} ref={list} tabIndex={-1}>
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map((file) => (
            <li key={file.id} className={styles.file}>
              <div className={styles.about}>
                <p className={styles.name}>{file.nom}</p>
                <p className={styles.size}>
                  {sizeInWords(file.taille)}, joint le {formatLongDate(file.createdAt)} par {file.auteur}
                </p>
              </div>
              <Button
                icon={<DownloadOutlined aria-hidden />}
                aria-label={`Télécharger ${file.nom}`}
                onClick={() => void save(file)}
              >
                Télécharger
              </Button>
              <Button
                type="text"
                danger
                aria-label={`Retirer ${file.nom}`}
                loading={deletingId === file.id}
                onClick={() => void confirmAndDelete(file)}
              >
                Retirer
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Attach requestId={requestId} left={limits.requestFiles - files.length} />
    </div>
  );
}

interface AttachProps {
  requestId: number;
  /** How many more may be kept. */
  left: number;
}

/** Chooses files and sends them, one after the other. */
function Attach({ requestId, left }: AttachProps) {
  const client = useClient();
  const toasts = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null);
  const [refusals, setRefusals] = useState<string[]>([]);

  async function send(file: File): Promise<string | null> {
    if (file.size > limits.requestFileBytes) return requestFileSentences.tooLarge;
    setSending({ name: file.name, share: 0 });
    const context = withProgress((share) => setSending({ name: file.name, share }));
    const outcome = outcomeOf(await client.mutation(attachFileMutation, { requestId, file }, context).toPromise());
    return outcome.status === 'done' ? null : outcome.sentence;
  }

  async function sendAll(files: readonly File[]) {
    setRefusals([]);
    for (const file of files) {
      const refusal = await send(file);
      if (refusal === null) toasts.success(requestFileSentences.attached);
      else setRefusals((before) => [...before, `${file.name} : ${refusal}`]);
    }
    setSending(null);
  }

  return (
    <div className={styles.attach}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Fichiers à joindre"
        accept={Object.values(requestFileTypes).join(',')}
        onChange={({ target }) => {
          void sendAll([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
        icon={<PaperClipOutlined aria-hidden />}
        disabled={left <= 0}
        loading={sending !== null}
        onClick={() => input.current?.click()}
      >
        Joindre un fichier
      </Button>
      <p className={styles.size}>
        {left > 0
          ? 'PDF ou images, 10 Mo au plus chacun. Le visiteur ne les voit pas.'
          : 'Une demande garde dix fichiers au plus : retirez-en un pour en joindre un autre.'}
      </p>
      {sending && <Progress percent={Math.round(sending.share * 100)} aria-label={`Envoi de ${sending.name}`} />}
      <div role="alert" className={styles.refusals}>
        {refusals.map((refusal) => (
          <Alert key={refusal} type="error" showIcon message={refusal} />
        ))}
      </div>
    </div>
  );
}

function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${formatNumber(kilobytes)} ko` : `${formatNumber(Math.round(kilobytes / 102.4) / 10)} Mo`;
}
