import { Select } from 'antd';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { requestOrder, requestOrders } from '../request-orders.ts';
import styles from './requests-page.module.css';

/** Chooses the order of the list. */
export function RequestOrderField() {
  const { read, change } = useListAddress();
  return (
    <div className={styles.order}>
      <label htmlFor="request-order">Trier par</label>
      <Select
        id="request-order"
        className={styles.orderSelect ?? ''}
        value={requestOrder(read('tri')).key}
        onChange={(tri: string) => change({ tri })}
        options={requestOrders.map(({ key, label }) => ({ value: key, label }))}
      />
    </div>
  );
}
