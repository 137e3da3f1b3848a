import { Button, Form, type FormListFieldData } from 'antd';
import type { ReactNode } from 'react';
import styles from './pricing-tab.module.css';

interface Props {
  name: string | string[];
  /** What one row is: « une saison ». */
  what: string;
  /** A new row. */
  empty: object;
  children: (field: FormListFieldData) => ReactNode;
}

/** A list of rows, each with its fields and a button that removes it; the last button adds one. */
export function PricingRows({ name, what, empty, children }: Props) {
  return (
    <Form.List name={name}>
      {(fields, { add, remove }) => (
        <>
          {fields.map((field, index) => (
            <div key={field.key} className={styles.row}>
              {children(field)}
              <Button onClick={() => remove(field.name)} aria-label={`Retirer ${what}, ligne ${index + 1}`}>
                Retirer
              </Button>
            </div>
          ))}
          <Button className={styles.add ?? ''} onClick={() => add(empty)}>
            Ajouter {what}
          </Button>
        </>
      )}
    </Form.List>
  );
}
