import { paths } from '@barnum/rules/paths';
import { useRights } from '../lib/rights.ts';

/** Where a planned request leads: to its page, or for who only prepares to the sheet of its first day. */
export function useRequestPath(): (request: { id: number; debut: string }) => string {
  const mayOpen = useRights()('requests');
  return ({ id, debut }) => (mayOpen ? paths.adminRequest(id) : paths.adminPreparationOf(debut));
}
