import { unbroken } from '@barnum/rules/text/french';
import { createContext, type ReactNode, type RefObject, useContext } from 'react';
import { useTabTitle } from '../lib/shop.ts';
import styles from './page.module.css';

/** Number of unseen requests, shown before the title on the browser's tab unless it is 0. */
export const TabCountContext = createContext(0);

interface Props {
  title: string;
  /** For who moves the focus to the title. */
  titleRef?: RefObject<HTMLHeadingElement>;
  /** A few words below the title, above the actions on a phone. */
  subtitle?: ReactNode;
  /** A link above the title. */
  back?: ReactNode;
  /** Buttons to the right of the title; below it on a phone. */
  actions?: ReactNode;
  /** Whether its head stays in view; on a phone the title with the few words below it. */
  stays?: boolean;
  children?: ReactNode;
}

/** An admin screen: its title (also on the browser's tab), its actions and its content. */
export function Page({ title, titleRef, subtitle, back, actions, stays = false, children }: Props) {
  const count = useContext(TabCountContext);
  useTabTitle(`${count > 0 ? `(${count}) ` : ''}${title}`);

  return (
    <div className={styles.page}>
      {back && <div className={styles.back}>{back}</div>}
      <div className={stays ? `${styles.head} ${styles.stays}` : styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title} ref={titleRef} tabIndex={titleRef && -1}>
            {unbroken(title)}
          </h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
