import { Button, Radio, Select } from 'antd';
import { useState } from 'react';
import styles from './bulk-changes.module.css';

interface Props<Value extends string | number> {
  label: string;
  options: readonly { value: Value; label: string }[];
  isChanging: boolean;
  onChange: (value: Value) => void;
}

/** One value for all the chosen articles: their category, or their state. */
export function FieldChange<Value extends string | number>({ label, options, isChanging, onChange }: Props<Value>) {
  const [value, setValue] = useState<Value | null>(null);
  const isShort = options.length < 5;
  return (
    <>
      <div className={styles.field}>
        {isShort ? (
          <Radio.Group
            className={styles.choices ?? ''}
            aria-label={label}
            options={[...options]}
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        ) : (
          <Select<Value>
            aria-label={label}
            placeholder={label}
            options={[...options]}
            {...(value !== null && { value })}
            onChange={(chosen) => setValue(chosen)}
          />
        )}
      </div>
      <Button
        type="primary"
        loading={isChanging}
        disabled={value === null}
        onClick={() => value !== null && onChange(value)}
      >
        Changer
      </Button>
    </>
  );
}
