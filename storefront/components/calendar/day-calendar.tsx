import type { Closings } from '@barnum/rules/dates/closed-days';
import { addDays } from '@barnum/rules/dates/days';
import { formatWeekdayDate } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { Period } from '@barnum/rules/dates/period';
import { useState } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { fr } from 'react-day-picker/locale/fr';
import type { TakenDay } from '../../lib/availability/fetch-taken-days.ts';
import { dayOfLocalDate, localDate } from '../../lib/availability/local-dates.ts';
import { type DayName, isOffered } from '../../lib/request-draft/chosen-days.ts';
import type { DraftDays } from '../../lib/request-draft/draft-period.ts';
import type { WantedItem } from '../../lib/request-draft/request-draft-state.ts';
import styles from './day-calendar.module.css';
import { Arrow, MonthChoice } from './month-choice.tsx';
import { useTakenDays } from './use-taken-days.ts';

interface Props {
  days: DraftDays;
  /** The days that the request would take. */
  period: Period | null;
  /** Which of the days is chosen. */
  choosing: DayName;
  closings: Closings;
  wanted: WantedItem | undefined;
  onChoose: (day: string) => void;
}

/** Days shown from today on: two years. */
const shownDays = 730;

/** The words of a marked day, for screen readers; the calendar shows them in small letters, or as a pattern. */
const words = { party: 'votre fête', pickUp: 'retrait', return: 'retour' };

/** The months from today on, with the party's day, pick-up, return and the days between them marked. */
export function DayCalendar({ days, period, choosing, closings, wanted, onChoose }: Props) {
  const [today] = useState(() => todayInParis());
  const [months] = useState(() => (window.matchMedia('(min-width: 48em)').matches ? 2 : 1));
  const { debut = '', fin = '' } = period ?? {};
  const chosen = { date: days.date, dateRetrait: debut, dateRetour: fin }[choosing];
  const isDay = (test: (day: string) => boolean) => (date: Date) => test(dayOfLocalDate(date));
  const first = days.date >= today ? days.date : today;
  const [month, setMonth] = useState(() => firstOfMonth(first));
  const taken = useTakenDays(wanted, month, months);
  const kinds = new Set([...taken.values()].map(({ kind }) => kind));

  return (
    <>
      <DayPicker
        autoFocus
        required
        mode="single"
        locale={fr}
        navLayout="around"
        numberOfMonths={months}
        fixedWeeks={months === 1}
        today={localDate(today)}
        startMonth={localDate(today)}
        endMonth={localDate(addDays(first, shownDays))}
        month={localDate(month)}
        onMonthChange={(date) => setMonth(firstOfMonth(dayOfLocalDate(date)))}
        selected={chosen ? localDate(chosen) : undefined}
        onSelect={(date) => onChoose(dayOfLocalDate(date))}
        disabled={isDay((day) => !isOffered(day, choosing, days, closings, today))}
        modifiers={{
          party: isDay((day) => day === days.date),
          pickUp: isDay((day) => day === debut),
          return: isDay((day) => day === fin),
          rented: isDay((day) => debut <= day && day <= fin),
          taken: isDay((day) => taken.get(day)?.kind === 'taken'),
          takenAfternoon: isDay((day) => taken.get(day)?.kind === 'takenAfternoon'),
          takenMorning: isDay((day) => taken.get(day)?.kind === 'takenMorning'),
        }}
        labels={{ labelDayButton: (date, marks) => dayLabel(date, marks, taken.get(dayOfLocalDate(date))) }}
        formatters={{ formatDay: (date) => (date.getDate() === 1 ? '1er' : String(date.getDate())) }}
        components={components}
        classNames={styles}
        modifiersClassNames={styles}
      />
      <ul className={styles.legend} aria-hidden="true">
        {period && <li className={styles.rentedKey}>Du retrait au retour</li>}
        {wanted && <li className={styles.takenKey}>Complet</li>}
        {kinds.has('takenMorning') && <li className={styles.morningKey}>Complet le matin</li>}
        {kinds.has('takenAfternoon') && <li className={styles.afternoonKey}>Complet l’après-midi</li>}
        <li className={styles.closedKey}>Fermé ou passé</li>
      </ul>
    </>
  );
}

const components = { MonthCaption: MonthChoice, Chevron: Arrow };

function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}

function dayLabel(date: Date, modifiers: Modifiers, taken: TakenDay | undefined): string {
  const marks = Object.entries(words).filter(([name]) => modifiers[name]);
  const day = formatWeekdayDate(dayOfLocalDate(date));
  const said = [...marks.map(([, word]) => word), ...(taken ? [taken.words] : [])];
  return [modifiers.today ? `Aujourd’hui, ${day}` : day, ...said].join(', ');
}
