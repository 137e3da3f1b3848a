import type { ReactNode } from 'react';
import { useShop, useTabTitle } from '../../lib/shop.ts';
import { ShopMark } from '../../lib/shop-mark.tsx';
import styles from './sign-in-page.module.css';
import { SignInScene } from './sign-in-scene.tsx';

interface Props {
  title: string;
  subtitle: string;
  children: ReactNode;
}

/** A screen for who is not signed in yet: the scene beside it, the shop's mark above. */
export function SignInShell({ title, subtitle, children }: Props) {
  const { colours } = useShop();
  useTabTitle(title);

  return (
    <div className={styles.page}>
      <SignInScene colours={colours} className={styles.scene} />
      <main className={styles.panel}>
        <div className={styles.content}>
          <div className={styles.house}>
            <ShopMark className={styles.mark} nameClass={styles.name} logoClass={styles.logo} />
          </div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.subtitle}>{subtitle}</p>
          {children}
        </div>
      </main>
    </div>
  );
}
