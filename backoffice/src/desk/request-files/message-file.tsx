import { DownloadOutlined } from '@ant-design/icons';
import { sizeInWords } from '@barnum/rules/text/file-size';
import { Button } from 'antd';
import styles from './request-files.module.css';
import { useFileDownload } from './use-file-download.ts';

interface Props {
  file: { nom: string; taille: number; url: string };
  token: string | null;
}

/** A file of a message, saved from beside its words. */
export function MessageFile({ file, token }: Props) {
  const save = useFileDownload(token);
  return (
    <Button
      type="link"
      className={styles.ofMessage ?? ''}
      icon={<DownloadOutlined aria-hidden />}
      onClick={() => void save(file)}
    >
      {file.nom} ({sizeInWords(file.taille)})
    </Button>
  );
}
