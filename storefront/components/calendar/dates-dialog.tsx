import type { Closings } from '@barnum/rules/dates/closed-days';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { type DayName, noDays, withDay } from '../../lib/request-draft/chosen-days.ts';
import { type DraftDays, draftPeriod } from '../../lib/request-draft/draft-period.ts';
import type { WantedItem } from '../../lib/request-draft/request-draft-state.ts';
import { Button } from '../ui/button.tsx';
import { Cross } from '../ui/icons.tsx';
import { PeriodLine } from '../visitor-dates/period-line.tsx';
import styles from './dates-dialog.module.css';
import { DayCalendar } from './day-calendar.tsx';

interface Props {
  days: DraftDays;
  closings: Closings;
  /** The article at hand: the calendar shows on which days it is taken. */
  wanted?: WantedItem | undefined;
  onChange: (days: DraftDays) => void;
  /** Called once it is closed and the focus is back where it was. */
  onClose: () => void;
}

const questions: Record<DayName, string> = {
  date: 'Quel jour est votre fête ?',
  dateRetrait: 'Quel jour venez-vous chercher le matériel ?',
  dateRetour: 'Quel jour le rapportez-vous ?',
};

/**
 * The visitor's days: that of the party, from which pick-up and return follow, and these two one by one. It closes once a day is
 * chosen. In the middle of the window; on a phone a sheet at its lower edge.
 */
export function DatesDialog({ days, closings, wanted, onChange, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [choosing, setChoosing] = useState<DayName>('date');
  const period = draftPeriod(days, closings);

  // Not in an effect: those of the calendar come earlier, and focus its day in the open dialog.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();

  function choose(day: string) {
    onChange(withDay(days, choosing, day, closings));
    close();
  }

  const moveButton = (name: DayName, label: string) => (
    <Button variant="quiet" aria-pressed={choosing === name} onClick={() => setChoosing(name)}>
      {label}
    </Button>
  );

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, Escape and two buttons close it
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            Vos dates
          </h2>
          <button type="button" className={styles.close} onClick={close} aria-label="Fermer le calendrier">
            <Cross />
          </button>
        </div>
        <p className={styles.question} aria-live="polite">
          {questions[choosing]}
        </p>
        <DayCalendar
          days={days}
          period={period}
          choosing={choosing}
          closings={closings}
          wanted={wanted}
          onChoose={choose}
        />
        <PeriodLine date={days.date} period={period} />
        {period && (
          <div className={styles.moves}>
            {moveButton('dateRetrait', 'Modifier le retrait')}
            {moveButton('dateRetour', 'Modifier le retour')}
          </div>
        )}
        <div className={styles.actions}>
          {days.date !== '' && (
            <Button
              variant="quiet"
              onClick={() => {
                onChange(noDays);
                close();
              }}
            >
              Effacer les dates
            </Button>
          )}
          <Button variant="primary" onClick={close}>
            Terminé
          </Button>
        </div>
      </div>
    </dialog>
  );
}
