import { Input, type InputProps } from 'antd';
import type { KeyboardEvent } from 'react';
import { plainNumber, stepNumber } from '../../lib/numbers.ts';

interface Props extends Omit<InputProps, 'value' | 'onChange' | 'min' | 'step'> {
  /** As typed, with a French comma. */
  value?: string;
  onChange?: (typed: string) => void;
  min: number;
  /** What an arrow key adds or subtracts. */
  step: number;
}

/** A number field with a French comma. Unlike antd's InputNumber, it never corrects or clears what was typed. */
export function NumberInput({ value = '', onChange, min, step, ...attributes }: Props) {
  const now = Number(plainNumber(value));

  function listen(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onChange?.(stepNumber(value, event.key === 'ArrowUp' ? step : -step, min));
  }

  return (
    <Input
      {...attributes}
      role="spinbutton"
      aria-valuemin={min}
      aria-valuenow={value === '' || Number.isNaN(now) ? undefined : now}
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange?.(event.target.value)}
      onKeyDown={listen}
    />
  );
}
