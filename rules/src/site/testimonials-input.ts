import { name, optionalLine, orEmpty, requiredText } from '../fields/text.ts';
import { wholeNumber } from '../fields/whole-number.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { sentences } from '../sentences.ts';

/** Testimonial command (spec section 5). `hide` true keeps it off the public site. */
export const testimonialInput = z.object({
  prenom: orEmpty(name(limits.nom)),
  nom: orEmpty(name(limits.nom)),
  texte: requiredText(limits.shortText, sentences.testimonials.texteRequired),
  source: optionalLine(limits.nom),
  evenement: optionalLine(limits.siteTitle),
  // Null is refused: read as false, it would show a hidden testimonial.
  hide: z.boolean().default(false),
});
export type TestimonialInput = z.infer<typeof testimonialInput>;

/** How many testimonials to list: at most 100, or all of them. */
export const testimonialListInput = z.object({
  limit: wholeNumber({ min: 1, max: 100 }, sentences.field.atLeast(1)).nullish(),
});
