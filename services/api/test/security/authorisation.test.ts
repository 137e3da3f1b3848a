import { keyCapabilities } from '@barnum/rules/access/api-keys/api-keys';
import { capabilitiesOf, defaultTeamSettings } from '@barnum/rules/access/team/rights';
import { limits } from '@barnum/rules/limits';
import { expect, it, vi } from 'vitest';
import { seedTestimonial } from '../../../../prisma/seed/site/testimonials.ts';
import { restRoutes } from '../../src/assembly/rest-routes.ts';
import { seedEverything, viaGraphql, viaRest } from '../support/both-apis.ts';
import { documentedCalls } from '../support/documented-calls.ts';
import { makeKey } from '../support/make-key.ts';
import { type Operation, operations } from '../support/operations.ts';
import { selectAllFields } from '../support/select-all-fields.ts';
import { onOneDatabase, type TestService } from '../support/service.ts';

// Each row makes many calls.
vi.setConfig({ testTimeout: 60_000 });

const calls = (kind: string, names: string) => names.split(' ').map((name) => `${kind} ${name}`);
const queries = (names: string) => calls('query', names);
const mutations = (names: string) => calls('mutation', names);

/**
 * Who may make each GraphQL call: any of the capabilities of its row, or all that « + » joins. A call that is added
 * needs a row here.
 */
