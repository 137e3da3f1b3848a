import { todayInParis } from '@barnum/rules/dates/paris-time';
import { readRequestFilter } from '@barnum/rules/requests/reservation-requests/request-list';
import { requestStates } from '@barnum/rules/requests/reservation-requests/request-states';
import { Choice, Choices } from '../../../components/list/choices.tsx';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { stateNames } from '../requests.ts';
import type { RequestsList } from '../use-requests-list.ts';

/** Filters by state, with the number of requests in each; stored in the address. */
export function StateFilter({ states, totalCount }: Pick<RequestsList, 'states' | 'totalCount'>) {
  const { read, change } = useListAddress();
  const { statuts } = readRequestFilter(read, todayInParis());
  const counts = new Map(states?.map(({ statut, totalCount }) => [statut, totalCount]));
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  // A search that finds very many is not counted.
  const isCounted = counts.size > 0 || totalCount === 0;

  return (
    <Choices label="État des demandes">
      <Choice
        name="Toutes"
        count={isCounted ? all : null}
        isChosen={statuts.length === 0}
        onChoose={() => change({ etat: null })}
      />
      {requestStates.map((state) => (
        <Choice
          key={state}
          name={stateNames[state]}
          count={isCounted ? (counts.get(state) ?? 0) : null}
          isChosen={statuts.includes(state)}
          onChoose={() => change({ etat: state })}
        />
      ))}
    </Choices>
  );
}
