import { hasAccess } from '../../platform/access.ts';
import type { CallContext } from '../../platform/context.ts';
import type { FollowedRequest } from './follow-up-links.domain.ts';

/**
 * A mail's text as the viewer may read it: who has the requests sees the visitor's private link, which their screens
 * show, too; for everybody else it stays hidden, as it opens a page on which one writes as the visitor.
 */
export function mailToShow(
  text: string,
  request: FollowedRequest | null,
  { viewer, followUp }: Pick<CallContext, 'viewer' | 'followUp'>,
): string {
  return hasAccess(viewer, 'requests') ? followUp.fillIn(text, request) : followUp.hideIn(text);
}