const graphqlAccess: Record<string, readonly string[]> = {
  public: [
    ...queries('article articleBySlug articleCompanions articleNeighbours articles articlesByCategory articleSets'),
    ...queries('categories category categoryBySlug companyInfo companyInfoByName partners testimonials pricing'),
    ...queries('latestSalesConditions salesConditionsVersion salesConditionsVersions retentionYears'),
    ...queries(
      'availability takenDays nextFreeDate freeAlternatives siteTexts sitePictures shopSettings followUp invitation',
    ),
    ...mutations(
      'createReservationRequest login signIn completeSignIn completeSignInWithPasskey reportFailure acceptInvitation',
    ),
    ...queries('offeredEmailChange'),
    ...mutations('confirmEmailChange refuseEmailChange requestPasswordReset resetPassword'),
    ...mutations('sendFollowUpMessage cancelFollowUp requestErasure requestCancellation withdrawCancellation'),
    ...mutations('sendAcceptanceCode acceptQuote declineQuote withdrawFromContract sendFollowUpFile'),
  ],
  authenticated: queries('me'),
  account: [
    ...queries('mySessions myEmailChange secondFactor'),
    ...mutations('changePassword endSession endOtherSessions requestEmailChange cancelEmailChange'),
    ...mutations('startTotp confirmTotp removeTotp startPasskey addPasskey removePasskey renewRecoveryCodes'),
    // The last one: it ends the token.
    ...mutations('logout'),
  ],
  planning: queries('planning workday stockCalendar'),
  'planning requests': queries('occupation'),
  preparation: [
    ...queries('piece pieceChoices pieceOutings'),
    ...mutations('tickPreparation notePieceOuting notePieceReturn removePieceOuting'),
    ...queries('handover'),
    ...mutations('openHandover openDayHandovers takeHandoverCommands attachHandoverPhoto closeDeparture closeReturn'),
    'subscription handoverChanged',
    'subscription preparationTicked',
  ],
  requests: [
    ...queries('reservationRequest reservationRequests requestViews requestMoveMail cancellationMail keptRecords'),
    ...queries(
      'lineTemplates quote quoteMail quoteVersion acceptance acceptances keptAcceptances calendarFeed outings',
    ),
    ...queries('handoverDocument'),
    ...mutations('recordReservationRequest updateReservationRequest moveReservationRequest moveReservationRequests'),
    ...mutations('undoReservationRequestMove noteReservationRequest deleteReservationRequest updateRequestViews'),
    ...mutations('markRequestMessagesRead replyToVisitor answerCancellation attachRequestFile deleteRequestFile'),
    ...mutations('saveLineTemplate deleteLineTemplate issueQuote sendQuote issueAndSendQuote markQuoteHandedOver'),
    ...queries('quoteReminder'),
    ...mutations('sendQuoteReminder replyWithFile checkEvidence renewCalendarFeed'),
    'subscription reservationRequestCreated',
  ],
  customers: [
    ...queries('customers customerOverviews customer customerHistory customerChoices personalData'),
    ...mutations('updateCustomer deleteCustomer mergeCustomers undoCustomerMerge'),
  ],
  'articles+money': mutations('settleReturn'),
  'customers+requests': [
    ...queries('customersLikeRequest'),
    ...mutations('joinRequestToCustomer dismissCustomer deletePersonalData'),
    // With a request to join; without one the right to customers is enough.
    ...mutations('createCustomer createCustomerOfRequest'),
  ],
  messages: [...queries('mails'), ...mutations('retryMail markMailSent')],
  articles: [
    ...queries('articlePage articleSet articleSpecificationLabels'),
    ...mutations('createArticle updateArticle deleteArticle changeArticles reorderArticles duplicateArticle'),
    ...queries('stockMovements pieces markedArticles'),
    // Of a table of articles; each kind of table is for who has the right to what it brings (sheet-imports.test.ts).
    ...mutations('startSheetImport'),
    ...mutations('recordStockMovement endStockMovement createPieces updatePiece deletePiece drawPieceLabels'),
    ...mutations('createArticleSet updateArticleSet deleteArticleSet reorderArticleSets'),
    ...queries('priceLists priceList'),
    ...mutations('createPriceList updatePriceList deletePriceList'),
    ...mutations('uploadArticleImage setPrimaryImage reorderArticleImages describeImage deleteImage'),
    ...mutations('createCategory updateCategory deleteCategory reorderCategories uploadCategoryPicture'),
  ],
  'articles customers money': [
    ...queries('sheetImport sheetImports sheetImportProgress'),
    ...mutations('updateSheetImport chooseSheetOfImport addPicturesToImport applySheetImport undoSheetImport'),
  ],
  'articles requests': queries('articleChoices'),
  'preparation articles settings': queries('marksPieces'),
  money: [
    ...queries('invoice invoices billing invoicesToRemind invoiceReminder invoiceDelivery invoiceMail'),
    ...mutations('createInvoiceDraft createCreditNoteDraft updateInvoiceDraft deleteInvoiceDraft issueInvoice'),
    ...mutations('correctBilling sendInvoiceReminder sendInvoice markInvoiceDeposited'),
    ...queries(
      'payments payment receipt ledgerTotals vatFigures franchiseTurnover turnoverParts monthlyFigures outstanding invoicesToPay',
    ),
    ...queries('park orderBook pastHireCount'),
    ...mutations('deletePastHires'),
    ...queries('heldDeposits deposit requestLedger requestsMoney customerBalance requestsToInvoice entryDateQuestion'),
    ...mutations('recordPayment allocatePayment recordRefund reverseLedgerEntry billReceived'),
    ...queries('waitingCheques chequeSlips chequeSlip chequeSlipDocument till tillCounts'),
    ...mutations(
      'createChequeSlip updateChequeSlip deleteChequeSlip handOverChequeSlip returnCheque presentChequeAgain',
    ),
    ...mutations('recordTillCount takeCashToBank'),
    ...mutations('receiveDeposit moveDeposit retainDeposit releaseDeposit billRestoration'),
  ],
  'money settings': queries('invoiceSettings'),
  site: [
    ...queries('testimonial testimonialPage siteTextVersions'),
    ...mutations('createTestimonial updateTestimonial deleteTestimonial'),
    ...mutations('createPartner updatePartner deletePartner uploadLogo'),
    ...mutations('createSalesConditionsVersion updateSiteTexts uploadSitePicture'),
  ],
  team: [
    ...queries('people teamSettings'),
    ...mutations('invitePerson renewInvitation updatePerson suspendPerson removePerson updateTeamSettings'),
    ...mutations('resetSecondFactor'),
  ],
  settings: [
    ...mutations(
      'createCompanyInfo updateCompanyInfo deleteCompanyInfo updatePricing updateInvoiceSettings updateMarking ' +
        'updateShopSettings',
    ),
    ...queries('mailTemplates example'),
    ...mutations('updateMailTemplate resetMailTemplate'),
  ],
  'settings+account': [
    ...queries('mailServer'),
    ...mutations('updateMailServer deleteMailServer sendTrialMessage fillExample removeExample'),
  ],
  keys: [
    ...queries('webhooks webhookDeliveries apiKeys'),
    ...mutations('createWebhook updateWebhook switchWebhook renewWebhookSecret deleteWebhook'),
    ...mutations('sendTestEvent replayWebhookDelivery createApiKey revokeApiKey'),
  ],
  journal: [...queries('journal journalAuthors journalYears'), ...mutations('updateJournalYears')],
};

