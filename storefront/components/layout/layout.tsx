import type { ReactNode } from 'react';
import { useAnnouncement } from '../../lib/announcements.ts';
import type { PageData } from '../../lib/page-data.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

/** The layout of every public page. */
export function Layout({ page, path, children }: { page: PageData; path: string; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <a href="#contenu" className={styles.skip}>
        Aller au contenu
      </a>
      <Header path={path} />
      <main id="contenu" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer company={page.company} />
      <Announcements />
    </div>
  );
}

/** Apart from the layout, which a sentence does not render again. */
function Announcements() {
  return (
    <p role="status" className="visually-hidden">
      {useAnnouncement()}
    </p>
  );
}
