import { addDays } from '@barnum/rules/dates/days';
import { formatWeekdayDate } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { Alert, Button } from 'antd';
import type { CopiedRequest, RequestValues } from './edited-request.ts';
import styles from './request-form.module.css';

interface Props {
  copied: CopiedRequest;
  onChoose: (days: Pick<RequestValues, 'date' | 'dateRetrait' | 'dateRetour'>) => void;
}

/** Says which request this one is made like, and offers its weekday a year later. */
export function CopiedNotice({ copied, onChoose }: Props) {
  const { id, date, dateRetrait, dateRetour } = copied;
  const days = daysAfter(date);
  const later = (day: string | null) => (day === null ? '' : addDays(day, days));
  return (
    <Alert
      type="info"
      showIcon
      role="note"
      message={`Comme la demande n°\u00a0${id}, du ${formatWeekdayDate(date)}`}
      className={styles.copied ?? ''}
      description={
        <>
          Choisissez ses dates. Les articles sont aux prix du catalogue ; vérifiez les remises.
          <br />
          <Button
            onClick={() =>
              onChoose({ date: later(date), dateRetrait: later(dateRetrait), dateRetour: later(dateRetour) })
            }
          >
            Le {formatWeekdayDate(later(date))}
          </Button>
        </>
      }
    />
  );
}

/** As many whole years of weeks as lead to a day that is not over. */
function daysAfter(date: string): number {
  let days = 364;
  while (addDays(date, days) < todayInParis()) days += 364;
  return days;
}
