import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import styles from './lines/lines-field.module.css';
import type { useUndo } from './use-undo.ts';

/** Undoes and does again what was changed in the form. */
export function UndoButtons({
  undo,
}: {
  undo: Pick<ReturnType<typeof useUndo>, 'undo' | 'redo' | 'canUndo' | 'canRedo'>;
}) {
  return (
    <div className={styles.undo}>
      <Button
        type="text"
        className={styles.button ?? ''}
        icon={<UndoOutlined aria-hidden />}
        aria-label="Défaire"
        aria-keyshortcuts="Control+Z"
        title="Défaire (Ctrl + Z)"
        disabled={!undo.canUndo}
        onClick={undo.undo}
      />
      <Button
        type="text"
        className={styles.button ?? ''}
        icon={<RedoOutlined aria-hidden />}
        aria-label="Refaire"
        aria-keyshortcuts="Control+Y"
        title="Refaire (Ctrl + Y)"
        disabled={!undo.canRedo}
        onClick={undo.redo}
      />
    </div>
  );
}
