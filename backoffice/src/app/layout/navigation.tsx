import { Tooltip } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { ArrivedCount } from './arrived-count.tsx';
import { isCurrent, useEntries } from './entries.ts';
import styles from './navigation.module.css';

/** The menu; icons only when the sidebar is narrow. */
export function Navigation({ isNarrow, onNavigate }: { isNarrow: boolean; onNavigate: () => void }) {
  const { pathname } = useLocation();
  const entries = useEntries();
  return (
    <nav aria-label="Écrans">
      <ul className={styles.entries}>
        {entries.map(({ path, label, Icon }) => {
          const isOpen = isCurrent(path, pathname);
          return (
            <li key={path}>
              <Tooltip title={isNarrow ? label : ''} placement="right">
                <Link
                  className={isOpen ? styles.current : styles.entry}
                  to={path}
                  aria-current={isOpen ? 'page' : undefined}
                  onClick={onNavigate}
                >
                  <Icon className={styles.icon} aria-hidden />
                  <span className={isNarrow ? 'visually-hidden' : undefined}>{label}</span>
                  <ArrivedCount path={path} className={isNarrow ? styles.narrowCount : styles.count} />
                </Link>
              </Tooltip>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
