import { Button } from 'antd';
import styles from './paste-notice.module.css';

export interface PasteNoticeProps {
  sentences: string[];
  /** Absent once something else was changed: what was typed since would go, too. */
  onUndo?: (() => void) | undefined;
  onClose: () => void;
}

/** The line under the editor that says what the latest paste left out or decided. */
export function PasteNotice({ sentences, onUndo, onClose }: PasteNoticeProps) {
  return (
    <div className={styles.notice}>
      <p className={styles.text} role="status">
        {sentences.join(' ')}
      </p>
      {onUndo && (
        <Button size="small" aria-label="Annuler ce collage" onClick={onUndo}>
          Annuler
        </Button>
      )}
      <Button size="small" type="text" aria-label="Fermer ce message" onClick={onClose}>
        Fermer
      </Button>
    </div>
  );
}
