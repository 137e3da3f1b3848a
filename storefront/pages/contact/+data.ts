import { comingOpenDays } from '@barnum/rules/dates/opening-state';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { scheduleOf } from '@barnum/rules/dates/schedule';
import { textsOfGroups } from '@barnum/rules/site/site-texts/site-texts';
import type { PageContextServer } from 'vike/types';
import { deliveryFields } from '../../lib/service/fragments.ts';
import { graphql } from '../../lib/service/graphql.ts';
import { layoutFields, loadPage } from '../../lib/service/load-page.server.ts';

const contactQuery = graphql(
  `
    query Contact {
      ...LayoutFields
      pricing {
        terms {
          ...DeliveryFields
        }
      }
    }
  `,
  [layoutFields, deliveryFields],
);

export type Data = Awaited<ReturnType<typeof data>>;

/** The page shows the layout's company information: without the service it has no content. */
export async function data(pageContext: PageContextServer) {
  const { answer, page, texts } = await loadPage(contactQuery, {}, pageContext);
  const openDays = comingOpenDays(scheduleOf(answer?.companyInfo ?? []), todayInParis());
  return { ...page, texts: textsOfGroups(texts, ['contact', 'place']), openDays };
}
