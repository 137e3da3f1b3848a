import { Modal } from 'antd';
import styles from './help-sheet.module.css';
import { keysOf, shortcutsOnScreen } from './use-shortcuts.ts';

/** What can be pressed on this screen. */
export function HelpSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal
      open={isOpen}
      title="Raccourcis clavier"
      onCancel={onClose}
      closable={{ 'aria-label': 'Fermer' }}
      footer={null}
      width={460}
      destroyOnHidden
    >
      <Keys />
    </Modal>
  );
}

function Keys() {
  return (
    <dl className={styles.keys}>
      {shortcutsOnScreen().map((shortcut) => (
        <div key={shortcut.label} className={styles.row}>
          <dt>{shortcut.label}</dt>
          <dd>
            {keysOf(shortcut).map((key) => (
              <kbd key={key} className={styles.key}>
                {keyName(key)}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const names: Record<string, string> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: 'Entrée',
  Escape: 'Échap',
  ' ': 'Espace',
};

/** As it is printed on a keyboard. */
function keyName(key: string): string {
  const mod = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  return names[key] ?? key.replace(/^mod\+(.)$/, (_, letter: string) => `${mod} ${letter.toUpperCase()}`);
}
