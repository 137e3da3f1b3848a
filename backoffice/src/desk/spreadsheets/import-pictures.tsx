import { formatNumber } from '@barnum/rules/text/numbers';
import { Button } from 'antd';
import { useRef } from 'react';
import styles from './imports.module.css';

interface Props {
  /** Of pictures that came already. */
  count: number;
  busy: string | null;
  onAdd: (zip: File) => void;
}

/** Where the pictures of a table of articles come in, in a ZIP. */
export function ImportPictures({ count, busy, onAdd }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <section className={styles.pictures} aria-label="Photos">
      <input
        ref={input}
        type="file"
        hidden
        aria-label="ZIP de photos"
        accept=".zip"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onAdd(file);
          target.value = '';
        }}
      />
      <Button loading={busy === 'pictures'} disabled={busy !== null} onClick={() => input.current?.click()}>
        Ajouter un ZIP de photos
      </Button>
      <span className={styles.about} role="status">
        {count === 0
          ? 'Chaque photo va à l’article qui la nomme (colonne «\u00a0Photos\u00a0»), ou dont elle porte le nom\u00a0: «\u00a0barnum-3-x-3.jpg\u00a0».'
          : `${formatNumber(count)} ${count === 1 ? 'photo reçue' : 'photos reçues'}`}
      </span>
    </section>
  );
}
