import { firstPossible, lastPossible } from '@barnum/rules/catalogue/articles/quantities';
import { paths } from '@barnum/rules/paths';
import { availabilityInWords } from '../../lib/article-availability.ts';
import { useRequestDraft } from '../../lib/request-draft/request-draft.ts';
import { quantityOf } from '../../lib/request-draft/request-draft-state.ts';
import { AddToRequest } from '../article-cards/add-to-request.tsx';
import { useArticleAvailability, useHiredOnDays } from '../availability/article-availability.tsx';
import { AvailabilityBadge } from '../availability/availability-badge.tsx';
import { LinkButton } from '../ui/button.tsx';
import styles from './actions.module.css';
import type { DetailedArticle } from './detailed-article.ts';
import { Instead } from './instead.tsx';

/** The buttons of an article: reserve it or, on days on which it is taken, ask the team for it. */
export function Actions({ article }: { article: DetailedArticle }) {
  const { id } = article;
  const availability = useArticleAvailability().get(id);
  const quantite = quantityOf(useRequestDraft().items, id) || firstPossible(article);
  const isFull = availability?.disponibilite === 'COMPLET';
  if (lastPossible(useHiredOnDays(article)) === 0) return <OutOfStock article={article} quantite={quantite} />;
  return (
    <>
      <div className={styles.actions}>
        <p className={styles.availability}>{!isFull && <AvailabilityBadge availability={availability} />}</p>
        {isFull ? (
          <p className={styles.full}>{availabilityInWords(availability)}</p>
        ) : (
          <LinkButton href={paths.reservationWith(id)} variant="primary" size="large" className={styles.reserve}>
            Réserver
          </LinkButton>
        )}
        <AddToRequest
          article={article}
          label={isFull ? 'Demander quand même' : 'Ajouter à ma demande'}
          variant="secondary"
          className={styles.add}
        />
      </div>
      <p className={styles.promise}>
        {isFull
          ? 'Dites-nous ce qu’il vous faut : nous cherchons une solution avec vous.'
          : 'Une demande est sans engagement, et rien n’est à payer en ligne.'}
      </p>
      {isFull && <Instead articleId={id} quantite={quantite} />}
    </>
  );
}

/** There is none: at all, or on the visitor's days of what is rented in for others. */
function OutOfStock({ article: { id, enRenfort }, quantite }: { article: DetailedArticle; quantite: number }) {
  return (
    <>
      <div className={styles.actions}>
        <p className={styles.full}>{enRenfort ? 'Indisponible à vos dates' : 'Plus disponible'}</p>
        <LinkButton href={paths.contact} variant="secondary" className={styles.add}>
          Nous écrire
        </LinkButton>
      </div>
      <p className={styles.promise}>
        {enRenfort
          ? 'Nous n’avons cet article qu’à certaines dates. '
          : 'Cet article n’est plus à louer pour l’instant. '}
        Dites-nous ce qu’il vous faut : nous cherchons une solution avec vous.
      </p>
      {enRenfort && <Instead articleId={id} quantite={quantite} />}
    </>
  );
}
