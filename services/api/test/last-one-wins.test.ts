import { todayInParis } from '@barnum/rules/dates/paris-time';
import { emptyInvoiceDraft } from '@barnum/rules/money/invoices/invoice-draft';
import { defaultInvoiceSettings } from '@barnum/rules/money/invoices/invoice-settings';
import { isNonNullType } from 'graphql';
import { writeXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { seedUser } from '../../../prisma/seed/access/auth.ts';
import { seedArticleSet } from '../../../prisma/seed/catalogue/article-sets.ts';
import { seedArticle } from '../../../prisma/seed/catalogue/articles.ts';
import { seedCategory } from '../../../prisma/seed/catalogue/categories.ts';
import { seedCustomer } from '../../../prisma/seed/customers/customers.ts';
import { seedReservationRequest } from '../../../prisma/seed/requests/reservation-requests.ts';
import { seedDemoCompanyInfo } from '../../../prisma/seed/site/company-info.ts';
import { seedPartner } from '../../../prisma/seed/site/partners.ts';
import { seedTestimonial } from '../../../prisma/seed/site/testimonials.ts';
import { schema } from '../src/assembly/schema.ts';
import { saveMarking } from '../src/catalogue/pieces/piece-settings.domain.ts';
import { createPriceList } from '../src/catalogue/price-lists/price-lists.domain.ts';
import { startSheetImport } from '../src/desk/spreadsheets/sheet-imports.domain.ts';
import { createChequeSlip } from '../src/money/cheque-slips/cheque-slips.domain.ts';
import { createInvoiceDraft, updateInvoiceDraft } from '../src/money/invoices/invoice-drafts.domain.ts';
import { appendEntry, lockLedger } from '../src/money/ledger/ledger.domain.ts';
import { advanceDrafts } from './support/advances.ts';
import { operations } from './support/operations.ts';
import { edited, shop } from './support/quotes.ts';
import { onOneDatabase, type TestService } from './support/service.ts';

const auteur = 'admin@barnum.example';
const currentPassword = 'barnum-demo';
const mailServer = { host: 'smtp.exemple.example', port: 465, account: 'nom@exemple.example', password: 'le ponant' };
const webhook = { nom: 'Agenda', url: 'https://agenda.exemple.example/barnum', events: ['article.changed'] };

type Variables = Record<string, unknown>;
type Prepare = (service: TestService, token: string) => Promise<Variables>;

/** How each mutation that takes `updatedAt` comes to a record that it changes: its other variables. */
const changes: Record<string, Prepare> = {
  answerCancellation: async ({ db }) => {
    const { id } = await confirmed(db);
    await db.reservationRequest.update({ where: { id }, data: { annulationDemandeLe: new Date() } });
    return { id, reponse: 'refusee', mot: 'Le matériel est déjà en route.' };
  },
  correctBilling: async (service, token) => ({ id: await billedTooMuch(service, token), motif: 'Le prix a changé' }),
  deleteMailServer: async (service, token) => {
    await call(service, 'updateMailServer', { input: mailServer, currentPassword }, token);
    return { currentPassword };
  },
  handOverChequeSlip: async (service) => ({ id: (await slip(service)).id, date: todayInParis() }),
  issueInvoice: async (service) => ({ id: await advance(service) }),
  issueAndSendQuote: async (service) => ({ requestId: await shop(service), livraison: '0' }),
  issueQuote: async (service) => ({ requestId: await shop(service), livraison: '0' }),
  moveReservationRequest: async ({ db }) => ({ ...(await seedRequest(db)), statut: 'refusee' }),
  resetMailTemplate: async (service, token) => {
    await call(service, 'updateMailTemplate', { kind: 'rappel', input: { subject: 'Objet', text: 'Texte' } }, token);
    return { kind: 'rappel' };
  },
  updateArticle: async ({ db }) => ({ id: (await seedArticle(db)).id, input: { nom: 'Tente' } }),
  updateSheetImport: async ({ db }) => {
    const bytes = Buffer.from('Nom;Prix\nTente;110');
    const { id } = await startSheetImport(db, { kind: 'articles', bytes, fileName: 'tarifs.csv', sheet: 0 }, auteur);
    return { id, input: { columns: ['nom', 'prix'], leftOut: [2] } };
  },
  chooseSheetOfImport: async ({ db }) => {
    const rows = [['Nom'], ['Tente']];
    const file = await writeXlsx({ sheets: ['Articles', 'Autres'].map((name) => ({ name, rows })) });
    const given = { kind: 'articles', bytes: Buffer.from(file), fileName: 'tarifs.xlsx', sheet: 0 } as const;
    return { id: (await startSheetImport(db, given, auteur)).id, sheet: 1 };
  },
  updateArticleSet: async ({ db }) => {
    const { id: articleId } = await seedArticle(db);
    const { id } = await seedArticleSet(db, { items: [{ articleId, quantite: 2 }] });
    return { id, input: { nom: 'Pour 40 convives' } };
  },
  updatePriceList: async ({ db }) => {
    const input = { nom: 'Tarifs 2028', aPartirDu: '2028-01-01', pourcent: 3, arrondi: 10, versLeHaut: true } as const;
    return { id: (await createPriceList(db, input)).id, input: { nom: 'Tarifs de 2028' } };
  },
  updateCategory: async ({ db }) => ({ id: (await seedCategory(db)).id, input: { nom: 'Tentes' } }),
  updateChequeSlip: async (service) => {
    const { id, cheque } = await slip(service);
    return { id, input: { compte: 'FR76 3000', cheques: [{ id: cheque }] } };
  },
  updateCompanyInfo: async ({ db }) => {
    await seedDemoCompanyInfo(db);
    return {
      id: (await db.companyInfo.findUniqueOrThrow({ where: { nom: 'Email' } })).id,
      valeur: 'a@exemple.example',
    };
  },
  updateCustomer: async ({ db }) => ({
    id: (await seedCustomer(db)).id,
    input: { kind: 'particulier', nom: 'Le Goff' },
  }),
  updateInvoiceDraft: async (service) => ({ id: await advance(service), input: { montant: '2.00' } }),
  updateInvoiceSettings: async () => ({ input: defaultInvoiceSettings }),
  updateMailServer: async () => ({ input: mailServer, currentPassword }),
  updateMailTemplate: async () => ({ kind: 'rappel', input: { subject: 'Objet', text: 'Texte' } }),
  updatePartner: async ({ db }) => ({ id: (await seedPartner(db)).id, input: { nom: 'La voilerie' } }),
  updatePerson: async ({ db }) => {
    const { id } = await seedUser(db, { email: 'yann@barnum.example', role: 'team' });
    return { id, name: 'Yann', role: 'team', currentPassword };
  },
  updatePiece: async ({ db }) => {
    await saveMarking(db, true);
    const { id: articleId } = await seedArticle(db);
    const { id } = await db.piece.create({ data: { articleId, numero: 'P-1' } });
    return { id, input: { numero: 'P-2' } };
  },
  updateRequestViews: async () => ({ views: [{ nom: 'À confirmer', filtres: 'etat=a_confirmer' }] }),
  updateReservationRequest: async (service) => {
    const id = await shop(service);
    const items = await service.db.reservationRequestItem.findMany({ where: { requestId: id } });
    return { id, input: { ...edited, items: items.map(({ articleId, quantite }) => ({ articleId, quantite })) } };
  },
  updateTestimonial: async ({ db }) => ({ id: (await seedTestimonial(db)).id, input: { hide: true } }),
  updateWebhook: async (service, token) => {
    await call(service, 'createWebhook', { input: webhook, currentPassword: 'barnum-demo' }, token);
    return { id: (await service.db.webhook.findFirstOrThrow()).id, input: webhook };
  },
};

/** Those that take `updatedAt` and may be sent without it. */
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
  .filter(({ args }) => args.some(({ name, type }) => name === 'updatedAt' && !isNonNullType(type)))
  .map(({ name }) => name);

onOneDatabase(
  'a change without `updatedAt`',
  (service) => {
    it('is held to it at every mutation that takes one', () => {
      expect(Object.keys(changes).sort()).toEqual(mutations.toSorted());
    });

    it.each(Object.entries(changes))('is the last one, which wins: %s', async (name, prepare) => {
      const token = await service.signIn('administrator');
      const variables = await prepare(service, token);
      const outdated = { ...variables, updatedAt: '2020-01-01T00:00:00.000Z' };
      expect((await call(service, name, outdated, token)).map(({ extensions }) => extensions?.code)).toEqual([
        'CONFLICT',
      ]);
      expect(await call(service, name, variables, token)).toEqual([]);
    });
  },
  { locateServer: (server) => Promise.resolve(server) },
);

async function call({ graphql }: TestService, name: string, variables: Variables, token: string) {
  const operation = operations.find((each) => each.name === `mutation ${name}`);
  return (await graphql(operation?.query ?? '', variables, token)).errors;
}

type Db = TestService['db'];

async function seedRequest(db: Db): Promise<{ id: number }> {
  const { id } = await seedReservationRequest(db);
  return { id };
}

async function confirmed(db: Db): Promise<{ id: number }> {
  const { id } = await seedRequest(db);
  await db.reservationRequest.update({ where: { id }, data: { statut: 'confirmee' } });
  return { id };
}

async function seedCompany(db: Db): Promise<void> {
  await seedDemoCompanyInfo(db);
  for (const [nom, valeur] of [
    ['TVA', 'FR40123456824'],
    ['SIRET', '732 829 320 00074'],
    ['Taux de TVA (%)', '20'],
    ['Régime de TVA', 'Normal'],
  ] as const) {
    await db.companyInfo.update({ where: { nom }, data: { valeur } });
  }
}

/** A confirmed request for what costs 800.00 at 20 % and 200.00 at 10 %. */
async function deal(db: Db): Promise<number> {
  await seedCompany(db);
  const all = { unite: 'weekend', quantite: null } as const;
  const tent = await seedArticle(db, { ...all, nom: 'Tente', prix: 800, tauxTva: 20 });
  const meal = await seedArticle(db, { ...all, nom: 'Repas', prix: 200, tauxTva: 10 });
  const { id } = await seedReservationRequest(db, {
    date: todayInParis(),
    livraisonMontage: true,
    adresse: '4 rue des Ajoncs, 56000 Vannes',
    items: [tent, meal].map(({ id: articleId }) => ({ articleId, quantite: 1 })),
  });
  await db.reservationRequest.update({ where: { id }, data: { statut: 'confirmee' } });
  return id;
}

async function advance({ db }: TestService): Promise<number> {
  const [id] = await advanceDrafts(db, await deal(db), 1);
  if (id === undefined) throw new Error('No draft was made');
  return id;
}

/** A slip in preparation, with a cheque. */
async function slip({ db }: TestService): Promise<{ id: number; cheque: number }> {
  const { id: cheque } = await db.$transaction(async (tx) => {
    await lockLedger(tx);
    const payment = { nature: 'paiement', moyen: 'cheque', date: todayInParis(), montant: 1_000 } as const;
    return appendEntry(tx, payment, { auteur });
  });
  const cheques = [{ id: cheque, reference: '', banque: '' }];
  return { id: await createChequeSlip(db, { compte: '', cheques }, auteur), cheque };
}

/** The draft of a balance after an advance of half, and the meal taken out of the request. */
async function billedTooMuch(service: TestService, token: string): Promise<number> {
  const requestId = await deal(service.db);
  const { id } = await createInvoiceDraft(service.db, { requestId, nature: 'acompte', auteur });
  const draft = { ...emptyInvoiceDraft, montant: '50', montantEnPourcent: true };
  await updateInvoiceDraft(service.db, id, { draft, auteur, seen: null });
  expect(await call(service, 'issueInvoice', { id }, token)).toEqual([]);
  await service.db.reservationRequestItem.deleteMany({ where: { requestId, nom: 'Repas' } });
  return (await createInvoiceDraft(service.db, { requestId, nature: 'facture', auteur })).id;
}
