import { createContext, type ReactNode, useContext, useEffect } from 'react';
import styles from './page.module.css';

/** A number before the title on the browser's tab, where it is not 0: what waits to be seen. */
export const TabCountContext = createContext(0);

interface Props {
  title: string;
  /** What leads away from the screen, above its title. */
  back?: ReactNode;
  /** Buttons at the title's right; below it on a phone. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** An admin screen: its title on the page and on the browser's tab, what can be done there, and its content. */
export function Page({ title, back, actions, children }: Props) {
  const count = useContext(TabCountContext);
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title} · Barnum`;
  }, [count, title]);

  return (
    <div className={styles.page}>
      {back && <div className={styles.back}>{back}</div>}
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
