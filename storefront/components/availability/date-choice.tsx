import type { Closings } from '@barnum/rules/dates/closed-days';
import { lastDay } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { periodInWords } from '@barnum/rules/dates/period';
import { useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { draftPeriod } from '../../lib/request-draft/draft-period.ts';
import { useRequestDraft } from '../../lib/request-draft/request-draft.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import styles from './date-choice.module.css';

/** The visitor's days, for which articles then show their availability; they are part of the request draft. */
export function DateChoice({ closings }: { closings: Closings }) {
  const { draft, update } = useRequestDraft();
  const isReady = useHydrated();
  const fields = useRef<HTMLDivElement>(null);
  // The page's HTML may have been cached the day before: only the browser knows today's date.
  const today = isReady ? todayInParis() : undefined;
  const { date, dateRetour } = draft;
  const period = draftPeriod(draft, closings);
  const isPast = today !== undefined && date !== '' && date < today;

  function clear() {
    update({ date: '', dateRetour: '' });
    fields.current?.querySelector('input')?.focus();
  }

  return (
    <fieldset className={styles.choice} disabled={!isReady}>
      <legend className="visually-hidden">Vos dates</legend>
      <div className={classNames(styles.days, 'screen-only')} ref={fields}>
        <TextField
          type="date"
          label="Date souhaitée"
          value={date}
          min={today}
          max={lastDay}
          onChange={(event) => update({ date: event.target.value })}
        />
        <TextField
          type="date"
          label="Retour (facultatif)"
          value={dateRetour}
          min={date || today}
          max={lastDay}
          onChange={(event) => update({ dateRetour: event.target.value })}
        />
      </div>
      <div className={styles.outcome}>
        <p className={classNames(styles.words, !period && 'screen-only')} aria-live="polite">
          {isPast && 'Cette date est passée.'}
          {!isPast && (period ? `${periodInWords(period)}.` : 'Indiquez vos dates pour voir ce qui est libre.')}
        </p>
        {(date || dateRetour) && (
          <Button variant="quiet" onClick={clear}>
            Effacer<span className="visually-hidden"> les dates</span>
          </Button>
        )}
      </div>
    </fieldset>
  );
}
