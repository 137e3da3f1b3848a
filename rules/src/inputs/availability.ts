import { periodOf } from '../dates/period.ts';
import { id, optionalId } from '../fields/id.ts';
import { anyDay, departureDay, pieces, requestedItems, requirePeriod, returnDay } from '../fields/rental.ts';
import { z } from '../fields/zod.ts';

/**
 * An administrator's query for the stock of articles over some days, which may be past; request `except` is not
 * counted.
 */
export const occupationInput = z
  .object({ date: anyDay, dateRetour: returnDay, articleIds: requestedItems(id), except: optionalId })
  .superRefine(requirePeriod)
  .transform(({ date, dateRetour, ...about }) => ({ period: periodOf(date, dateRetour), ...about }));

/** A visitor's query for some days and articles; null for all articles. */
export const availabilityInput = z
  .object({
    date: departureDay,
    dateRetour: returnDay,
    articles: requestedItems(z.object({ articleId: id, quantite: pieces }))
      .nullish()
      .transform((articles) => articles ?? null),
  })
  .superRefine(requirePeriod)
  .transform(({ date, dateRetour, articles }) => ({ period: periodOf(date, dateRetour), articles }));
