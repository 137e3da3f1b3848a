import { Link, useLocation } from 'react-router-dom';
import styles from './screen-tabs.module.css';

interface Props {
  label: string;
  screens: readonly { path: string; label: string }[];
}

/** Screens that belong together, each with its own address; they look like tabs. */
export function ScreenTabs({ label, screens }: Props) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className={styles.tabs}>
      {screens.map(({ path, label: name }) => (
        <Link
          key={path}
          to={path}
          className={path === pathname ? styles.current : styles.tab}
          aria-current={path === pathname ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
