import { messages } from '@barnum/rules/messages';
import { paths } from '@barnum/rules/paths';
import type { ReactNode } from 'react';
import type { PageData } from '../../lib/page-data.ts';
import { Container } from '../ui/container.tsx';
import { Notice } from '../ui/notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

/** The frame of every public page. */
export function Layout({ page, path, children }: { page: PageData; path: string; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <a href="#contenu" className={styles.skip}>
        Aller au contenu
      </a>
      <Header path={path} />
      <main id="contenu" tabIndex={-1} className={styles.main}>
        {page.away && !isConsoleOnly(path) && <ServiceAway />}
        {children}
      </main>
      <Footer company={page.company} />
    </div>
  );
}

// Load failures of the home page and of the catalogue are for the console alone (spec section 8).
function isConsoleOnly(path: string): boolean {
  return path === paths.home || path.startsWith(paths.catalogue);
}

function ServiceAway() {
  return (
    <Container className={styles.away}>
      <Notice tone="warning" title={messages.request.unavailable}>
        <p>Une partie de cette page manque pour l’instant. Rechargez-la dans quelques secondes.</p>
      </Notice>
    </Container>
  );
}
