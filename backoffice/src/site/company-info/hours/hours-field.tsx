import { PlusOutlined } from '@ant-design/icons';
import { weekdayNames } from '@barnum/rules/dates/format-dates';
import {
  openingHoursInWords,
  parseOpeningHours,
  type TimeRange,
  weekdaysFromMonday,
} from '@barnum/rules/dates/opening-hours';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { Button, Checkbox, Input } from 'antd';
import { useRef, useState } from 'react';
import { ReadBack } from '../read-back.tsx';
import { DayHours } from './day-hours.tsx';
import { type ExceptionDraft, type HoursDraft, hoursDraft, writeDraft } from './hours-draft.ts';
import styles from './hours-field.module.css';

interface Props {
  /** The opening hours as they are stored. */
  value: string;
  onChange: (value: string) => void;
}

/** The hours of each day of the week, and those of exceptional days. */
export function HoursField({ value, onChange }: Props) {
  const today = todayInParis();
  const [edited, setEdited] = useState({ text: value, draft: hoursDraft(value, today) });
  // The form may put another text in, after a conflict.
  const { week, exceptions } = edited.text === value ? edited.draft : hoursDraft(value, today);
  const hours = parseOpeningHours(value);
  const list = useRef<HTMLUListElement>(null);

  function change(draft: HoursDraft) {
    const text = writeDraft(draft);
    setEdited({ text, draft });
    onChange(text);
  }
  const setDay = (weekday: number, ranges: TimeRange[]) => change({ week: week.with(weekday, ranges), exceptions });
  const removeException = (index: number) => {
    list.current?.focus();
    change({ week, exceptions: exceptions.toSpliced(index, 1) });
  };
  const setException = (index: number, exception: ExceptionDraft) =>
    change({ week, exceptions: exceptions.with(index, exception) });

  return (
    <div className={styles.hours}>
      <ul className={styles.days} aria-label="La semaine">
        {weekdaysFromMonday.map((weekday) => (
          <li key={weekday} className={styles.day}>
            <DayHours
              name={capitalised(weekdayNames[weekday] ?? '')}
              ranges={week[weekday] ?? []}
              onChange={(ranges) => setDay(weekday, ranges)}
            />
          </li>
        ))}
      </ul>
      <h4 className={styles.title}>Jours exceptionnels</h4>
      <ul ref={list} tabIndex={-1} className={styles.days} aria-label="Jours exceptionnels">
        {exceptions.map((exception, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days have no other identity while they are edited
          <li key={index} className={styles.exception}>
            <div className={styles.date}>
              <Input
                type="date"
                aria-label={`Jour exceptionnel ${index + 1}`}
                value={exception.day}
                onChange={(event) => setException(index, { ...exception, day: event.target.value })}
              />
              <Checkbox
                checked={exception.isYearly}
                onChange={(event) => setException(index, { ...exception, isYearly: event.target.checked })}
              >
                Chaque année
              </Checkbox>
              <Button type="text" onClick={() => removeException(index)}>
                Retirer<span className="visually-hidden"> le jour exceptionnel {index + 1}</span>
              </Button>
            </div>
            <DayHours
              name={`Jour exceptionnel ${index + 1}`}
              isNameHidden
              ranges={exception.ranges}
              onChange={(ranges) => setException(index, { ...exception, ranges })}
            />
          </li>
        ))}
      </ul>
      <Button
        icon={<PlusOutlined aria-hidden />}
        onClick={() => change({ week, exceptions: [...exceptions, { day: '', isYearly: false, ranges: [] }] })}
      >
        Ajouter un jour exceptionnel
      </Button>
      {hours && <ReadBack lines={openingHoursInWords(hours)} />}
    </div>
  );
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
