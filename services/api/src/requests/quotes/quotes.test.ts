import { todayInParis } from '@barnum/rules/dates/paris-time';
import { restorationName } from '@barnum/rules/money/ledger/deposits';
import { lineSentences } from '@barnum/rules/prices/lines';
import { quoteSentences } from '@barnum/rules/prices/quotes';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { seedDemoCompanyInfo } from '../../../../../prisma/seed/site/company-info.ts';
import { edited, issue, read, shop, update } from '../../../test/support/quotes.ts';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { readDraft } from '../../money/invoices/invoice-content.domain.ts';
import { createSalesConditionsVersion } from '../../site/sales-conditions/sales-conditions.domain.ts';
import { isQuoteCurrent } from './quotes.domain.ts';

const auteur = 'admin@barnum.example';
const year = todayInParis().slice(0, 4);

onOneDatabase('quotes', (service) => {
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
      'Barnum & Compagnie',
      'SARL au capital de 10 000 €',
      'SIRET 000 000 000 00000',
      'Maëlle Le Goff',
      '4 rue des Ajoncs',
      'Votre fête : vendredi 9 juillet · livraison vendredi 9 · reprise',
      '1 week-end et 2 jours (du',
      '1 234,50 € / week-end, et 25 % pour chacun des 2 jours en plus',
      '1 851,75 €',
      '3 703,50 €',
      'Montage : Tente',
      'Livraison et reprise',
      'Total TTC',
      '3 853,50 €',
      'Acompte à la commande (30 %)',
      '1 156,05 €',
      'Caution, en plus du total',
      '600,00 €',
      'Bon pour accord',
      'rendue dans les sept jours qui suivent le retour',
      'Valable jusqu’au',
      'page 1 / 2',
    ]) {
      expect(pages[0]).toContain(words);
    }
    for (const words of ['Conditions générales de vente', 'Objet', '1. La location.', '2. Le reste.', 'page 2 / 2']) {
      expect(pages[1]).toContain(words);
    }
  });

  it('name what a deposit was kept for without the number of our entry, as invoices do, and stay current', async () => {
    const id = await shop(service, { prix: 100, montantCaution: 0 });
    const nom = restorationName(121, { libelle: 'Toile' });
    const [item] = await service.db.reservationRequestItem.findMany({ where: { requestId: id } });
    await service.db.reservationRequestItem.update({ where: { id: item?.id ?? 0 }, data: { nom } });
    const { data } = await call(issue, { requestId: id });
    const [page] = (await readPdf(data.issueQuote.pdf)).pages;
    expect(page).toContain('Remise en état : Toile');
    expect(page).not.toContain('121');
    const draft = { nature: 'facture', requestId: id, correctsId: null, draft: {} } as const;
    const { content } = await readDraft(service.db, draft, todayInParis());
    expect(content.lignes[0]?.nom).toBe('Remise en état\u00a0: Toile');
    // Of a version that was made before, and says it.
    const { id: _id, ...version } = await service.db.quoteVersion.findFirstOrThrow({ where: { requestId: id } });
    const said = JSON.stringify(version.content).replaceAll('Remise en état\u00a0: Toile', nom);
    await service.db.quoteVersion.create({ data: { ...version, version: 2, content: JSON.parse(said) } });
    expect(await isQuoteCurrent(service.db, id)).toBe(true);
  });

  it('count no day that only a closing adds, whatever opens since', async () => {
    await seedDemoCompanyInfo(service.db);
    const close = (valeur: string) =>
      service.db.companyInfo.update({ where: { nom: 'Jours fermés' }, data: { valeur } });
    await close('le dimanche ; le lundi');
    const { id: articleId } = await seedArticle(service.db, { prix: 100, unite: 'weekend' });
    const { id } = await seedReservationRequest(service.db, {
      date: '2027-07-10',
      items: [{ articleId, quantite: 1 }],
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

  it('outdate an open copy of the request by the line of their delivery, and only by that', async () => {
    const id = await shop(service);
    const seen = async () => (await service.db.reservationRequest.findUniqueOrThrow({ where: { id } })).updatedAt;
    const opened = await seen();
    expect((await call(issue, { requestId: id, livraison: '80' })).errors).toEqual([]);
    const input = {
      ...edited,
      livraisonMontage: true,
      adresse: '4 rue des Ajoncs',
      items: [{ articleId: 1, quantite: 1 }],
    };
    const saved = await call(update, { id, input, updatedAt: opened });
    expect(saved.errors[0]?.extensions?.code).toBe('CONFLICT');
    const withDelivery = await seen();
    expect((await call(issue, { requestId: id, livraison: null })).errors).toEqual([]);
    expect(await seen()).toEqual(withDelivery);
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
      nom: 'Le Goff',
      prenom: 'Maëlle',
      phone: '06 39 98 01 12',
      email: 'maelle@exemple.example',
      date: '2027-07-09',
      debut: '2027-07-09',
      fin: '2027-07-14',
      joursOfferts: 0,
      livraisonMontage: true,
      adresse: '4 rue des Ajoncs',
      supplementParJour: 25,
      items: [{ nom: 'Tente', quantite: 2, ...prices }],
    };
    const amounts = { total: '390.00', tva: { taux: 20, horsTaxes: '325.00', montant: '65.00' } };
    const quote = await service.db.quote.create({ data: { annee: 2026, rang: 1, requestId: id } });
    await service.db.quoteVersion.create({
      data: {
        quoteId: quote.id,
        requestId: id,
        version: 1,
        auteur,
        total: 390,
        pdf: new Uint8Array(),
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
    const noReason = { ...lines[1], remise: '5', motifRemise: ' ' };
    expect(await refusal({ items: [noReason], remise: '1' })).toMatchObject({
      extensions: {
        fields: { 'items.0.motifRemise': lineSentences.discountReason, motifRemise: lineSentences.discountReason },
      },
    });
    expect(await refusal({ items: [lines[3], lines[3]] })).toMatchObject({
      extensions: { fields: { 'items.1.nature': expect.any(String) } },
    });
    expect((await call(update, { id, input: { ...input, ...deal, items: lines } })).errors).toEqual([]);
    // As a request of release 1.0.0 may be.
    await service.db.reservationRequest.update({ where: { id }, data: { motifRemise: '' } });
    expect((await call(issue, { requestId: id })).errors[0]?.extensions?.fields).toEqual({
      motifRemise: lineSentences.discountReason,
    });
    await service.db.reservationRequest.update({ where: { id }, data: { motifRemise: 'fidélité' } });
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
      rate: Number(found[1]?.replace(',', '.')),
      base: cents(found[2]),
      tva: cents(found[3]),
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

  it('say before they are issued which field they could not write', async () => {
    await seedDemoCompanyInfo(service.db);
    await seedArticle(service.db, { nom: 'Tente ★ \ufb01xe' });
    const items = [{ articleId: 1, quantite: 1 }];
    const { id } = await seedReservationRequest(service.db, { nom: '王小明', items });
    const sentence =
      'Le nom du client sans «\u00a0王 小 明\u00a0», que le document ne peut pas écrire\u00a0: la demande';
    const asked = '{ quote(requestId: $requestId) { nonImprimable } }';
    const { data } = await call(`query ($requestId: Int!) ${asked}`, { requestId: id });
    expect(data.quote.nonImprimable).toEqual([sentence]);
    const { errors } = await call(issue, { requestId: id });
    expect(errors[0]).toMatchObject({
      message: `Un devis demande d’abord\u00a0: ${sentence}`,
      extensions: { code: 'VALIDATION' },
    });
    await service.db.reservationRequest.update({
      where: { id },
      data: { nom: 'Wang ☺', phone: '02 97 00 00 01 (王)' },
    });
    expect((await call(issue, { requestId: id })).errors[0]?.message).toMatch(
      /^Un devis demande d’abord\u00a0: L’e-mail ou/,
    );
    await service.db.reservationRequest.update({ where: { id }, data: { phone: '02 97 00 00 01' } });
    expect((await call(issue, { requestId: id })).errors).toEqual([]);
  });
});
