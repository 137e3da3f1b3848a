import { id } from '../fields/id.ts';
import { pageInput } from '../fields/page.ts';

/** A page of the outings of an article. */
export const outingInput = pageInput.extend({ articleId: id });
