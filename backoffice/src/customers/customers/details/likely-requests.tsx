import { customerSentences } from '@barnum/rules/customers/customer-sentences';
import { formatWeekdayDate } from '@barnum/rules/dates/format-dates';
import { paths } from '@barnum/rules/paths';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useAction } from '../../../components/use-action.ts';
import { useOrigin } from '../../../components/use-origin.ts';
import { requestTypes } from '../../../lib/cached-types.ts';
import { fullName } from '../../../lib/full-name.ts';
import { type CustomerHistory, customerTypes, joinRequestMutation } from '../customers.ts';
import styles from './customer-page.module.css';

interface Props {
  customerId: number;
  matches: CustomerHistory['likelyRequests'];
}

/** Requests of nobody that look like this customer's, with what speaks for it: each is joined by hand. */
export function LikelyRequests({ customerId, matches }: Props) {
  const origin = useOrigin();
  const joining = useAction({
    mutation: joinRequestMutation,
    sentences: { done: customerSentences.joined, failed: customerSentences.joinFailed },
    refreshes: [...customerTypes, ...requestTypes],
  });
  if (matches.length === 0) return null;
  return (
    <section className={styles.notice} aria-label="Demandes qui pourraient être de ce client">
      <p className={styles.title}>Ces demandes pourraient être de ce client</p>
      <ul className={styles.list}>
        {matches.map(({ request, raisons }) => (
          <li key={request.id} className={styles.line}>
            <Link className={styles.link ?? ''} to={paths.adminRequest(request.id)} state={origin}>
              {fullName(request)}
            </Link>
            <span className={styles.soft}>
              {formatWeekdayDate(request.date)} · {raisons.join(', ')}
            </span>
            <Button
              aria-label={`Rattacher la demande n°\u00a0${request.id}`}
              loading={joining.busyId === request.id}
              onClick={() => void joining.run({ id: request.id, customerId })}
            >
              Rattacher
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
