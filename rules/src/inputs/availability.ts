import { id, optionalId } from '../fields/id.ts';
import { anyDay, chosenDay, pickUpDay, pieces, requestedItems, requirePeriod, wantedDay } from '../fields/rental.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';

/**
 * An administrator's query for the stock of articles from `date` to `dateRetour`, which may be past; request `except`
 * is not counted.
 */
export const occupationInput = z
  .object({ date: anyDay, dateRetour: chosenDay, articleIds: requestedItems(id), except: optionalId })
  // Until version 1.0.0 the longest rental was counted from the wanted day: from a Sunday, two days after the pick-up.
  .superRefine((value, context) =>
    requirePeriod({ ...value, dateRetrait: value.date }, context, limits.rentalDays + 2),
  );

/** A visitor's query for some days and articles; null for all articles. */
export const availabilityInput = z
  .object({
    date: wantedDay,
    dateRetrait: pickUpDay,
    dateRetour: chosenDay,
    articles: requestedItems(z.object({ articleId: id, quantite: pieces }))
      .nullish()
      .transform((articles) => articles ?? null),
  })
  .superRefine((value, context) => requirePeriod(value, context));
