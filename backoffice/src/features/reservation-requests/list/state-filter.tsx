import { requestStates } from '@barnum/rules/request-states';
import { formatNumber } from '@barnum/rules/text/numbers';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { useRead } from '../../../components/use-read.ts';
import { readState, requestStatesQuery, stateNames } from '../requests.ts';
import styles from './state-filter.module.css';

/** Filters by state, with the number of requests in each; stored in the address. */
export function StateFilter() {
  const { read, change } = useListAddress();
  const { data } = useRead(requestStatesQuery, { search: read('q') });
  const chosen = readState(read('etat'));
  const counts = new Map(data?.reservationRequests.states.map(({ statut, totalCount }) => [statut, totalCount]));
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);

  return (
    <fieldset className={styles.states}>
      <legend className="visually-hidden">État des demandes</legend>
      <State name="Toutes" count={data && all} isChosen={chosen === null} onChoose={() => change({ etat: null })} />
      {requestStates.map((state) => (
        <State
          key={state}
          name={stateNames[state]}
          count={data && (counts.get(state) ?? 0)}
          isChosen={chosen === state}
          onChoose={() => change({ etat: state })}
        />
      ))}
    </fieldset>
  );
}

interface StateProps {
  name: string;
  count: number | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

function State({ name, count, isChosen, onChoose }: StateProps) {
  return (
    <button type="button" className={styles.state} aria-pressed={isChosen} onClick={onChoose}>
      {name} <span className={styles.count}>{count === undefined ? '·' : formatNumber(count)}</span>
    </button>
  );
}
