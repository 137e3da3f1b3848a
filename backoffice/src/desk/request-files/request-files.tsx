import { DownloadOutlined } from '@ant-design/icons';
import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { limits } from '@barnum/rules/limits';
import { requestFileSentences } from '@barnum/rules/requests/reservation-requests/request-files';
import { authors } from '@barnum/rules/requests/reservation-requests/request-states';
import { sizeInWords } from '@barnum/rules/text/file-size';
import { Button } from 'antd';
import { useRef } from 'react';
import { useToasts } from '../../components/toasts.tsx';
import { download } from '../../lib/download.ts';
import { AttachFiles } from './attach-files.tsx';
import styles from './request-files.module.css';
import { type RequestFile, useFileDeletion } from './request-files.ts';

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
                  {sizeInWords(file.taille)}, joint le {formatLongDate(file.createdAt)} par{' '}
                  {file.auteur === authors.visitor ? 'le visiteur' : file.auteur}
                  {file.partage && ', dans les messages'}
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
      <AttachFiles requestId={requestId} left={limits.requestFiles - files.filter(({ partage }) => !partage).length} />
    </div>
  );
}
