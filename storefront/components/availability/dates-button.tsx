import { formatShortWeekday } from '@barnum/rules/dates/format-dates';
import { rentalInWords, rentalSeparator } from '@barnum/rules/dates/rental-in-words';
import { forwardRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useRequestDraft } from '../../lib/request-draft/request-draft.ts';
import { quantityOf } from '../../lib/request-draft/request-draft-state.ts';
import { Calendar } from '../ui/icons.tsx';
import { CalendarButton } from './calendar-button.tsx';
import styles from './dates-button.module.css';
import { useVisitorDates } from './visitor-dates.tsx';

interface Props {
  /** The article at hand, if there is one: the calendar shows on which days it is taken. */
  articleId?: number | undefined;
  /** Under the header: without a frame, on one line where there is room. */
  slim?: boolean;
}

/** The visitor's days, and the calendar that changes them. */
export const DatesButton = forwardRef<HTMLButtonElement, Props>(function DatesButton({ articleId, slim }, ref) {
  const { draft, update } = useRequestDraft();
  const { terms, period } = useVisitorDates();
  const [, ...ways] = period ? rentalInWords({ date: draft.date, ...period }, terms).split(rentalSeparator) : [];
  return (
    <CalendarButton
      ref={ref}
      className={classNames(styles.button, slim && styles.slim)}
      days={draft}
      closings={terms.fermetures}
      wanted={articleId === undefined ? undefined : { articleId, quantite: quantityOf(draft.items, articleId) || 1 }}
      onChange={update}
    >
      <Calendar className={styles.icon} />
      <span className={styles.words}>
        <strong className={styles.party}>
          {period && <span className={styles.label}>Votre fête : </span>}
          {period ? formatShortWeekday(draft.date) : 'Choisissez vos dates'}
        </strong>{' '}
        <span className={styles.ways}>
          {period ? ways.join(rentalSeparator) : 'Prix et disponibilité de ces jours'}
        </span>
        {period && (
          <span className={styles.brief}>
            {period.debut === period.fin
              ? 'retrait et retour le jour même'
              : `retrait ${briefDay(period.debut)} · retour ${briefDay(period.fin)}`}
          </span>
        )}
      </span>
      {period && <span className={styles.change}>Changer</span>}
    </CalendarButton>
  );
});

/** `ven. 11`, beside the party's day that names the month. */
function briefDay(day: string): string {
  const [weekday = '', date] = formatShortWeekday(day).split(' ');
  return `${weekday.slice(0, 3)}. ${date}`;
}
