import type { Capability } from '@barnum/rules/access/team/rights';
import { createContext, useContext } from 'react';

const RightsContext = createContext<readonly Capability[]>([]);

/** What the person who is signed in may do. */
export const RightsProvider = RightsContext.Provider;

/** Whether the person who is signed in may do something, by the table of rights. */
export function useRights(): (capability: Capability) => boolean {
  const own = useContext(RightsContext);
  return (capability) => own.includes(capability);
}
