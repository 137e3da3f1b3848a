import { isOn, requestDayKeys, requestListParameters, requestPeriods } from '@barnum/rules/request-list';
import { Input, Select } from 'antd';
import { useId, useState } from 'react';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import styles from './request-filters.module.css';
import stateStyles from './state-filter.module.css';

const chosenDays = 'choisies';
const days = [
  { value: requestDayKeys.date, label: 'Jour souhaité' },
  { value: requestDayKeys.debut, label: 'Départ' },
  { value: requestDayKeys.fin, label: 'Retour' },
];

/** Narrows the list by a period, delivery and unread messages; stored in the address. */
export function RequestFilters() {
  const { read, change } = useListAddress();
  const [isChoosing, setIsChoosing] = useState(false);
  const [periodId, dayId] = [useId(), useId()];
  const preset = requestPeriods.find(({ key }) => key === read('periode'))?.key;
  const hasDays = preset === undefined && (isChoosing || read('du') !== '' || read('au') !== '');
  const period = preset ?? (hasDays ? chosenDays : '');

  function choosePeriod(key: string) {
    setIsChoosing(key === chosenDays);
    if (key === chosenDays) change({ periode: null });
    else change({ periode: key, du: null, au: null, ...(key === '' && { jour: null }) });
  }

  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">Filtres</legend>
      <label htmlFor={periodId}>Période</label>
      <Select
        id={periodId}
        className={styles.period ?? ''}
        value={period}
        onChange={choosePeriod}
        options={[
          { value: '', label: 'Toutes les dates' },
          ...requestPeriods.map(({ key, label }) => ({ value: key, label })),
          { value: chosenDays, label: 'Choisir des dates…' },
        ]}
      />
      {period !== '' && (
        <>
          <label htmlFor={dayId} className="visually-hidden">
            Jour de la période
          </label>
          <Select
            id={dayId}
            className={styles.day ?? ''}
            value={read('jour')}
            onChange={(jour: string) => change({ jour })}
            options={days}
          />
        </>
      )}
      {hasDays && (
        <>
          <DayField label="Du" name="du" />
          <DayField label="au" name="au" />
        </>
      )}
      <Toggle label="Avec livraison" name="livraison" />
      <Toggle label="Messages non lus" name="non-lus" />
    </fieldset>
  );
}

/** The parameters that narrow the list, to be taken away together. */
export const noFilters: Record<string, null> = Object.fromEntries(
  requestListParameters.filter((name) => name !== 'tri').map((name) => [name, null]),
);

function DayField({ label, name }: { label: string; name: 'du' | 'au' }) {
  const { read, change } = useListAddress();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="date"
        className={styles.date ?? ''}
        value={read(name)}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </>
  );
}

function Toggle({ label, name }: { label: string; name: 'livraison' | 'non-lus' }) {
  const { read, change } = useListAddress();
  const isChosen = read(name) === isOn;
  return (
    <button
      type="button"
      className={stateStyles.state}
      aria-pressed={isChosen}
      onClick={() => change({ [name]: isChosen ? null : isOn })}
    >
      {label}
    </button>
  );
}
