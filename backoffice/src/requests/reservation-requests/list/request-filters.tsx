import { moneyWords } from '@barnum/rules/money/ledger/account';
import {
  isOn,
  requestDayKeys,
  requestListParameters,
  requestPeriods,
} from '@barnum/rules/requests/reservation-requests/request-list';
import { Select } from 'antd';
import { useId } from 'react';
import { Choice } from '../../../components/list/choices.tsx';
import { PeriodFilter } from '../../../components/list/period-filter.tsx';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { useInvoicing } from '../../../components/use-invoicing.ts';
import styles from './request-filters.module.css';

const days = [
  { value: requestDayKeys.date, label: 'Jour souhaité' },
  { value: requestDayKeys.debut, label: 'Départ' },
  { value: requestDayKeys.fin, label: 'Retour' },
];

/** Narrows the list to a period; stored in the address. */
export function RequestPeriodFilter() {
  const { read, change } = useListAddress();
  const dayId = useId();
  return (
    <PeriodFilter periods={requestPeriods} ofPeriod="jour" isLabelHidden>
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
    </PeriodFilter>
  );
}

/** Narrows the list by delivery, unread messages and what is to be billed; stored in the address. */
export function RequestToggles() {
  const isInvoicing = useInvoicing();
  return (
    <>
      <Toggle label="Avec livraison" name="livraison" />
      <Toggle label="Messages non lus" name="non-lus" />
      {isInvoicing && <Toggle label={moneyWords.aFacturer} name="a-facturer" />}
    </>
  );
}

/** The parameters that narrow the list, to be taken away together. */
export const noFilters: Record<string, null> = Object.fromEntries(
  requestListParameters.filter((name) => name !== 'tri').map((name) => [name, null]),
);

function Toggle({ label, name }: { label: string; name: 'livraison' | 'non-lus' | 'a-facturer' }) {
  const { read, change } = useListAddress();
  const isChosen = read(name) === isOn;
  return <Choice name={label} isChosen={isChosen} onChoose={() => change({ [name]: isChosen ? null : isOn })} />;
}
