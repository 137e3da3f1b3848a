import { type ClosedDays, parseClosedDays, writeClosedDays } from '@barnum/rules/dates/closed-days';
import { type DaySpan, daySpanInWords, isYearly } from '@barnum/rules/dates/day-spans';
import { weekdayNames } from '@barnum/rules/dates/format-dates';
import { weekdaysFromMonday } from '@barnum/rules/dates/opening-hours';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { Button, Checkbox, Switch } from 'antd';
import { useId, useRef } from 'react';
import { closedDaysSentence } from '../company-info-value.ts';
import { ReadBack } from '../read-back.tsx';
import styles from './closed-days-field.module.css';
import { MonthCalendar } from './month-calendar.tsx';

interface Props {
  /** The closed days as they are stored. */
  value: string;
  onChange: (value: string) => void;
}

/** Days of the week, public holidays, and days and periods chosen in a calendar. */
export function ClosedDaysField({ value, onChange }: Props) {
  const holidays = useId();
  const list = useRef<HTMLUListElement>(null);
  const { unknown: _unknown, ...closedDays } = parseClosedDays(value);
  const { weekdays, spans, publicHolidays } = closedDays;
  const change = (part: Partial<ClosedDays>) => onChange(writeClosedDays({ ...closedDays, ...part }));
  const setSpans = (changed: readonly DaySpan[]) => change({ spans: changed });
  const remove = (index: number) => {
    list.current?.focus();
    setSpans(spans.toSpliced(index, 1));
  };

  return (
    <div className={styles.closedDays}>
      <Checkbox.Group
        className={styles.weekdays ?? ''}
        options={weekdaysFromMonday.map((weekday) => ({ value: weekday, label: `Le ${weekdayNames[weekday]}` }))}
        value={[...weekdays]}
        onChange={(checked) => change({ weekdays: checked })}
      />
      <div className={styles.holidays}>
        <Switch
          aria-labelledby={holidays}
          checked={publicHolidays}
          onChange={(checked) => change({ publicHolidays: checked })}
        />
        <span>
          <span id={holidays}>Les jours fériés</span>
          <small className={styles.which}>
            1er janvier, lundi de Pâques, 1er et 8 mai, Ascension, lundi de Pentecôte, 14 juillet, 15 août, 1er et 11
            novembre, 25 décembre
          </small>
        </span>
      </div>
      <div className={styles.dates}>
        <MonthCalendar closings={{ ...closedDays, openDays: [] }} onChoose={(span) => setSpans([...spans, span])} />
        <ul ref={list} tabIndex={-1} className={styles.spans} aria-label="Jours et périodes de fermeture">
          {spans.map((span, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same days may be chosen twice
            <li key={index} className={styles.span}>
              <span className={styles.words}>{daySpanInWords(span)}</span>
              <Checkbox
                checked={isYearly(span)}
                disabled={!isYearly(span) && isLongerThanAYear(span)}
                onChange={(event) => setSpans(spans.with(index, repeated(span, event.target.checked)))}
              >
                Chaque année<span className="visually-hidden"> {daySpanInWords(span)}</span>
              </Checkbox>
              <Button type="text" onClick={() => remove(index)}>
                Retirer<span className="visually-hidden"> {daySpanInWords(span)}</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {value !== '' && <ReadBack lines={[closedDaysSentence(value)]} />}
    </div>
  );
}

/** A span for every year, or for its next time alone. */
function repeated(span: DaySpan, everyYear: boolean): DaySpan {
  if (everyYear) return { first: span.first.slice(5), last: span.last.slice(5) };
  const today = todayInParis();
  const year = Number(today.slice(0, 4)) + (span.last < today.slice(5) && span.first <= span.last ? 1 : 0);
  return { first: `${year}-${span.first}`, last: `${span.first <= span.last ? year : year + 1}-${span.last}` };
}

function isLongerThanAYear({ first, last }: DaySpan): boolean {
  return Number(last.slice(0, 4)) - Number(first.slice(0, 4)) > (last.slice(5) < first.slice(5) ? 1 : 0);
}
