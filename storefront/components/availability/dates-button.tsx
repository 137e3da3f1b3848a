import { rentalInShort, rentalInWords, rentalSeparator } from '@barnum/rules/prices/rental-in-words';
import { wholeWords } from '@barnum/rules/text/french';
import { forwardRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useRequestDraft } from '../../lib/request-draft/request-draft.ts';
import { quantityOf, wantedItem } from '../../lib/request-draft/request-draft-state.ts';
import { Calendar } from '../ui/icons.tsx';
import { useVisitorDates } from '../visitor-dates/visitor-dates.tsx';
import { CalendarButton } from './calendar-button.tsx';
import styles from './dates-button.module.css';

interface Props {
  /** The article at hand, if there is one: the calendar shows on which days it is taken. */
  articleId?: number | undefined;
  /** Under the header: without a frame, on one line, on a phone on two. */
  slim?: boolean;
}

/** The visitor's days, and the calendar that changes them. */
export const DatesButton = forwardRef<HTMLButtonElement, Props>(function DatesButton({ articleId, slim }, ref) {
  const { draft, update } = useRequestDraft();
  const { terms, period } = useVisitorDates();
  const days = period && { date: draft.date, ...period };
  const [party, ...ways] = days ? wholeWords(rentalInWords(days, terms)).split(rentalSeparator) : [];
  return (
    <CalendarButton
      ref={ref}
      className={classNames(styles.button, slim && styles.slim)}
      days={draft}
      closings={terms.fermetures}
      wanted={
        articleId === undefined
          ? undefined
          : wantedItem(draft, { articleId, quantite: quantityOf(draft.items, articleId) || 1 })
      }
      onChange={update}
    >
      <Calendar className={styles.icon} />
      <span className={styles.words}>
        <strong className={styles.party}>
          {party ?? 'Choisissez vos dates'}
          {party && slim && <span className={styles.separator}>{rentalSeparator}</span>}
        </strong>{' '}
        <span className={styles.ways}>
          {days ? (
            <>
              <span className={styles.full}>{ways.join(rentalSeparator)}</span>
              {slim && <span className={styles.short}>{wholeWords(rentalInShort(days))}</span>}
              <span className={styles.change}>Modifier</span>
            </>
          ) : (
            'Prix et disponibilité de ces jours'
          )}
        </span>
      </span>
    </CalendarButton>
  );
});
