import { DownloadOutlined } from '@ant-design/icons';
import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { limits } from '@barnum/rules/limits';
import { authors } from '@barnum/rules/requests/reservation-requests/request-states';
import { sizeInWords } from '@barnum/rules/text/file-size';
import { Button } from 'antd';
import { useRef } from 'react';
import { Fold } from '../../components/fold.tsx';
import { AttachFiles } from './attach-files.tsx';
import styles from './request-files.module.css';
import { type RequestFile, useFileDeletion } from './request-files.ts';
import { useFileDownload } from './use-file-download.ts';

interface Props {
  requestId: number;
  files: readonly RequestFile[];
  /** The session's token, which the address of a file asks for. */
  token: string | null;
}

/** Documents and pictures that the company keeps with a request: adding, saving and removing them. */
export function RequestFiles({ requestId, files, token }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const save = useFileDownload(token);
  const { deletingId, confirmAndDelete } = useFileDeletion(() => list.current?.focus());

  return (
    <Fold title="Fichiers joints" said={countInWords(files.length)} isOpen={files.length > 0}>
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
        <AttachFiles
          requestId={requestId}
          left={limits.requestFiles - files.filter(({ partage }) => !partage).length}
        />
      </div>
    </Fold>
  );
}

function countInWords(count: number): string {
  if (count === 0) return 'Aucun fichier';
  return count === 1 ? '1\u00a0fichier' : `${count}\u00a0fichiers`;
}
