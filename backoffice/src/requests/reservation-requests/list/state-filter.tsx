import { todayInParis } from '@barnum/rules/dates/paris-time';
import { readRequestFilter } from '@barnum/rules/requests/reservation-requests/request-list';
import { requestStates } from '@barnum/rules/requests/reservation-requests/request-states';
import { formatNumber } from '@barnum/rules/text/numbers';
import { SelectFilter } from '../../../components/list/select-filter.tsx';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { stateNames, statesInWords } from '../requests.ts';
import type { RequestsList } from '../use-requests-list.ts';

/** Filters by state, with the number of requests in each; stored in the address. */
export function StateFilter({ states, totalCount }: Pick<RequestsList, 'states' | 'totalCount'>) {
  const { read } = useListAddress();
  const { statuts } = readRequestFilter(read, todayInParis());
  const counts = new Map(states?.map(({ statut, totalCount }) => [statut, totalCount]));
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  // A search that finds very many is not counted.
  const isCounted = counts.size > 0 || totalCount === 0;
  const counted = (name: string, count: number) => `${name} (${isCounted ? formatNumber(count) : '–'})`;
  // Of a saved view.
  const several = statuts.length > 1 ? [{ value: statuts.join(','), label: statesInWords(statuts) }] : [];

  return (
    <SelectFilter
      label="État des demandes"
      name="etat"
      all={counted('Tous les états', all)}
      value={statuts.join(',')}
      options={[
        ...requestStates.map((state) => ({
          value: state,
          label: counted(stateNames[state], counts.get(state) ?? 0),
        })),
        ...several,
      ]}
    />
  );
}