/**
 * Who may read what stands at an address of its own, in neither API. An address that is added needs a row here. What is
 * public opens by a secret in it, or tells nothing that is not on the site.
 */
const fileAccess: Record<string, readonly string[]> = {
  public: [
    '/healthz',
    '/readyz',
    '/graphql',
    '/graphql/graphiql',
    '/api/openapi.json',
    '/api/docs',
    '/api/docs.css',
    '/graphql/graphiql/:version/app.js',
    '/graphql/graphiql/:version/app.css',
    '/api/agenda/:token.ics',
    // By the token of a private page.
    '/api/suivi/:jeton/agenda.ics',
    '/api/suivi/:jeton/devis/:id(^\\d{1,10}$)',
    '/api/suivi/:jeton/facture/:id(^\\d{1,10}$)',
    '/api/suivi/:jeton/etat-des-lieux/:id(^\\d{1,10}$)',
    '/api/suivi/:jeton/fichier/:id(^\\d{1,10}$)',
    '/api/suivi/:jeton/virement.svg',
    // For what is no path at all.
    '/-/illisible',
    ...['partage.jpg', 'icone-32.png', 'icone-180.png', 'icone-192.png', 'icone-512.png'].map(
      (name) => `/media/boutique/${name}`,
    ),
    '/media/boutique/article-:id(^[1-9][0-9]{0,8}$).jpg',
    '/media/:key/:file',
  ],
  // By a token of their own.
  programs: ['/metrics'],
  requests: ['/api/fichiers/:id(^\\d{1,10}$)', ...sheetsOf('demandes')],
  money: [
    '/api/factures.zip',
    '/api/journal.csv',
    '/api/journal.txt',
    '/api/lignes-de-tva.csv',
    ...sheetsOf('lignes-de-factures', 'paiements', 'locations-passees'),
  ],
  articles: sheetsOf('articles', 'categories', 'tarifs'),
  customers: sheetsOf('clients'),
  settings: ['/api/exports/tout.zip'],
  journal: ['/api/journal-des-actions.csv'],
};

/** Who has each role, and the refusal of a call that the table of rights closes to them. */
const people = [
  { as: null, role: null },
  { as: 'user', role: 'user' },
  { as: 'preparation', role: 'preparation' },
  { as: 'team', role: 'team' },
  { as: 'administrator', role: 'manager' },
] as const;

/** Who calls: a visitor, who has a role, or a program with a key of the gérant for one right. */
interface Caller {
  name: string;
  token: string | undefined;
  own: readonly string[] | null;
}

async function everyCaller(service: TestService): Promise<Caller[]> {
  const callers: Caller[] = [];
  for (const { as, role } of people) {
    const token = as === null ? undefined : await service.signIn(as);
    const own = role && ['authenticated', 'account', ...capabilitiesOf(role, defaultTeamSettings)];
    callers.push({ name: role ?? 'visitor', token, own });
  }
  // The one that a call which is allowed revokes.
  await makeKey(service, ['planning']);
  for (const right of keyCapabilities) {
    const { secret } = await makeKey(service, [right]);
    callers.push({ name: `key for ${right}`, token: secret, own: ['authenticated', right] });
  }
  return callers;
}

