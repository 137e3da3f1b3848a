import { hasAccess } from '../../access.ts';
import type { CallContext } from '../../context.ts';
import type { Reading } from './articles.domain.ts';

/** What of the catalogue a call may read: visitors what is online, administrators all of it, as of testimonials. */
export function readingOf({ viewer }: Pick<CallContext, 'viewer'>): Required<Reading> {
  return { withHidden: hasAccess(viewer, 'administrator') };
}
