import { periodOf } from '../dates/period.ts';
import { id, optionalId } from '../fields/id.ts';
import { anyDay, pieces, requestedItems, requirePeriod, returnDay, wantedDay } from '../fields/rental.ts';
import { z } from '../fields/zod.ts';
import { messages } from '../messages.ts';

/**
 * An administrator's query for the stock of articles from `date` to `dateRetour`, which may be past; request `except`
 * is not counted.
 */
export const occupationInput = z
  .object({ date: anyDay, dateRetour: returnDay, articleIds: requestedItems(id), except: optionalId })
  .refine(({ date, dateRetour }) => dateRetour === null || dateRetour >= date, {
    path: ['dateRetour'],
    message: messages.form.returnBeforeDate,
  })
  .transform(({ date, dateRetour, ...about }) => ({
    period: dateRetour === null ? periodOf(date, null) : { debut: date, fin: dateRetour },
    ...about,
  }));

/** A visitor's query for some days and articles; null for all articles. */
export const availabilityInput = z
  .object({
    date: wantedDay,
    dateRetour: returnDay,
    articles: requestedItems(z.object({ articleId: id, quantite: pieces }))
      .nullish()
      .transform((articles) => articles ?? null),
  })
  .superRefine(requirePeriod)
  .transform(({ date, dateRetour, articles }) => ({ period: periodOf(date, dateRetour), articles }));
