import { Select } from 'antd';
import styles from './sorting-select.module.css';
import { useListAddress } from './use-list-address.ts';

interface Props {
  /** The values of `?tri=` with their labels; the first is the default order and has no parameter. */
  orders: readonly [Order, ...Order[]];
}

interface Order {
  value: string;
  label: string;
}

/** Chooses the order of a list on a phone, where the table has no column heads. */
export function SortingSelect({ orders }: Props) {
  const { read, change } = useListAddress();
  const [defaultOrder] = orders;
  const value = orders.some((order) => order.value === read('tri')) ? read('tri') : defaultOrder.value;
  return (
    <Select
      className={styles.select ?? ''}
      aria-label="Trier par"
      value={value}
      onChange={(tri) => change({ tri: tri === defaultOrder.value ? null : tri })}
      options={[...orders]}
    />
  );
}
