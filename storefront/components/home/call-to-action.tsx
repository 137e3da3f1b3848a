import { paths } from '@barnum/rules/paths';
import { LinkButton } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import styles from './call-to-action.module.css';

/** The invitation to send a request, at the end of the page. */
export function CallToAction({ telephone }: { telephone: string }) {
  return (
    <section className={styles.band}>
      <Container className={styles.content}>
        <h2 className={styles.title}>Une date en tête ?</h2>
        <p className={styles.lead}>
          Dites-nous quand et où, ajoutez ce qu’il vous faut : nous revenons vers vous avec une réponse et un prix.
        </p>
        <div className={styles.actions}>
          <LinkButton href={paths.reservation} variant="primary" size="large">
            Faire ma demande
          </LinkButton>
          {telephone && (
            <p>
              ou au téléphone : <PhoneLink number={telephone} />
            </p>
          )}
        </div>
      </Container>
    </section>
  );
}
