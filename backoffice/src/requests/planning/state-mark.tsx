import { CarOutlined, CheckOutlined, MailOutlined, QuestionOutlined, RollbackOutlined } from '@ant-design/icons';
import {
  isPending,
  type RequestState,
  requestStateLabels,
} from '@barnum/rules/requests/reservation-requests/request-states';
import styles from './state-mark.module.css';

const icons: Partial<Record<RequestState, typeof CheckOutlined>> = {
  nouvelle: MailOutlined,
  a_confirmer: QuestionOutlined,
  confirmee: CheckOutlined,
  sortie: CarOutlined,
  rendue: RollbackOutlined,
};

/** A state as an icon; its text is beside it or in an accessible name. */
export function StateIcon({ state }: { state: RequestState }) {
  const Icon = icons[state] ?? QuestionOutlined;
  return <Icon aria-hidden />;
}

/** A state as an icon and text. */
export function StateMark({ state }: { state: RequestState }) {
  return (
    <span className={`${styles.mark} ${styles[stateTone(state)]}`}>
      <StateIcon state={state} /> {requestStateLabels[state]}
    </span>
  );
}

/** States with the same effect on the stock look the same: requested, reserved, out, back. */
export function stateTone(state: RequestState): 'pending' | 'confirmed' | 'out' | 'back' {
  if (isPending(state)) return 'pending';
  if (state === 'sortie') return 'out';
  return state === 'rendue' ? 'back' : 'confirmed';
}
