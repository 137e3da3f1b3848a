import { packWishFields } from '../catalogue/packs-input.ts';
import { dayRangeFields, requireDayRange } from '../fields/day-range.ts';
import { id, optionalId } from '../fields/id.ts';
import { pageInput } from '../fields/page.ts';
import { anyDay, chosenDay, pickUpDay, pieces, requestedItems, requirePeriod, wantedDay } from '../fields/rental.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { sentences } from '../sentences.ts';

/** What is said of packs. */
const saidOfPacks = z
  .array(z.object({ articleId: id, ...packWishFields }))
  .max(limits.requestItems, sentences.form.itemsTooMany)
  .nullish()
  .transform((packs) => packs ?? []);

/**
 * An administrator's query for the stock of articles from `date` to `dateRetour`, which may be past, with what is said
 * of packs among them; request `except` is not counted.
 */
export const occupationInput = z
  .object({
    date: anyDay,
    dateRetour: chosenDay,
    articleIds: requestedItems(id),
    except: optionalId,
    packs: saidOfPacks,
  })
  // Until version 1.0.0 the longest rental was counted from the wanted day: from a Sunday, two days after the pick-up.
  .superRefine((value, context) =>
    requirePeriod({ ...value, dateRetrait: value.date }, context, limits.rentalDays + 2),
  );

const wantedDays = { date: wantedDay, dateRetrait: pickUpDay, dateRetour: chosenDay };
const wantedPieces = { articleId: id, quantite: pieces, ...packWishFields };

/** A visitor's query for some days and articles; null for all articles, of which `packs` are as is said of them. */
export const availabilityInput = z
  .object({
    ...wantedDays,
    articles: requestedItems(z.object(wantedPieces))
      .nullish()
      .transform((articles) => articles ?? null),
    packs: saidOfPacks,
  })
  .superRefine((value, context) => requirePeriod(value, context));

/** A visitor's query for some days and pieces of one article. */
export const articleAvailabilityInput = z
  .object({ ...wantedDays, ...wantedPieces })
  .superRefine((value, context) => requirePeriod(value, context));

/** A visitor's query for the days on which so many pieces are taken. */
export const takenDaysInput = z
  .object({ ...wantedPieces, ...dayRangeFields })
  .superRefine((value, context) =>
    requireDayRange(value, context, { days: limits.takenDays, tooLong: sentences.planning.calendarTooLong }),
  );

/**
 * An administrator's query for what is taken each day, planned days at most: of one article, of those of a category (0:
 * without any), or of all, page by page; of packs, as the wish says.
 */
export const stockCalendarInput = pageInput
  .extend({ ...dayRangeFields, articleId: optionalId, categoryId: z.int().nullish(), ...packWishFields })
  .superRefine((value, context) =>
    requireDayRange(value, context, { days: limits.planningDays, tooLong: sentences.planning.calendarTooLong }),
  );
