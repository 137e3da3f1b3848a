import { createHash } from 'node:crypto';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { quoteSentences } from '@barnum/rules/prices/quotes';
import { sentences } from '@barnum/rules/sentences';
import { expect, it, vi } from 'vitest';
import { seedCustomer } from '../../../../../prisma/seed/customers/customers.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { startMailServer } from '../../../test/support/mail-server.ts';
import { edited, issue, read, shop, update } from '../../../test/support/quotes.ts';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { accountLinks, followUpLinks, mailServerAt, onOneDatabase } from '../../../test/support/service.ts';
import { sendMails } from '../../access/mail-server/send-mails.ts';
import { readAttachment } from '../../assembly/mail-attachments.ts';
import { exportFollowedRequest } from '../../desk/personal-data/export-person.domain.ts';
import { erasePerson } from '../../desk/personal-data/personal-data.domain.ts';
import { deleteExpiredRequests } from '../../desk/personal-data/retention.domain.ts';
import { createSalesConditionsVersion } from '../../site/sales-conditions/sales-conditions.domain.ts';

const send = 'mutation ($id: Int!, $mot: String) { sendQuote(id: $id, mot: $mot) { mails { state subject text } } }';
const year = todayInParis().slice(0, 4);

onOneDatabase('the life of a quote', (service) => {
  const call = async (query: string, variables: Record<string, unknown>) =>
    service.graphql(query, variables, await service.signIn('administrator'));

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
    expect(followUp.events.map((event: { devis: string | null }) => event.devis)).toEqual([null, null, null]);
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

  it('name what their customer requires, and go to all who are said, each with a state of its own', async () => {
    const id = await shop(service);
    const { id: customerId } = await seedCustomer(service.db, { kind: 'collectivite', bonDeCommande: true });
    await service.db.customer.update({
      where: { id: customerId },
      data: { codeServiceExige: true, emailsCopie: ['compta@ville.example'] },
    });
    await service.db.reservationRequest.update({ where: { id }, data: { customerId } });
    const manque = async () => (await call(`{ quote(requestId: ${id}) { manque } }`, {})).data.quote.manque;
    expect((await manque()).map((sentence: string) => sentence.replaceAll('\u00a0', ' '))).toEqual([
      'Le numéro d’engagement, que cette collectivité exige : devis de la demande, ou fiche du client',
      'Le code service, que ce client exige : fiche du client',
    ]);
    const data = { codeService: 'FETES-01', numeroEngagement: 'E2026-118' };
    await service.db.customer.update({ where: { id: customerId }, data });
    expect(await manque()).toEqual([]);

    const version = (await call(issue, { requestId: id })).data.issueQuote;
    const draft = `{ quoteMail(id: ${version.id}, mot: "Bonne lecture.") { recipient copies subject text } }`;
    const { quoteMail } = (await call(draft, {})).data;
    expect(quoteMail).toMatchObject({ copies: ['compta@ville.example'], subject: `Votre devis ${version.numero}` });
    const sendTo = `mutation ($destinataire: String, $autres: [String!]) {
      sendQuote(id: ${version.id}, destinataire: $destinataire, autresDestinataires: $autres, mot: "Bonne lecture.") {
        mails { recipient estCopie state text } } }`;
    const { sendQuote } = (await call(sendTo, { autres: ['fetes@ville.example'] })).data;
    expect(sendQuote.mails).toEqual(
      [
        { recipient: 'compta@ville.example', estCopie: true },
        { recipient: 'fetes@ville.example', estCopie: false },
        { recipient: quoteMail.recipient, estCopie: false },
      ].map((mail) => ({ ...mail, state: 'en_attente', text: quoteMail.text })),
    );
    await service.db.reservationRequest.update({ where: { id }, data: { email: null } });
    expect((await call(sendTo, {})).errors[0]?.message).toBe(quoteSentences.noEmail);
    const byHand = (await call(sendTo, { destinataire: 'mairie@ville.example' })).data.sendQuote.mails;
    expect(byHand[1]).toMatchObject({ recipient: 'mairie@ville.example', state: 'en_attente' });
  });

  it('have the order number of their client, which the invoice takes over', async () => {
    const id = await shop(service);
    const { id: customerId } = await seedCustomer(service.db, { kind: 'professionnel', bonDeCommande: true });
    await service.db.reservationRequest.update({ where: { id }, data: { customerId, statut: 'confirmee' } });
    const read = async () =>
      (await call(`{ quote(requestId: ${id}) { manque referenceCommande isCurrent } }`, {})).data;
    expect((await read()).quote).toEqual({
      manque: ['Le numéro du bon de commande, que ce client exige\u00a0: devis de la demande'],
      referenceCommande: '',
      isCurrent: true,
    });
    const order = `mutation ($numero: String) { issueQuote(requestId: ${id}, livraison: "0", referenceCommande: $numero) { pdf } }`;
    const printed = async (numero: string | null) => {
      const { pdf } = (await call(order, { numero })).data.issueQuote;
      return (await readPdf(pdf)).pages.join();
    };
    expect(await printed(' BC-2026-14 ')).toContain('Votre commande BC-2026-14');
    expect((await read()).quote).toEqual({ manque: [], referenceCommande: 'BC-2026-14', isCurrent: true });
    // A new version keeps it.
    expect(await printed(null)).toContain('Votre commande BC-2026-14');
    const draft = `mutation { createInvoiceDraft(requestId: ${id}, nature: facture) { content { client { referenceCommande } } } }`;
    expect((await call(draft, {})).data.createInvoiceDraft.content.client.referenceCommande).toBe('BC-2026-14');
    const { errors } = await call(order, { numero: 'x'.repeat(201) });
    expect(Object.keys(errors[0]?.extensions?.fields ?? {})).toEqual(['referenceCommande']);
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
    const read = () =>
      service.db.reservationRequest.findUniqueOrThrow({
        where: { id },
        include: { events: { orderBy: { id: 'asc' } }, mails: { where: { dueAt: { not: null }, kind: 'devis' } } },
      });
    // Without a mail server it was written, and nothing was sent.
    const written = await read();
    expect(written.statut).toBe('nouvelle');
    await call('mutation ($id: Int!) { markMailSent(id: $id) { id } }', { id: written.mails[0]?.id });
    const { statut, events } = await read();
    expect(statut).toBe('a_confirmer');
    expect(events.map(({ note }) => note)).toContain(`Message avec le devis ${second.numero} v2 écrit`);
    await service.db.mail.updateMany({
      where: { id: written.mails[0]?.id ?? 0 },
      data: { sentAt: null, dueAt: new Date() },
    });

    const server = await startMailServer();
    const changes = await service.database.openChangeFeed();
    const log = { info: () => {}, error: () => {} };
    const end = sendMails(service.db, {
      storage: service.storage,
      mailServer: mailServerAt(server.url),
      links: followUpLinks,
      accountLinks,
      readAttachment,
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

function digest(bytes: ArrayBuffer | Buffer): string {
  return createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
}