/** What somebody is answered where the table opens a call to these capabilities. */
function expected({ own }: Pick<Caller, 'own'>, access: string): string | null {
  if (access === 'public') return null;
  if (own === null) return 'UNAUTHENTICATED';
  const isOpen = access.split(' ').some((needed) => needed.split('+').every((right) => own.includes(right)));
  return isOpen ? null : 'FORBIDDEN';
}

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
  // What an allowed call answers stands in documented-calls.test.ts.
  it('is what the table says of every documented call, through REST', async () => {
    await seedEverything(service);
    for (const caller of await everyCaller(service)) {
      for (const row of documentedCalls) {
        const code = await viaRest(service, row, caller.token);
        const answer = code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' ? code : null;
        expect([caller.name, row.call, answer]).toEqual([caller.name, row.call, expected(caller, row.access)]);
      }
    }
  });

  it.each(Object.entries(graphqlAccess))('what is %s, through GraphQL', async (access, names) => {
    const callers = await everyCaller(service);
    const verdict = async ({ name, query, variables }: Operation, token: string | undefined) => {
      const upload = 'file' in variables ? { field: '0', fields: {} } : undefined;
      const code = await viaGraphql(service, { graphql: query, variables, ...(upload && { upload }) }, token);
      return [name, code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' ? code : null];
    };
    for (const caller of callers) {
      // In the order of the row: who signs out may nothing any more.
      for (const operation of names.flatMap((own) => operations.filter(({ name }) => name === own))) {
        const answer = expected(caller, access);
        // A subscription that is allowed has no end.
        if (operation.name.startsWith('subscription') && answer === null) continue;
        const found = await verdict(operation, caller.token);
        expect([caller.name, ...found]).toEqual([caller.name, operation.name, answer]);
      }
    }
    if (access === 'money') {
      await service.db.teamSettings.create({ data: { teamHandlesMoney: true } });
      const team = callers.find(({ name }) => name === 'team');
      for (const operation of operations.filter(({ name }) => names.includes(name))) {
        expect(await verdict(operation, team?.token)).toEqual([operation.name, null]);
      }
    }
  });
});

onOneDatabase('who may read files', (service) => {
  it('is said for every address of the service that belongs to neither API', () => {
    const documented = restRoutes.map(({ path }) => `/api${path}`);
    const others = pathsOf(service.app.printRoutes({ commonPrefix: false })).filter(
      (path) => path !== '*' && !documented.includes(path),
    );
    expect(others.toSorted()).toEqual(Object.values(fileAccess).flat().toSorted());
  });

  it('is answered as the table says, to everybody', async () => {
    for (const caller of await everyCaller(service)) {
      for (const [access, paths] of Object.entries(fileAccess)) {
        if (access === 'public' || access === 'programs') continue;
        for (const path of paths) {
          const { token } = caller;
          const { statusCode } = await service.app.inject({
            url: `${path.replace(/:id.*$/, '1')}?du=2031-01-01&au=2031-03-31`,
            headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
          });
          const answer = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN' }[statusCode] ?? null;
          expect([caller.name, path, answer]).toEqual([caller.name, path, expected(caller, access)]);
        }
      }
    }
  });
});

/** Addresses of tables for a spreadsheet, in both forms. */
function sheetsOf(...names: string[]): string[] {
  return names.flatMap((name) => [`/api/exports/${name}.csv`, `/api/exports/${name}.xlsx`]);
}

/** The addresses of a tree of routes, whose branches hold what follows of their beginning. */
function pathsOf(tree: string): string[] {
  const branches: string[] = [];
  return tree
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, indent = '', rest = ''] = /^((?:[│ ] {3})*)[├└]── (\S+)/.exec(line) ?? [];
      const depth = indent.length / 4;
      branches.splice(depth, branches.length, rest);
      return branches.join('');
    });
}

onOneDatabase(
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
          if (!graphqlAccess.public?.includes(name) || !name.startsWith('query')) continue;
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
