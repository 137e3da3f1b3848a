import type { ReactNode } from 'react';
import { useTabTitle } from '../../lib/shop.ts';
import { ShopMark } from '../../lib/shop-mark.tsx';
import smallPicture from './marquee-640.webp';
import largePicture from './marquee-1180.webp';
import styles from './sign-in-page.module.css';

interface Props {
  title: string;
  subtitle: string;
  children: ReactNode;
}

/** A screen for who is not signed in yet: a picture beside it, the shop's mark above. */
export function SignInShell({ title, subtitle, children }: Props) {
  useTabTitle(title);

  return (
    <div className={styles.page}>
      <img
        className={styles.scene}
        src={largePicture}
        srcSet={`${smallPicture} 640w, ${largePicture} 1180w`}
        sizes="(max-width: 899px) 100vw, 55vw"
        width={1180}
        height={1350}
        alt=""
      />
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
