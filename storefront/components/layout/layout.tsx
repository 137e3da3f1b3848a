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
      <Header name={page.company.name} logo={page.company.logo} path={path} />
      <main id="contenu" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer company={page.company} />
      <Announcements />
    </div>
  );
}

/** A component of its own, so that an announcement does not render the whole layout again. */
function Announcements() {
  return (
    <p role="status" className="visually-hidden">
      {useAnnouncement()}
    </p>
  );
}
