import { Select } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { DayInput } from './day-input.tsx';
import styles from './period-filter.module.css';
import { useListAddress } from './use-list-address.ts';

const chosenDays = 'choisies';

interface Props {
  /** Those that have a name, by their key in the address. */
  periods: readonly { key: string; label: string }[];
  /** A parameter that says something only where there is a period. */
  ofPeriod?: string;
  /** What is chosen says enough: the word is for screen readers. */
  isLabelHidden?: boolean;
  /** Shown where there is a period. */
  children?: ReactNode;
}

/** Narrows a list to a period, `?periode=mois`, or to chosen days, `?du=2027-01-01&au=2027-03-31`. */
export function PeriodFilter({ periods, ofPeriod, isLabelHidden = false, children }: Props) {
  const { read, change } = useListAddress();
  const [isChoosing, setIsChoosing] = useState(false);
  const id = useId();
  const preset = periods.find(({ key }) => key === read('periode'))?.key;
  const hasDays = preset === undefined && (isChoosing || read('du') !== '' || read('au') !== '');
  const period = preset ?? (hasDays ? chosenDays : '');

  function choosePeriod(key: string) {
    setIsChoosing(key === chosenDays);
    if (key === chosenDays) change({ periode: null });
    else change({ periode: key, du: null, au: null, ...(key === '' && ofPeriod && { [ofPeriod]: null }) });
  }

  return (
    <>
      <span className={styles.field}>
        <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
          Période
        </label>
        <Select
          id={id}
          className={styles.period ?? ''}
          value={period}
          onChange={choosePeriod}
          options={[
            { value: '', label: 'Toutes les dates' },
            ...periods.map(({ key, label }) => ({ value: key, label })),
            { value: chosenDays, label: 'Choisir des dates…' },
          ]}
        />
      </span>
      {period !== '' && children}
      {hasDays && (
        <>
          <DayField label="Du" name="du" />
          <DayField label="au" name="au" />
        </>
      )}
    </>
  );
}

function DayField({ label, name }: { label: string; name: 'du' | 'au' }) {
  const { read, change } = useListAddress();
  const id = useId();
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <DayInput id={id} className={styles.date ?? ''} value={read(name)} onChange={(day) => change({ [name]: day })} />
    </span>
  );
}
