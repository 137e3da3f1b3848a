import { id, optionalId } from '../fields/id.ts';
import { anyDay, pieces, requestedItems, requirePeriod, returnDay, wantedDay } from '../fields/rental.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';

/**
 * An administrator's query for the stock of articles from `date` to `dateRetour`, which may be past; request `except`
 * is not counted.
 */
export const occupationInput = z
  .object({ date: anyDay, dateRetour: returnDay, articleIds: requestedItems(id), except: optionalId })
  // A request takes the longest rental from a Sunday, and the Friday and the Saturday before.
  .superRefine((value, context) => requirePeriod(value, context, limits.rentalDays + 2));

/** A visitor's query for some days and articles; null for all articles. */
export const availabilityInput = z
  .object({
    date: wantedDay,
    dateRetour: returnDay,
    articles: requestedItems(z.object({ articleId: id, quantite: pieces }))
      .nullish()
      .transform((articles) => articles ?? null),
  })
  .superRefine((value, context) => requirePeriod(value, context));
