import { periodOf } from '../dates/period.ts';
import { id, optionalId } from '../fields/id.ts';
import { anyDay, departureDay, pieces, requestedItems, requirePeriod, returnDay } from '../fields/rental.ts';
import { z } from '../fields/zod.ts';

/** The days and articles whose stock an administrator asks about, without what request `except` takes; the days may have passed. */
export const occupationInput = z
  .object({ date: anyDay, dateRetour: returnDay, articleIds: requestedItems(id), except: optionalId })
  .superRefine(requirePeriod)
  .transform(({ date, dateRetour, ...about }) => ({ period: periodOf(date, dateRetour), ...about }));

/** The days that somebody asks about, and the articles wished for; null for all. */
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
