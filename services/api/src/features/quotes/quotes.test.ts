import { createHash } from 'node:crypto';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { formatPrice } from '@barnum/rules/money/amounts';
import { quoteNumber, quoteSentences } from '@barnum/rules/money/quotes';
import { sentences } from '@barnum/rules/sentences';
import { getDocumentProxy } from 'unpdf';
import { expect, it, vi } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/articles.ts';
import { seedDemoCompanyInfo } from '../../../../../prisma/seed/company-info.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/reservation-requests.ts';
import { startMailServer } from '../../../test/support/mail-server.ts';
import {
  accountLinks,
  followUpLinks,
  mailServerAt,
  onEveryDatabase,
  type TestService,
} from '../../../test/support/service.ts';
import { sendMails } from '../../jobs/send-mails.ts';
import * as worker from '../../worker/run-in-worker.ts';
import { exportFollowedRequest } from '../personal-data/export-person.domain.ts';
import { erasePerson } from '../personal-data/personal-data.domain.ts';
import { deleteExpiredRequests } from '../personal-data/retention.domain.ts';
import { createSalesConditionsVersion } from '../sales-conditions/sales-conditions.domain.ts';
import { issueQuote } from './quotes.domain.ts';

vi.mock(import('../../worker/run-in-worker.ts'), { spy: true });
// The files before have loaded the service without it.
vi.hoisted(() => vi.resetModules());

const issue = `mutation ($requestId: Int!, $livraison: Decimal = 0, $updatedAt: DateTime) {
  issueQuote(requestId: $requestId, livraison: $livraison, updatedAt: $updatedAt) { id numero version total fileName pdf }
}`;
const send = 'mutation ($id: Int!, $mot: String) { sendQuote(id: $id, mot: $mot) { mails { state subject text } } }';
const read = `query ($requestId: Int!) {
  quote(requestId: $requestId) { isCurrent missing leftOut versions { id version total pdf } }
}`;
const update = `mutation ($id: Int!, $input: ReservationRequestInput!) {
  updateReservationRequest(id: $id, input: $input) { id }
}`;
const auteur = 'admin@barnum.example';
const year = todayInParis().slice(0, 4);
const edited = {
  nom: 'Le Goff',
  prenom: 'Maëlle',
  phone: '06 39 98 01 12',
  date: '2027-07-10',
  livraisonMontage: false,
};

