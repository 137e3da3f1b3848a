import { sentences } from '@barnum/rules/sentences';
import type { PageHead } from '../../lib/page-data.ts';

export function head(): PageHead {
  return { title: sentences.access.deniedTitle, description: sentences.access.denied };
}
