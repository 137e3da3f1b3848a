import { paths } from '@barnum/rules/paths';
import type { ReactNode } from 'react';
import { useAnnouncement } from '../../lib/announcements.ts';
import type { PageData } from '../../lib/page-data.ts';
import { DatesBar } from '../availability/dates-bar.tsx';
import { RequestDrawerHost } from '../reservation-requests/drawer/request-drawer-host.tsx';
import { VisitorDatesProvider } from '../visitor-dates/visitor-dates.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { showsDates } from './navigation.ts';

/** The layout of every public page. */
export function Layout({ page, path, children }: { page: PageData; path: string; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <a href="#contenu" className={styles.skip}>
        Aller au contenu
      </a>
      <Header company={page.company} path={path} />
      <VisitorDatesProvider terms={page.terms}>
        {showsDates(path) && <DatesBar articleId={page.article?.id} stays={path.startsWith(paths.catalogue)} />}
        <main id="contenu" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <RequestDrawerHost />
      </VisitorDatesProvider>
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
