import { formatCents, toAmount, toCents } from '@barnum/rules/prices/amounts';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { plainNumber } from '../../../lib/numbers.ts';
import styles from './request-form.module.css';

interface Props {
  /** In euros. */
  perKilometre: string;
  onPrice: (prix: string) => void;
}

/** The price of a delivery by its distance, which is typed. */
export function DistancePrice({ perKilometre, onPrice }: Props) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const kilometres = Number(plainNumber(typed));
  const cents = kilometres > 0 ? Math.round(kilometres * toCents(perKilometre)) : null;
  const add = () => cents !== null && onPrice(toAmount(cents));
  return (
    <div className={styles.distance}>
      <label htmlFor={id}>Distance de la livraison, en km</label>
      <div className={styles.both}>
        <Input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onPressEnter={(event) => {
            event.preventDefault();
            add();
          }}
        />
        <Button disabled={cents === null} onClick={add}>
          {cents === null ? 'Ajouter la livraison' : `Ajouter la livraison, ${formatCents(cents)}`}
        </Button>
      </div>
    </div>
  );
}
