import { todayInParis } from '@barnum/rules/dates/paris-time';
import { readRequestFilter } from '@barnum/rules/request-list';
import { requestStates } from '@barnum/rules/request-states';
import { formatNumber } from '@barnum/rules/text/numbers';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { stateNames } from '../requests.ts';
import styles from './state-filter.module.css';
import type { RequestsList } from './use-requests-list.ts';

/** Filters by state, with the number of requests in each; stored in the address. */
export function StateFilter({ states, totalCount }: Pick<RequestsList, 'states' | 'totalCount'>) {
  const { read, change } = useListAddress();
  const { statuts } = readRequestFilter(read, todayInParis());
  const counts = new Map(states?.map(({ statut, totalCount }) => [statut, totalCount]));
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  // A search that finds very many is not counted.
  const isCounted = counts.size > 0 || totalCount === 0;

  return (
    <fieldset className={styles.states}>
      <legend className="visually-hidden">État des demandes</legend>
      <State
        name="Toutes"
        count={isCounted ? all : undefined}
        isChosen={statuts.length === 0}
        onChoose={() => change({ etat: null })}
      />
      {requestStates.map((state) => (
        <State
          key={state}
          name={stateNames[state]}
          count={isCounted ? (counts.get(state) ?? 0) : undefined}
          isChosen={statuts.includes(state)}
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
