import { createContext, type ReactNode, useContext } from 'react';
import {
  type AvailabilityByArticle,
  unknownAvailability,
  useAvailability,
} from '../../lib/availability/use-availability.ts';
import { AvailabilityBadge } from './availability-badge.tsx';

const AvailabilityContext = createContext<AvailabilityByArticle>(unknownAvailability);

/** Asks once for all articles of a page whether they can be had for the visitor's days. */
export function AvailabilityProvider({ children }: { children: ReactNode }) {
  return <AvailabilityContext.Provider value={useAvailability()}>{children}</AvailabilityContext.Provider>;
}

/** Whether this article can be had for the visitor's days; nothing while that is not known. */
export function ArticleAvailability({ articleId }: { articleId: number }) {
  return <AvailabilityBadge availability={useContext(AvailabilityContext).get(articleId)} />;
}
