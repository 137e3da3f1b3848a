import { Switch } from 'antd';
import styles from './switch-row.module.css';

interface Props {
  id: string;
  label: string;
  /** What it does, in whole sentences. */
  help: string;
  isOn: boolean;
  isChanging: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch that is saved at once, with what it does. */
export function SwitchRow({ id, label, help, isOn, isChanging, onChange }: Props) {
  return (
    <div className={styles.row}>
      <Switch id={id} checked={isOn} loading={isChanging} onChange={onChange} aria-describedby={`${id}-aide`} />
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <p id={`${id}-aide`} className={styles.help}>
        {help}
      </p>
    </div>
  );
}
