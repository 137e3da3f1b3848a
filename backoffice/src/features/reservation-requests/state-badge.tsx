import { type RequestState, requestStateLabels } from '@barnum/rules/request-states';
import { Badge } from '../../components/badge.tsx';

const tones = {
  nouvelle: 'warning',
  a_confirmer: 'warning',
  confirmee: 'success',
  sortie: 'success',
  rendue: 'neutral',
  refusee: 'danger',
  annulee: 'danger',
} as const satisfies Record<RequestState, string>;

/** The state of a request. */
export function StateBadge({ state }: { state: RequestState }) {
  const label = requestStateLabels[state];
  return <Badge tone={tones[state]}>{label.charAt(0).toUpperCase() + label.slice(1)}</Badge>;
}
