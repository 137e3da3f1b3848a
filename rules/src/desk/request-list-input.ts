import { id } from '../fields/id.ts';
import { chosenDay } from '../fields/rental.ts';
import { requiredLine, text } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { requestDays, requestListSentences, requestViewOf } from '../requests/reservation-requests/request-list.ts';
import { requestStates } from '../requests/reservation-requests/request-states.ts';
import { foldText } from '../text/fold.ts';

const requestList = requestListSentences;

/** What narrows a list of requests; see `RequestFilter`. */
export const requestFilterInput = z
  .object({
    statuts: z.array(z.enum(requestStates)).nullish(),
    jour: z.enum(requestDays).nullish(),
    du: chosenDay,
    au: chosenDay,
    livraison: z.boolean().nullish(),
    nonLus: z.boolean().nullish(),
    aFacturer: z.boolean().nullish(),
  })
  .transform(({ statuts, jour, livraison, nonLus, aFacturer, ...days }) => ({
    ...days,
    statuts: statuts ?? [],
    jour: jour ?? requestDays[0],
    livraison: livraison ?? false,
    nonLus: nonLus ?? false,
    aFacturer: aFacturer ?? false,
  }));

/** Some requests, to be printed or changed together. */
export const chosenRequestsInput = z.object({
  ids: z.array(id).max(limits.pageSize, requestList.tooManyChosen(limits.pageSize)),
});

/** The saved views of the list, all of them, in their order. */
export const requestViewsInput = z.object({
  views: z
    .array(
      z.object({
        nom: requiredLine(limits.requestViewName, requestList.viewNameRequired),
        filtres: text(limits.shortText).transform(requestViewOf),
      }),
    )
    .max(limits.requestViews, requestList.tooManyViews(limits.requestViews))
    .superRefine((views, context) => {
      const names = views.map(({ nom }) => foldText(nom));
      for (const [index, name] of names.entries()) {
        if (names.indexOf(name) === index) continue;
        context.addIssue({ code: 'custom', path: [index, 'nom'], message: requestList.viewNameTaken });
      }
    }),
});
