import { SearchOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import styles from './palette-entry.module.css';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The way to the palette, which looks like a field; an icon alone where there is no room. */
export function PaletteEntry({ isNarrow, onOpen }: { isNarrow: boolean; onOpen: () => void }) {
  return (
    <Tooltip title={isNarrow ? label : ''} placement="right">
      <button
        type="button"
        className={isNarrow ? styles.narrow : styles.entry}
        aria-label={isNarrow ? label : undefined}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onOpen}
      >
        <SearchOutlined aria-hidden />
        {!isNarrow && (
          <>
            <span className={styles.words}>
              Chercher<span className="visually-hidden"> partout</span>…
            </span>
            <kbd className={styles.key}>{isMac ? '⌘\u00a0K' : 'Ctrl\u00a0K'}</kbd>
          </>
        )}
      </button>
    </Tooltip>
  );
}

const label = 'Chercher partout';
