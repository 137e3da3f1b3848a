import { addDays, daysBetween } from '@barnum/rules/dates/days';
import { formatShortWeekday } from '@barnum/rules/dates/format-dates';
import { paths } from '@barnum/rules/paths';
import { unbroken } from '@barnum/rules/text/french';
import { useEffect, useState } from 'react';
import type { Instead as Offers } from '../../lib/availability/fetch-instead.ts';
import type { DraftDays } from '../../lib/request-draft/draft-period.ts';
import { useRequestDraft } from '../../lib/request-draft/request-draft.ts';
import { type WantedItem, wantedItem } from '../../lib/request-draft/request-draft-state.ts';
import { Price } from '../price/price.tsx';
import { Picture } from '../ui/picture.tsx';
import { Tile } from '../ui/tile.tsx';
import styles from './instead.module.css';

interface Props {
  articleId: number;
  /** Wanted pieces. */
  quantite: number;
}

/** When an article that is taken is free again, and what is free of its category meanwhile. */
export function Instead({ articleId, quantite }: Props) {
  const { draft, update } = useRequestDraft();
  const { date, dateRetrait, dateRetour } = draft;
  // An object that lasts as long as what it says.
  const wanted = JSON.stringify(wantedItem(draft, { articleId, quantite }));
  const [offers, setOffers] = useState<Offers | null>(null);

  useEffect(() => {
    let isOutdated = false;
    import('../../lib/availability/fetch-instead.ts')
      .then(({ fetchInstead }) => fetchInstead(JSON.parse(wanted) as WantedItem, { date, dateRetrait, dateRetour }))
      .catch(() => null)
      .then((found) => !isOutdated && setOffers(found));
    return () => {
      isOutdated = true;
    };
  }, [wanted, date, dateRetrait, dateRetour]);

  if (!offers) return null;
  const { nextFreeDate, freeAlternatives } = offers;
  return (
    <div className={styles.instead}>
      {nextFreeDate && (
        <p>
          Prochaine date libre :{' '}
          <button type="button" className={styles.date} onClick={() => update(movedTo(nextFreeDate, draft))}>
            {formatShortWeekday(nextFreeDate)}
          </button>
        </p>
      )}
      {freeAlternatives.length > 0 && (
        <>
          <h2 className={styles.title}>Libre à vos dates</h2>
          <ul className={styles.list}>
            {freeAlternatives.map((article) => (
              <li key={article.id} className={styles.article}>
                {article.primaryImage ? (
                  <Picture
                    picture={article.primaryImage.picture}
                    alt=""
                    sizes="4rem"
                    largest={320}
                    className={styles.picture}
                  />
                ) : (
                  <Tile nom={article.nom} className={styles.picture} />
                )}
                <a href={paths.article(article.slug)} className={styles.name}>
                  {unbroken(article.nom)}
                </a>
                <Price article={article} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The same days around another day of the party. */
function movedTo(date: string, days: DraftDays): DraftDays {
  const move = (day: string) => day && addDays(day, daysBetween(days.date, date));
  return { date, dateRetrait: move(days.dateRetrait), dateRetour: move(days.dateRetour) };
}
