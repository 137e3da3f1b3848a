import { Select } from 'antd';
import styles from './sorting-select.module.css';
import { useListAddress } from './use-list-address.ts';

interface Props {
  /** What `?tri=` may say, each in words; the first one is the list's own order and stands for none. */
  orders: readonly [Order, ...Order[]];
}

interface Order {
  value: string;
  label: string;
}

/** The order of a list, to choose where a table shows no heads to press. */
export function SortingSelect({ orders }: Props) {
  const { read, change } = useListAddress();
  const [own] = orders;
  const value = orders.some((order) => order.value === read('tri')) ? read('tri') : own.value;
  return (
    <Select
      className={styles.select ?? ''}
      aria-label="Trier par"
      value={value}
      onChange={(tri) => change({ tri: tri === own.value ? null : tri })}
      options={[...orders]}
    />
  );
}
