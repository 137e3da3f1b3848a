import { useState } from 'react';

/** The last value that was not null: what a window shows during its closing animation. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
