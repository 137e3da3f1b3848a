import { publicUnitLabel, type Unite } from '@barnum/rules/articles';
import { formatPrice } from '@barnum/rules/money/amounts';
import { classNames } from '../../lib/class-names.ts';
import styles from './price.module.css';

interface Props {
  /** Euros including VAT, as a decimal string. */
  amount: string;
  /** The unit of the price, where it shows. */
  unite?: Unite;
  large?: boolean;
}

/** `110,00 € / week-end` */
export function Price({ amount, unite, large }: Props) {
  return (
    <span className={classNames(styles.price, large && styles.large)}>
      <span className={styles.amount}>{formatPrice(amount)}</span>
      {unite && <span className={styles.unit}> / {publicUnitLabel(unite)}</span>}
    </span>
  );
}