onEveryDatabase('quotes', (service) => {
  const call = async (query: string, variables: Record<string, unknown>) =>
    service.graphql(query, variables, await service.signIn('administrator'));

  it('hold what was agreed, and the conditions in force; the document can be read back', async () => {
    const id = await shop(service, { prix: 1_234.5, montantCaution: 300, coutMontage: 45 });
    await createSalesConditionsVersion(service.db, {
      text: '<h2>Objet</h2><ol><li>La location.</li><li>Le reste.</li></ol>',
    });
    const { data, errors } = await call(issue, { requestId: id, livraison: '60' });
    expect(errors).toEqual([]);
    expect(data.issueQuote).toMatchObject({
      numero: `D-${year}-00001`,
      version: 1,
      total: '3853.50',
      fileName: `devis-D-${year}-00001.pdf`,
    });
    const { pages, metadata } = await readPdf(data.issueQuote.pdf);
    expect(pages).toHaveLength(2);
    expect(metadata).toMatchObject({ Title: `Devis D-${year}-00001`, Language: 'fr-FR' });
    for (const words of [
      ...['Barnum & Compagnie', 'SARL au capital de 10 000 €', 'SIRET 000 000 000 00000', 'Maëlle Le Goff'],
      ...[
        '4 rue des Ajoncs',
        'Votre fête : vendredi 9 juillet · retrait vendredi 9 à partir de',
        '1 week-end et 2 jours (du',
        '1 234,50 € / week-end, et 25 % pour chacun des 2 jours en plus',
      ],
      ...['1 851,75 €', '3 703,50 €', 'Montage : Tente', 'Livraison et reprise', 'Total TTC', '3 853,50 €'],
      ...['Acompte à la commande (30 %)', '1 156,05 €', 'Caution, en plus du total', '600,00 €', 'Bon pour accord'],
      'rendue dans les sept jours qui suivent le retour',
      ...['Valable jusqu’au', 'page 1 / 2'],
    ]) {
      expect(pages[0]).toContain(words);
    }
    for (const words of ['Conditions générales de vente', 'Objet', '1. La location.', '2. Le reste.', 'page 2 / 2']) {
      expect(pages[1]).toContain(words);
    }
  });

  it('count no day that only a closing adds, whatever opens since', async () => {
    await seedDemoCompanyInfo(service.db);
    const close = (valeur: string) =>
      service.db.companyInfo.update({ where: { nom: 'Jours fermés' }, data: { valeur } });
    await close('le dimanche ; le lundi');
    const { id: articleId } = await seedArticle(service.db, { prix: 100, unite: 'weekend' });
    const { id } = await seedReservationRequest(service.db, {
      ...{ date: '2027-07-10', items: [{ articleId, quantite: 1 }] },
    });
    expect((await call(issue, { requestId: id })).data.issueQuote.total).toBe('100.00');
    await close('le dimanche');
    const items = [{ articleId, quantite: 2 }];
    await call(update, { id, input: { ...edited, items } });
    expect((await call(issue, { requestId: id })).data.issueQuote.total).toBe('200.00');
    await call(update, { id, input: { ...edited, items, dateRetour: '2027-07-13' } });
    expect((await call(issue, { requestId: id })).data.issueQuote.total).toBe('250.00');
  });

  it('bear the name of the shop beside that of the company', async () => {
    const id = await shop(service, { prix: 100 });
    await service.db.siteTextVersion.create({ data: { key: 'name', texte: 'Fête & Vent', auteur: 'Gérance' } });
    const { data } = await call(issue, { requestId: id });
    const { pages } = await readPdf(data.issueQuote.pdf);
    expect(pages[0]).toMatch(/^Fête & Vent/);
    expect(pages[0]).toContain('Barnum & Compagnie');
  });

  it('are drawn whatever was pasted into the conditions: words joined by no-break spaces, or no space at all', async () => {
    const id = await shop(service);
    const drawn = async (pasted: string) => {
      await createSalesConditionsVersion(service.db, { text: `<p>${pasted}</p>` });
      const { data, errors } = await call(issue, { requestId: id });
      expect(errors).toEqual([]);
      return (await readPdf(data.issueQuote.pdf)).pages.slice(1).join('');
    };
    expect((await drawn('mot\u00a0'.repeat(10_000))).match(/mot/g)).toHaveLength(10_000);
    expect((await drawn('x'.repeat(190_000))).match(/x/g)).toHaveLength(190_000);
    await createSalesConditionsVersion(service.db, { text: '<p>x</p>'.repeat(20_000) });
    expect((await call(issue, { requestId: id })).errors[0]?.message).toMatch(/^Ce devis aurait plus de 100 pages/);
  });

  it('ask what a delivery costs, and tell the price that they are given, 0 too, in the history', async () => {
    const id = await shop(service);
    expect((await call(issue, { requestId: id, livraison: null })).errors[0]).toMatchObject({
      message: quoteSentences.deliveryRequired,
      extensions: { code: 'VALIDATION', fields: { livraison: quoteSentences.deliveryRequired } },
    });
    expect(await service.db.reservationRequestItem.count()).toBe(1);
    expect((await call(issue, { requestId: id, livraison: '0' })).errors).toEqual([]);
    const events = await service.db.requestEvent.findMany({ where: { requestId: id }, orderBy: { id: 'asc' } });
    expect(events.map(({ note }) => note.replace(/\s/g, ' '))).toEqual([
      '',
      'Livraison : ajout de « 1 × Livraison et reprise à 0,00 € »',
      expect.stringMatching(/^Devis D-/),
    ]);
    expect((await call(issue, { requestId: id, livraison: null })).errors).toEqual([]);
  });

  it('of release 1.0.0, which wrote « journée » with its accent, still say what the request asks for', async () => {
    const id = await shop(service, { unite: 'journee' });
    await call(issue, { requestId: id });
    await service.db.$transaction([
      service.db.$executeRaw`ALTER TABLE quote_versions DISABLE TRIGGER quote_versions_unchanged`,
      service.db
        .$executeRaw`UPDATE quote_versions SET content = replace(content::text, '"journee"', '"journée"')::jsonb`,
      service.db.$executeRaw`ALTER TABLE quote_versions ENABLE TRIGGER quote_versions_unchanged`,
    ]);
    expect((await call(read, { requestId: id })).data.quote.isCurrent).toBe(true);
  });

  it('of release 1.0.0 still say what a request asks for whose lines know nothing newer', async () => {
    const id = await shop(service);
    await service.db.reservationRequestItem.updateMany({ data: { tauxTva: null, categorieId: null } });
    const prices = { prix: '110.00', unite: 'weekend', montantCaution: '0.00', coutMontage: '0.00' };
    const request = {
      ...{ nom: 'Le Goff', prenom: 'Maëlle', phone: '06 39 98 01 12', email: 'maelle@exemple.example' },
      ...{ date: '2027-07-09', debut: '2027-07-09', fin: '2027-07-14', joursOfferts: 0 },
      ...{ livraisonMontage: true, adresse: '4 rue des Ajoncs', supplementParJour: 25 },
      items: [{ nom: 'Tente', quantite: 2, ...prices }],
    };
    const amounts = { total: '390.00', tva: { taux: 20, horsTaxes: '325.00', montant: '65.00' } };
    const quote = await service.db.quote.create({ data: { annee: 2026, rang: 1, requestId: id } });
    await service.db.quoteVersion.create({
      data: {
        ...{ quoteId: quote.id, requestId: id, version: 1, auteur, total: 390, pdf: new Uint8Array() },
        content: { request, livraison: '60.00', amounts },
      },
    });
    expect((await call(read, { requestId: id })).data.quote).toMatchObject({
      isCurrent: true,
      versions: [{ version: 1, total: '390.00' }],
    });
  });

  it('say the whole deal, and add up to the cent as they are read on paper', async () => {
    const id = await shop(service, { prix: 100.5, montantCaution: 300, coutMontage: 45, tauxTva: '10' });
    await service.db.companyInfo.update({ where: { nom: 'Taux de TVA (%)' }, data: { valeur: '20' } });
    const before = await service.db.reservationRequest.findUniqueOrThrow({ where: { id }, include: { items: true } });
    const input = { ...edited, livraisonMontage: true, adresse: '4 rue des Ajoncs' };
    const lines = [
      {
        articleId: 1,
        quantite: 2,
        id: before.items[0]?.id,
        remise: '10',
        remiseEnPourcent: true,
        motifRemise: 'trace',
      },
      { nature: 'libre', nom: 'Guirlande', quantite: 3, prix: '12.35', tauxTva: '5.5' },
      { nature: 'frais', nom: 'Nettoyage', quantite: 1, prix: '24' },
      { nature: 'livraison', quantite: 1, prix: '60' },
    ];
    const deal = { remise: '33.33', motifRemise: 'fidélité', cautionFixee: '450' };
    const refusal = async (wrong: object) => (await call(update, { id, input: { ...input, ...wrong } })).errors[0];
    expect(await refusal({ items: [{ ...lines[1], prix: '-5' }] })).toMatchObject({
      message: expect.stringContaining('saisissez une remise'),
      extensions: { code: 'VALIDATION', fields: { 'items.0.prix': expect.any(String) } },
    });
    expect(await refusal({ items: [{ ...lines[1], remise: '37.06' }] })).toMatchObject({
      extensions: { fields: { 'items.0.remise': expect.stringMatching(/37,05\s€ au plus/) } },
    });
    expect(await refusal({ items: lines.slice(1), remise: '121.06' })).toMatchObject({
      extensions: { fields: { remise: expect.stringMatching(/121,05\s€ au plus/) } },
    });
    expect(await refusal({ items: [lines[3], lines[3]] })).toMatchObject({
      extensions: { fields: { 'items.1.nature': expect.any(String) } },
    });
    expect((await call(update, { id, input: { ...input, ...deal, items: lines } })).errors).toEqual([]);
    const { total, pdf } = (await call(issue, { requestId: id })).data.issueQuote;
    expect((await call(read, { requestId: id })).data.quote.isCurrent).toBe(true);

    const words = (await readPdf(pdf)).pages[0] ?? '';
    const cents = (found: string | undefined) => Number((found ?? '').replace(/[^\d]/g, ''));
    const amount = '(\\d[\\d ]*,\\d\\d) €';
    const after = (name: string) => cents(new RegExp(`${name} ?${amount}`).exec(words)?.[1]);
    const rows = [...words.matchAll(new RegExp(`(\\d+) ${amount} (?:20|10|5,5) % ${amount}`, 'g'))].map(
      ([, pieces, piece, sum]) => ({ gross: Number(pieces) * cents(piece), net: cents(sum) }),
    );
    expect(rows).toHaveLength(5);
    const [onLine, onWhole] = [after('Remise de 10 % \\(trace\\) : −'), after('Remise \\(fidélité\\) −')];
    expect([onLine, onWhole]).toEqual([2_010, 3_333]);
    const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);
    expect(sum(rows.map(({ gross }) => gross)) - onLine).toBe(sum(rows.map(({ net }) => net)));
    expect(after('Total avant remise')).toBe(sum(rows.map(({ net }) => net)));
    expect(after('Total TTC')).toBe(after('Total avant remise') - onWhole);
    const rates = [...words.matchAll(new RegExp(`TVA (20|10|5,5) % sur ${amount} ${amount}`, 'g'))].map((found) => ({
      ...{ rate: Number(found[1]?.replace(',', '.')), base: cents(found[2]), tva: cents(found[3]) },
    }));
    expect(rates.map(({ rate }) => rate)).toEqual([20, 10, 5.5]);
    for (const { rate, base, tva } of rates) expect(Math.abs(base * (rate / 100) - tva)).toBeLessThan(1);
    expect(after('Total hors taxes')).toBe(sum(rates.map(({ base }) => base)));
    expect(after('Total hors taxes') + sum(rates.map(({ tva }) => tva))).toBe(after('Total TTC'));
    expect(cents(total)).toBe(after('Total TTC'));
    expect(after('Caution, en plus du total')).toBe(45_000);

    await service.db.article.updateMany({ data: { prix: 1, tauxTva: 0 } });
    await call(update, { id, input: { ...input, items: [{ articleId: 1, quantite: 2 }] } });
    const { items, remise, cautionFixee } = await service.db.reservationRequest.findUniqueOrThrow({
      where: { id },
      include: { items: true },
    });
    expect(items[0]).toMatchObject({ prix: before.items[0]?.prix, motifRemise: 'trace' });
    expect([items[0]?.tauxTva?.toNumber(), remise?.toNumber(), cautionFixee?.toNumber()]).toEqual([10, 33.33, 450]);
    expect((await call(read, { requestId: id })).data.quote.isCurrent).toBe(false);
  });

  it('have a new version when the request changes; what was handed out stays as it was', async () => {
    const id = await shop(service);
    const first = (await call(issue, { requestId: id })).data.issueQuote;
    expect((await call(read, { requestId: id })).data.quote.isCurrent).toBe(true);
    await call(update, { id, input: { ...edited, items: [{ articleId: 1, quantite: 1 }] } });
    await service.db.article.updateMany({ data: { nom: 'Autre nom', prix: 1 } });
    await service.db.companyInfo.updateMany({ where: { nom: 'Dénomination' }, data: { valeur: 'Autre entreprise' } });
    await createSalesConditionsVersion(service.db, { text: '<p>Autres conditions</p>' });
    expect((await call(read, { requestId: id })).data.quote.isCurrent).toBe(false);
    const second = (await call(issue, { requestId: id })).data.issueQuote;
    expect(second).toMatchObject({ numero: first.numero, version: 2, fileName: `devis-${first.numero}-v2.pdf` });
    const { isCurrent, versions } = (await call(read, { requestId: id })).data.quote;
    expect(isCurrent).toBe(true);
    const { cleSuivi } = await service.db.reservationRequest.findUniqueOrThrow({ where: { id } });
    const link = followUpLinks.linkOf({ id, cleSuivi });
    const follow = 'query ($jeton: String!) { followUp(jeton: $jeton) { events { devis } } }';
    const { followUp } = (await service.graphql(follow, { jeton: link.slice(link.lastIndexOf('/') + 1) })).data;
    expect(followUp.events.map((event: { devis: string | null }) => event.devis)).toEqual([
      ...[null, null, 'etabli'],
      ...[null, 'etabli'],
    ]);
    const { reservationRequest } = (await call(`{ reservationRequest(id: ${id}) { devis } }`, {})).data;
    expect(reservationRequest.devis).toEqual([first.numero, `${first.numero} v2`]);
    expect(versions).toMatchObject([
      { version: 2, pdf: second.pdf },
      { version: 1, pdf: first.pdf },
    ]);
    const { pages } = await readPdf(second.pdf);
    expect(pages.join()).toContain(`Version 2, qui remplace ${first.numero}`);
    expect(pages.join()).toContain('Autre entreprise');
    await expect(service.db.quoteVersion.updateMany({ data: { version: 9 } })).rejects.toThrow();
  });

  it('find their request by their number, as it is printed or in part', async () => {
    const id = await shop(service);
    await seedReservationRequest(service.db);
    const { numero } = (await call(issue, { requestId: id })).data.issueQuote;
    await call(update, { id, input: { ...edited, items: [{ articleId: 1, quantite: 1 }] } });
    const second = await call(issue, { requestId: id });
    expect(second.errors).toEqual([]);
    const search = '($search: String!) { reservationRequests(search: $search) { items { id } } }';
    for (const words of [numero, numero.toLowerCase(), numero.slice(2), '00001', `${numero} v2`, `Tente ${numero}`]) {
      const { data } = await call(`query ${search}`, { search: words });
      expect(data.reservationRequests.items, words).toEqual([{ id }]);
    }
  });

  it('are numbered without a gap, also when many are handed out at once and some fail', async () => {
    await shop(service);
    const allVersions = async () => {
      const versions = await service.db.quoteVersion.findMany({ include: { quote: true } });
      return versions.map(({ quote, total, pdf }) => ({
        numero: quoteNumber(quote),
        total: total.toFixed(2),
        pdf: Buffer.from(pdf).toString('base64'),
      }));
    };
    const requests = [];
    for (let index = 0; index < 8; index += 1) {
      const items = [{ articleId: 1, quantite: index + 1 }];
      requests.push(await seedReservationRequest(service.db, { nom: `Client ${index}`, items }));
    }
    // No database keeps this character: the transaction is rolled back after its number is taken.
    const failing = (requestId: number) => issueQuote(service, requestId, { auteur: '\0', livraison: '0' });
    const outcomes = await Promise.allSettled(
      requests.map(({ id }, index) =>
        index % 3 === 1 ? failing(id) : issueQuote(service, id, { auteur, livraison: '0' }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3);
    const given = await service.db.quote.findMany({ orderBy: { rang: 'asc' } });
    expect(given.map(({ rang }) => rang)).toEqual([1, 2, 3, 4, 5]);
    // Whoever was not the quickest has a document of the own number, too.
    for (const { numero, pdf, total } of await allVersions()) {
      const { pages, metadata } = await readPdf(pdf);
      expect(metadata).toMatchObject({ Title: `Devis ${numero}` });
      expect(pages[0]).toContain(formatPrice(total).replace(/\s/g, ' '));
    }
    const twice = requests[1]?.id ?? 0;
    await Promise.all([1, 2, 3].map(() => issueQuote(service, twice, { auteur, livraison: '0' })));
    const own = await service.db.quote.findMany({ where: { requestId: twice }, include: { versions: true } });
    expect(own).toMatchObject([{ rang: 6 }]);
    expect(own[0]?.versions.map(({ version }) => version).toSorted()).toEqual([1, 2, 3]);
  });

  it('let others change the request while they are drawn, however often, and say what it became', async () => {
    const id = await shop(service);
    const { runInWorker: drawn } = await vi.importActual<typeof worker>('../../worker/run-in-worker.ts');
    const names = ['Un', 'Deux', 'Trois'];
    vi.mocked(worker.runInWorker).mockImplementation(async (name, quote) => {
      const nom = names.shift();
      if (nom !== undefined) await service.db.reservationRequest.update({ where: { id }, data: { nom } });
      return drawn(name, quote);
    });
    const { data, errors } = await call(issue, { requestId: id });
    expect(errors).toEqual([]);
    expect((await readPdf(data.issueQuote.pdf)).pages[0]).toContain('Maëlle Trois');

    vi.mocked(worker.runInWorker).mockImplementation(async (name, quote) => {
      await service.db.companyInfo.updateMany({
        where: { nom: 'Dénomination' },
        data: { valeur: `Maison ${names.push('')}` },
      });
      return drawn(name, quote);
    });
    expect((await call(issue, { requestId: id })).errors[0]).toMatchObject({
      message: 'D’autres modifications sont enregistrées au même moment. Veuillez réessayer.',
      extensions: { code: 'CONFLICT' },
    });
    vi.mocked(worker.runInWorker).mockReset();
    expect(await service.db.quoteVersion.count()).toBe(1);
  });

  it('begin anew with each year of Paris', async () => {
    const id = await shop(service);
    const other = await seedReservationRequest(service.db, { nom: 'Autre', items: [{ articleId: 1, quantite: 1 }] });
    const change = { auteur, livraison: '0' };
    await issueQuote(service, id, change, new Date('2026-12-31T22:59:00Z'));
    await issueQuote(service, other.id, change, new Date('2026-12-31T23:01:00Z'));
    const given = await service.db.quote.findMany({ orderBy: { id: 'asc' } });
    expect(given).toMatchObject([
      { annee: 2026, rang: 1 },
      { annee: 2027, rang: 1 },
    ]);
  });

  it('need a company that says who it is, and a price for everything', async () => {
    await seedArticle(service.db, { nom: 'Tente' });
    const { id } = await seedReservationRequest(service.db, { items: [{ articleId: 1, quantite: 1 }] });
    expect((await call(read, { requestId: id })).data.quote).toMatchObject({
      missing: ['Dénomination', 'Forme juridique', 'Siège', 'SIRET'],
      leftOut: ['RCS', 'TVA', 'Téléphone', 'Email'],
    });
    expect((await call(issue, { requestId: id })).errors[0]?.message).toMatch(
      /«\sDénomination\s», «\sForme juridique\s»/,
    );
    await seedDemoCompanyInfo(service.db);
    const bare = await seedReservationRequest(service.db, { items: [{ nom: 'Échelle', quantite: 1 }] });
    expect((await call(issue, { requestId: bare.id })).errors[0]?.message).toMatch(/^«\sÉchelle\s» n’a pas de prix/);
    const stale = { requestId: id, updatedAt: '2020-01-01T00:00:00.000Z' };
    expect((await call(issue, stale)).errors[0]?.extensions?.code).toBe('CONFLICT');
    expect((await call(issue, { requestId: 999 })).errors[0]?.extensions?.code).toBe('NOT_FOUND');
    expect(await service.db.quote.count()).toBe(0);
  });

  it('are sent with their document, from the newest version only; a new request is then one to be confirmed', async () => {
    const id = await shop(service);
    const first = (await call(issue, { requestId: id })).data.issueQuote;
    const second = (await call(issue, { requestId: id })).data.issueQuote;
    expect((await call(send, { id: first.id })).errors[0]?.extensions?.code).toBe('CONFLICT');
    await call(send, { id: second.id });
    const { data } = await call(send, { id: second.id, mot: 'Bonne lecture.' });
    expect(data.sendQuote.mails).toMatchObject([
      { state: 'en_attente', subject: `Votre devis ${second.numero} v2` },
      { state: 'abandonne' },
    ]);
    expect(data.sendQuote.mails[0].text).toContain('Bonne lecture.');
    const { statut, events } = await service.db.reservationRequest.findUniqueOrThrow({
      where: { id },
      include: { events: { orderBy: { id: 'asc' } } },
    });
    expect(statut).toBe('a_confirmer');
    expect(events.map(({ note }) => note)).toContain(`Message avec le devis ${second.numero} v2 écrit`);

    const server = await startMailServer();
    const changes = await service.database.openChangeFeed();
    const log = { info: () => {}, error: () => {} };
    const end = sendMails(service.db, {
      storage: service.storage,
      mailServer: mailServerAt(server.url),
      links: followUpLinks,
      accountLinks,
      changes,
      log,
    }).stop;
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 10_000 });
    await end();
    await changes.close();
    await server.close();
    const [attached] = server.received[0]?.mail.attachments ?? [];
    expect(attached).toMatchObject({ filename: `devis-${second.numero}-v2.pdf`, mimeType: 'application/pdf' });
    expect(digest(attached?.content as ArrayBuffer)).toBe(digest(Buffer.from(second.pdf, 'base64')));
  });

  it('go with their request and are handed to the person, but for their number, which is not given again', async () => {
    const id = await shop(service);
    await call(send, { id: (await call(issue, { requestId: id })).data.issueQuote.id });
    const person = JSON.parse(await exportFollowedRequest(service.db, id, followUpLinks));
    expect(person.demandes[0].devis[0].contenu.request.nom).toBe('Le Goff');
    expect(await erasePerson(service.db, 'maelle@exemple.example', { ids: [id], customerIds: [] })).toBe(1);
    expect(await service.db.quoteVersion.count()).toBe(0);
    expect(await service.db.mail.count()).toBe(0);
    expect(await service.db.quote.findMany()).toMatchObject([{ rang: 1, requestId: null }]);
    const next = await seedReservationRequest(service.db, { items: [{ articleId: 1, quantite: 1 }] });
    expect((await call(issue, { requestId: next.id })).data.issueQuote.numero).toBe(`D-${year}-00002`);
    await expect(service.db.quote.deleteMany()).rejects.toThrow();
  });

  it('ask why when their request is deleted, and stay for ten years once they were accepted', async () => {
    const id = await shop(service);
    await call(issue, { requestId: id });
    const remove = async (motif: string | null) => {
      const mutation = 'mutation ($id: Int!, $motif: String) { deleteReservationRequest(id: $id, motif: $motif) }';
      const { errors } = await call(mutation, { id, motif });
      return errors?.[0]?.extensions ?? null;
    };
    const move = (to: string) =>
      call(
        'mutation ($id: Int!, $to: ReservationRequestState!) { moveReservationRequest(id: $id, statut: $to) { id } }',
        {
          id,
          to,
        },
      );
    const inYears = (years: number) => new Date(Date.now() + years * 366 * 24 * 3_600_000);
    expect(await remove(' ')).toMatchObject({
      code: 'VALIDATION',
      fields: { motif: sentences.requests.reasonRequired },
    });
    await move('confirmee');
    expect(await remove('Erreur de saisie')).toMatchObject({ code: 'CONFLICT' });
    const token = await service.signIn('administrator');
    expect(await service.rest('DELETE', `/forms/${id}`, { token })).toMatchObject({ status: 409 });
    expect(await erasePerson(service.db, 'maelle@exemple.example', { ids: [id], customerIds: [] })).toBe(0);
    expect(await deleteExpiredRequests(service.db, 3, inYears(9))).toBe(0);
    await move('annulee');
    expect(await remove('Erreur de saisie')).toBeNull();
    expect(await service.db.quote.findFirst()).toMatchObject({ requestId: null, motifSuppression: 'Erreur de saisie' });
    expect(await service.db.quoteVersion.count()).toBe(0);

    const other = await seedReservationRequest(service.db, { items: [{ articleId: 1, quantite: 1 }] });
    await call(issue, { requestId: other.id });
    await service.db.reservationRequest.update({ where: { id: other.id }, data: { statut: 'rendue' } });
    expect(await deleteExpiredRequests(service.db, 3, inYears(11))).toBe(1);
  });
});

/** A shop with one article, and a request for two of them, delivered, over two days more than a week-end. */
async function shop(service: TestService, article: Parameters<typeof seedArticle>[1] = {}): Promise<number> {
  await seedDemoCompanyInfo(service.db);
  const { id: articleId } = await seedArticle(service.db, { nom: 'Tente', unite: 'weekend', ...article });
  const { id } = await seedReservationRequest(service.db, {
    ...{ nom: 'Le Goff', prenom: 'Maëlle', email: 'maelle@exemple.example' },
    ...{ date: '2027-07-09', dateRetour: '2027-07-14', livraisonMontage: true, adresse: '4 rue des Ajoncs' },
    items: [{ articleId, quantite: 2 }],
  });
  return id;
}

/** The words of each page of a PDF, blanks as plain spaces, and what it says of itself. */
async function readPdf(base64: string) {
  const document = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')));
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const words = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''));
    pages.push(words.join('').replace(/\s+/g, ' '));
  }
  const { info } = await document.getMetadata();
  return { pages, metadata: info };
}

function digest(bytes: ArrayBuffer | Buffer): string {
  return createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
}
