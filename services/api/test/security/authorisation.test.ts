import { limits } from '@barnum/rules/limits';
import { expect, it, vi } from 'vitest';
import { seedTestimonial } from '../../../../prisma/seed/testimonials.ts';
import { restRoutes } from '../../src/rest/router.ts';
import { seedEverything, viaGraphql, viaRest } from '../support/both-apis.ts';
import { documentedCalls } from '../support/documented-calls.ts';
import { operations } from '../support/operations.ts';
import { selectAllFields } from '../support/select-all-fields.ts';
import { onEveryDatabase, onOneDatabase } from '../support/service.ts';

// Each row makes many calls.
vi.setConfig({ testTimeout: 60_000 });

type Access = (typeof documentedCalls)[number]['access'];

const calls = (kind: string, names: string) => names.split(' ').map((name) => `${kind} ${name}`);

/** Who may make each GraphQL call. A call that is added to the schema needs a row here. */
const graphqlAccess: Record<Access, readonly string[]> = {
  public: [
    ...calls('query', 'article articleBySlug articleCompanions articleNeighbours articles articlesByCategory'),
    ...calls('query', 'categories category categoryBySlug companyInfo companyInfoByName partners testimonials'),
    ...calls(
      'query',
      'latestSalesConditions salesConditionsVersion salesConditionsVersions retentionYears availability',
    ),
    ...calls('mutation', 'createReservationRequest login reportFailure'),
    'query followUp',
    ...calls('query', 'takenDays nextFreeDate freeAlternatives'),
    'query pricing',
    'query siteTexts',
    'query sitePictures',
    'query articleSets',
    ...calls('mutation', 'sendFollowUpMessage cancelFollowUp requestErasure requestCancellation withdrawCancellation'),
  ],
  authenticated: ['query me', ...calls('mutation', 'changePassword logout')],
  administrator: [
    ...calls(
      'query',
      'articlePage occupation personalData reservationRequest reservationRequests testimonial testimonialPage',
    ),
    ...calls('mutation', 'createArticle updateArticle deleteArticle'),
    ...calls('query', 'articleSet articleChoices'),
    ...calls('query', 'customers customer customerHistory customerChoices customersLikeRequest'),
    ...calls(
      'mutation',
      'createCustomer updateCustomer deleteCustomer joinRequestToCustomer dismissCustomer mergeCustomers',
    ),
    'mutation undoCustomerMerge',
    ...calls('mutation', 'createArticleSet updateArticleSet deleteArticleSet reorderArticleSets'),
    ...calls('mutation', 'uploadArticleImage setPrimaryImage describeImage deleteImage'),
    ...calls('mutation', 'createCategory updateCategory deleteCategory reorderCategories uploadCategoryPicture'),
    ...calls('mutation', 'createPartner updatePartner deletePartner uploadLogo'),
    ...calls('mutation', 'createTestimonial updateTestimonial deleteTestimonial'),
    ...calls('mutation', 'createCompanyInfo updateCompanyInfo deleteCompanyInfo createSalesConditionsVersion'),
    ...calls('mutation', 'recordReservationRequest updateReservationRequest moveReservationRequest'),
    ...calls('mutation', 'noteReservationRequest deleteReservationRequest deletePersonalData'),
    ...calls('mutation', 'markRequestMessagesRead replyToVisitor answerCancellation'),
    ...calls('mutation', 'attachRequestFile deleteRequestFile'),
    'query cancellationMail',
    ...calls('query', 'requestViews lineTemplates'),
    ...calls('mutation', 'saveLineTemplate deleteLineTemplate'),
    ...calls('mutation', 'updateRequestViews moveReservationRequests'),
    ...calls('mutation', 'undoReservationRequestMove'),
    'query requestMoveMail',
    ...calls('query', 'mails mailTemplates'),
    ...calls('query', 'planning workday calendarFeed stockCalendar'),
    ...calls('mutation', 'renewCalendarFeed'),
    ...calls('query', 'quote quoteVersion'),
    ...calls('query', 'invoice invoices billing invoicesToRemind invoiceReminder'),
    ...calls('mutation', 'createInvoiceDraft createCreditNoteDraft updateInvoiceDraft deleteInvoiceDraft issueInvoice'),
    'mutation sendInvoiceReminder',
    ...calls('mutation', 'issueQuote sendQuote'),
    ...calls('query', 'articleSpecificationLabels siteTextVersions'),
    ...calls('mutation', 'updateSiteTexts uploadSitePicture'),
    ...calls('mutation', 'retryMail markMailSent updateMailTemplate resetMailTemplate'),
    ...calls('query', 'mailServer example'),
    ...calls('mutation', 'fillExample removeExample'),
    ...calls('mutation', 'updateMailServer deleteMailServer sendTrialMessage'),
    ...calls('query', 'invoiceSettings invoiceDelivery invoiceMail'),
    ...calls('mutation', 'updateInvoiceSettings sendInvoice markInvoiceDeposited'),
    ...calls('query', 'payments payment receipt ledgerTotals invoicesToPay'),
    ...calls('query', 'heldDeposits deposit requestLedger customerBalance'),
    ...calls('mutation', 'recordPayment allocatePayment recordRefund reverseLedgerEntry'),
    ...calls('mutation', 'receiveDeposit moveDeposit retainDeposit'),
    ...calls('mutation', 'tickPreparation updatePricing'),
    ...calls('subscription', 'reservationRequestCreated preparationTicked'),
  ],
};

