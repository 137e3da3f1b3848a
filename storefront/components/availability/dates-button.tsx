import { rentalInWords, rentalSeparator } from '@barnum/rules/prices/rental-in-words';
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
  /** Under the header: without a frame, on one line where there is room, on a phone on three. */
  slim?: boolean;
}

/** The visitor's days, and the calendar that changes them. */
export const DatesButton = forwardRef<HTMLButtonElement, Props>(function DatesButton({ articleId, slim }, ref) {
  const { draft, update } = useRequestDraft();
  const { terms, period } = useVisitorDates();
  const [party, ...ways] = period ? rentalInWords({ date: draft.date, ...period }, terms).split(rentalSeparator) : [];
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
          {party && slim && rentalSeparator}
        </strong>{' '}
        <span className={styles.ways}>
          {party ? ways.join(rentalSeparator) : 'Prix et disponibilité de ces jours'}
          {party && <span className={styles.change}>Changer</span>}
        </span>
      </span>
    </CalendarButton>
  );
});
