import { z } from 'zod';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { isVisible, text } from './text.ts';

/** CGV command (spec section 5): HTML whose plain text is not empty. */
export const salesConditionsInput = z.object({
  text: text(limits.html).refine((html) => isVisible(html.replace(/<[^>]*>/g, '')), messages.salesConditions.empty),
});
