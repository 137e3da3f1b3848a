import { messages } from '@barnum/rules/messages';
import type { PageHead } from '../../lib/page-data.ts';

export function head(): PageHead {
  return { title: messages.access.deniedTitle, description: messages.access.denied };
}
