import { orEmpty, submittedHtml } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { sentences } from '../sentences.ts';
import { plainText } from '../text/html.ts';
import { isVisible } from '../text/text.ts';

/**
 * CGV command (spec section 5): HTML with visible text. What is longer than may be kept is read once it is sanitised.
 */
export const salesConditionsInput = z.object({
  text: orEmpty(
    submittedHtml.refine(
      (html) => html.length > limits.html || isVisible(plainText(html)),
      sentences.salesConditions.empty,
    ),
  ),
});
