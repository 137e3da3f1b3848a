import { isRentalDay } from '@barnum/rules/dates/days';
import { Input, type InputProps } from 'antd';
import { useState } from 'react';

interface Props extends Omit<InputProps, 'type' | 'value' | 'onChange'> {
  /** `YYYY-MM-DD`; '' for none. */
  value: string;
  onChange: (day: string) => void;
}

/**
 * A day that the address holds. Typed digit by digit, a year begins as 0002: only whole days are passed on. While it is
 * typed in, the address, which follows a moment later, changes nothing of it.
 */
export function DayInput({ value, onChange, ...props }: Props) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [isFocused, setFocused] = useState(false);

  // The address changed.
  if (value !== known) {
    setKnown(value);
    if (!isFocused) setTyped(value);
  }

  return (
    <Input
      {...props}
      type="date"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value === '' || isRentalDay(target.value)) onChange(target.value);
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        setTyped(value);
      }}
    />
  );
}
