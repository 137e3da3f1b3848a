import { isSameDayChoice, sameDayChoice } from '@barnum/rules/dates/same-day';
import { parseTime, timeInWords } from '@barnum/rules/dates/time-of-day';
import { limits } from '@barnum/rules/limits';
import { depositMeansText, parseDepositMeans } from '@barnum/rules/money/ledger/accepted-deposits';
import { depositMeans, ledgerMeansLabels } from '@barnum/rules/money/ledger/ledger';
import { vatRegimes } from '@barnum/rules/prices/vat';
import { acceptanceChoices } from '@barnum/rules/requests/acceptances/online-acceptance';
import { reminderChoices } from '@barnum/rules/requests/quotes/quote-reminders';
import { Checkbox, Input, Radio, Select } from 'antd';
import { NumberInput } from '../../components/form/number-input.tsx';
import { ClosedDaysField } from './closed-days/closed-days-field.tsx';
import type { Control } from './company-info-fields.ts';
import { unitOf } from './company-info-value.ts';
import { HoursField } from './hours/hours-field.tsx';

interface Props {
  control: Control;
  label: string;
  /** The text as it is stored, from the form. */
  value?: string;
  onChange?: (value: string) => void;
  id?: string;
}

/** The control of a value of the company information; each reads and writes the stored text. */
export function CompanyInfoControl({ control, label, value = '', onChange = ignore, id }: Props) {
  if (control === 'hours') return <HoursField value={value} onChange={onChange} />;
  if (control === 'closedDays') return <ClosedDaysField value={value} onChange={onChange} />;
  if (control === 'vatRegime') {
    return (
      <Radio.Group
        aria-label={label}
        optionType="button"
        options={[...vatRegimes]}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  if (control === 'depositMeans') {
    return (
      <Checkbox.Group
        aria-label={label}
        options={depositMeans.map((moyen) => ({ value: moyen, label: ledgerMeansLabels[moyen] }))}
        value={parseDepositMeans(value) ?? []}
        onChange={(chosen) => onChange(depositMeansText(chosen))}
      />
    );
  }
  if (control === 'acceptance' || control === 'reminder') {
    const [first, ...others] = control === 'acceptance' ? acceptanceChoices : reminderChoices;
    return (
      <Select
        {...(id !== undefined && { id })}
        aria-label={label}
        autoFocus
        value={value === '' ? first : value}
        onChange={onChange}
        options={[first, ...others].map((choice) => ({ value: choice, label: choice }))}
        style={{ width: '100%', maxWidth: '28rem' }}
      />
    );
  }
  if (control === 'cleaning') {
    return (
      <Select
        {...(id !== undefined && { id })}
        aria-label={label}
        autoFocus
        value={isSameDayChoice(value) ? sameDayChoice : value}
        onChange={onChange}
        options={delays}
        style={{ width: '100%', maxWidth: '22rem' }}
      />
    );
  }
  const field = { id, 'aria-label': label, autoFocus: true, autoComplete: 'off' };
  if (control === 'percent' || control === 'days') {
    return (
      <NumberInput
        {...field}
        min={0}
        step={1}
        suffix={unitOf(control)}
        value={value}
        onChange={onChange}
        style={short}
      />
    );
  }
  if (control === 'time') {
    const write = (time: string) => onChange(time && timeInWords(time));
    return (
      <Input
        {...field}
        type="time"
        value={parseTime(value) ?? ''}
        onChange={(event) => write(event.target.value)}
        style={short}
      />
    );
  }
  const typed = { ...field, value, onChange: (event: { target: { value: string } }) => onChange(event.target.value) };
  if (control === 'lines') return <Input.TextArea {...typed} autoSize={{ minRows: 1, maxRows: 6 }} />;
  return <Input {...typed} {...(control !== 'text' && attributes[control])} />;
}

/** Keyboards on phones; what is typed is judged by the form alone. */
const attributes = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  site: { inputMode: 'url', placeholder: 'https://' },
  digits: { inputMode: 'numeric' },
} as const;

const delays = [
  { value: sameDayChoice, label: `${sameDayChoice.charAt(0).toUpperCase()}${sameDayChoice.slice(1)}` },
  { value: '0', label: '0\u00a0jour\u00a0: repart le lendemain' },
  ...Array.from({ length: limits.maxCleaningDays }, (_, index) => ({
    value: String(index + 1),
    label: `${index + 1}\u00a0jour${index > 0 ? 's' : ''}`,
  })),
];

const short = { maxWidth: '10rem' };

function ignore() {}
