import { MenuOutlined } from '@ant-design/icons';
import { Link, useLocation } from 'react-router-dom';
import { ArrivedCount } from './arrived-count.tsx';
import { isCurrent, useEntriesAtThumb } from './entries.ts';
import styles from './phone-bar.module.css';

/** The menu of a phone, at the thumb: the screens of the day, and the drawer with the others. */
export function PhoneBar({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  const { pathname } = useLocation();
  const entriesAtThumb = useEntriesAtThumb();
  const isElsewhere = !entriesAtThumb.some(({ path }) => isCurrent(path, pathname));
  return (
    <nav className={styles.bar} aria-label="Écrans du jour">
      {entriesAtThumb.map(({ path, label, Icon }) => (
        <Link
          key={path}
          className={styles.entry}
          to={path}
          aria-current={isCurrent(path, pathname) ? 'page' : undefined}
        >
          <Icon className={styles.icon} aria-hidden />
          {label}
          <ArrivedCount path={path} className={styles.count} />
        </Link>
      ))}
      <button
        type="button"
        className={isElsewhere ? styles.elsewhere : styles.entry}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <MenuOutlined className={styles.icon} aria-hidden />
        Plus
      </button>
    </nav>
  );
}
