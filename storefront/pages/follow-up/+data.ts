import { acceptedDeposits, depositMeansInWords } from '@barnum/rules/money/ledger/accepted-deposits';
import type { PageContextServer } from 'vike/types';
import { followUpFields } from '../../components/follow-up/follow-up.ts';
import { graphql } from '../../lib/service/graphql.ts';
import { loadLayout } from '../../lib/service/load-layout.server.ts';
import { layoutFields, loadPage } from '../../lib/service/load-page.server.ts';

const followUpQuery = graphql(
  `
  query FollowUp($jeton: String!) {
    ...LayoutFields
    followUp(jeton: $jeton) {
      ...FollowUpFields
    }
  }
`,
  [layoutFields, followUpFields],
);

export type Data = Awaited<ReturnType<typeof data>>;

/**
 * `followUp` is null where there is nothing to show: an address that leads nowhere, a service that cannot be reached,
 * or too many wrong addresses before, as `refusal` says.
 */
export async function data(pageContext: PageContextServer) {
  const { jeton = '' } = pageContext.routeParams;
  const { answer, refusal, page } = await loadPage(followUpQuery, { jeton }, pageContext);
  if (refusal) {
    const { message, status, retryAfter } = refusal;
    return {
      ...(await loadLayout(pageContext)),
      status,
      retryAfter,
      isPrivate: true,
      jeton,
      followUp: null,
      moyensDeCaution: '',
      refusal: message,
    };
  }
  const followUp = answer?.followUp ?? null;
  const status = answer !== null && followUp === null ? 404 : page.status;
  const moyensDeCaution = depositMeansInWords(acceptedDeposits(answer?.companyInfo ?? []));
  return { ...page, status, isPrivate: true, jeton, followUp, moyensDeCaution, refusal: null };
}