const refusals = {
  public: [null, null],
  authenticated: ['UNAUTHENTICATED', null],
  administrator: ['UNAUTHENTICATED', 'FORBIDDEN'],
};

it('every call of the schema has a row', () => {
  expect(Object.values(graphqlAccess).flat().toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
});

it('a REST call is for the same people as its GraphQL twin', () => {
  for (const { call, access, graphql } of documentedCalls) {
    const [kind, field] = /^(mutation)?[^{]*{ *(\w+)/.exec(graphql)?.slice(1) ?? [];
    expect([call, graphqlAccess[access]]).toEqual([call, expect.arrayContaining([`${kind ?? 'query'} ${field}`])]);
    expect(restRoutes.find((route) => `${route.method} ${route.path}` === call)?.access).toBe(access);
  }
});

onOneDatabase('who may call', (service) => {
  it.each(documentedCalls)('$call, through REST', async (row) => {
    await seedEverything(service);
    const [forVisitor, forUser] = refusals[row.access];
    expect(await viaRest(service, row)).toBe(forVisitor ?? 'allowed');
    expect(await viaRest(service, row, await service.signIn('user'))).toBe(forUser ?? 'allowed');
    expect(await viaRest(service, row, await service.signIn('administrator'))).toBe('allowed');
  });

  it.each(Object.entries(graphqlAccess))('what is %s, through GraphQL', async (access, names) => {
    const [forVisitor, forUser] = refusals[access as Access];
    const [user, administrator] = [await service.signIn('user'), await service.signIn('administrator')];
    for (const { name, query, variables } of operations.filter((operation) => names.includes(operation.name))) {
      const upload = 'file' in variables ? { field: '0', fields: {} } : undefined;
      const call = { graphql: query, variables, ...(upload && { upload }) };
      const verdict = async (token?: string) => {
        const code = await viaGraphql(service, call, token);
        return code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' ? code : null;
      };
      expect([name, await verdict(), await verdict(user)]).toEqual([name, forVisitor, forUser]);
      // A subscription that is allowed has no end.
      if (!name.startsWith('subscription')) expect([name, await verdict(administrator)]).toEqual([name, null]);
    }
  });
});

onEveryDatabase(
  'a hidden testimonial',
  (service) => {
    it('is shown to administrators alone, also right after they read it', async () => {
      await seedTestimonial(service.db, { texte: 'Visible de tous' });
      await seedTestimonial(service.db, { texte: 'Caché à tous', hide: true });
      const [user, administrator] = [await service.signIn('user'), await service.signIn('administrator')];
      for (const token of [administrator, undefined, user]) {
        const texts: string[] = [];
        for (const { method, path, access } of restRoutes) {
          if (method !== 'GET' || access !== 'public' || path.includes(':')) continue;
          texts.push(JSON.stringify((await service.rest('GET', path, { ...(token && { token }) })).body));
        }
        for (const { name, query, variables } of operations) {
          if (!graphqlAccess.public.includes(name) || !name.startsWith('query')) continue;
          const whole = { ...variables, limit: limits.pageSize };
          texts.push(JSON.stringify((await service.graphql(selectAllFields(query), whole, token)).data));
        }
        const seen = texts.filter((text) => text.includes('Caché à tous')).length;
        expect(texts.filter((text) => text.includes('Visible de tous'))).toHaveLength(2);
        expect(seen).toBe(token === administrator ? 2 : 0);
      }
    });
  },
  { cachesAnswers: true },
);
