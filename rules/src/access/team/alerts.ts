import { rights, type TeamRole } from './rights.ts';

/** Whether who has this role can be told by mail of what visitors do: they handle requests. */
export function receivesAlerts(role: TeamRole): boolean {
  return rights[role].requests === true;
}
