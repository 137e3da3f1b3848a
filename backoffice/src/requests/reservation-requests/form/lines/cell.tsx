import type { FieldErrors } from '@barnum/rules/errors';
import { Input, type InputProps } from 'antd';
import type { LineCell, RequestLine } from './lines.ts';
import styles from './lines-field.module.css';

/** What the cells of a line have in common. */
export interface CellProps {
  line: RequestLine;
  /** Names the line. */
  name: string;
  errors: FieldErrors;
  /** Where the errors are said. */
  errorId: string;
  onChange: (changed: Partial<RequestLine>) => void;
}

type Props = CellProps & { cell: LineCell; label: string } & Pick<
    InputProps,
    'inputMode' | 'placeholder' | 'maxLength' | 'id'
  >;

/** A cell of a line. It holds what was typed, right or wrong. */
export function Cell({ line, name, errors, errorId, onChange, cell, label, ...attributes }: Props) {
  const isWrong = cell in errors;
  return (
    <Input
      {...attributes}
      className={attributes.inputMode ? `${styles.cell} ${styles.number}` : (styles.cell ?? '')}
      data-cell={cell}
      aria-label={`${label}\u00a0: ${name}`}
      aria-invalid={isWrong}
      {...(isWrong && { 'aria-describedby': errorId, status: 'error' })}
      autoComplete="off"
      value={line[cell]}
      onFocus={(event) => event.target.select()}
      onChange={(event) => onChange({ [cell]: event.target.value })}
    />
  );
}
