import { todayInParis } from '@barnum/rules/dates/paris-time';
import { type LedgerMeans, ledgerMeansLabels } from '@barnum/rules/money/ledger/ledger';
import { Form, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { NumberInput } from '../../components/form/number-input.tsx';
import styles from './entry-fields.module.css';

interface Props {
  labels: Record<'montant' | 'moyen' | 'date', string>;
  means: readonly LedgerMeans[];
  /** Further short fields, beside the date. */
  children?: ReactNode;
}

/** What each movement of money asks for: how much, by what means, and when. */
export function EntryFields({ labels, means, children }: Props) {
  return (
    <div className={styles.pairs}>
      <Form.Item name="montant" label={labels.montant} required>
        <NumberInput min={0} step={10} suffix="€" />
      </Form.Item>
      {/* One is always chosen; antd would tell a screen reader `required` of an element that may not say so. */}
      <Form.Item name="moyen" label={labels.moyen}>
        <Select options={means.map((value) => ({ value, label: ledgerMeansLabels[value] }))} />
      </Form.Item>
      <Form.Item name="date" label={labels.date} required>
        <Input type="date" max={todayInParis()} />
      </Form.Item>
      {children}
    </div>
  );
}
