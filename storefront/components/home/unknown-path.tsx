import { paths } from '@barnum/rules/paths';
import { Container } from '../ui/container.tsx';
import { SearchForm } from '../ui/search-form.tsx';
import styles from './unknown-path.module.css';

/** Above the home page that every unknown path shows: that there is no such page, and four ways on. */
export function UnknownPath() {
  return (
    <Container>
      <section className={styles.notice} aria-labelledby="page-introuvable">
        <p id="page-introuvable" className={styles.sentence}>
          Cette page n’existe pas, ou n’existe plus.
        </p>
        <SearchForm />
        <p className={styles.ways}>
          <a href={paths.catalogue}>Tout le catalogue</a>
          <a href={paths.reservation}>Demander une réservation</a>
          <a href={paths.contact}>Nous contacter</a>
        </p>
      </section>
    </Container>
  );
}
