import { paths } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import { useLocation, useNavigation } from 'react-router-dom';
import { Mark } from '../lib/mark.tsx';
import styles from './full-page.module.css';
import { Loading } from './loading.tsx';

/** The page while its code loads or the session is checked; blank at first, so that a quick load does not flash. */
export function Waiting() {
  const { pathname } = useLocation();
  const sentence = sentenceFor(pathname);
  return (
    <main className={styles.page} aria-busy="true">
      <div className={styles.waiting}>
        <Mark className={styles.waitingMark} />
        <p className={sentence ? styles.text : 'visually-hidden'} role="status">
          {sentence ?? 'Chargement…'}
        </p>
      </div>
    </main>
  );
}

/** Announces that the next screen's code is loading, while the previous screen stays. */
export function WaitingForNext() {
  const { location } = useNavigation();
  return <Loading sentence={location ? sentenceFor(location.pathname) : null} />;
}

function sentenceFor(pathname: string): string | undefined {
  return pathname === paths.adminSettings ? sentences.settings.loading : undefined;
}
