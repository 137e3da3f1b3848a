import { invoiceEventSentences } from '@barnum/rules/money/invoices/invoice-events';
import { defaultInvoiceSettings } from '@barnum/rules/money/invoices/invoice-settings';
import { mailSentences } from '@barnum/rules/outbox/mails/sentences';
import { expect, it, vi } from 'vitest';
import { seedCustomer } from '../../../../../prisma/seed/customers/customers.ts';
import { seedDemoCompanyInfo } from '../../../../../prisma/seed/site/company-info.ts';
import { sampleInvoice } from '../../../test/support/invoice-content.ts';
import { startMailServer } from '../../../test/support/mail-server.ts';
import {
  accountLinks,
  followUpLinks,
  mailServerAt,
  onOneDatabase,
  type TestService,
} from '../../../test/support/service.ts';
import { sendMails } from '../../access/mail-server/send-mails.ts';
import { readAttachment } from '../../assembly/mail-attachments.ts';
import type { Prisma } from '../../platform/db/client.ts';
import { saveInvoiceSettings } from '../invoice-settings/invoice-settings.domain.ts';

const send = `mutation ($id: Int!, $destinataire: String!, $autres: [String!], $copies: [String!], $mot: String) {
  sendInvoice(id: $id, destinataire: $destinataire, autresDestinataires: $autres, copies: $copies, mot: $mot) {
    evenements { kind } mails { state subject text factureId } } }`;
const deposit = `mutation ($id: Int!, $jour: Date!, $reference: String!) {
  markInvoiceDeposited(id: $id, jour: $jour, reference: $reference) { evenements { kind jour reference auteur } } }`;

onOneDatabase('what happens to an invoice', (service) => {
  it('is sent with its document, byte for byte, after the text was read', async () => {
    await seedDemoCompanyInfo(service.db);
    const token = await service.signIn('administrator');
    const { id, pdf } = await seedIssuedInvoice(service);
    const read = await service.graphql(
      'query ($id: Int!) { invoiceMail(id: $id, mot: "Merci !") { recipient subject text } }',
      { id },
      token,
    );
    const { recipient, subject, text } = read.data.invoiceMail;
    expect([recipient, subject]).toEqual(['compta@client.example', 'Votre facture F-2026-00001']);
    expect(text.replace(/\s+/g, ' ')).toContain('À payer : 1 200,00 €, au plus tard le 20 juillet 2026. Merci !');
    const wrong = await service.graphql(send, { id, destinataire: 'compta@' }, token);
    expect(wrong.errors[0]?.extensions?.fields).toEqual({ destinataire: mailSentences.recipientForm });
    const { data } = await service.graphql(send, { id, destinataire: recipient, mot: 'Merci !' }, token);
    expect(data.sendInvoice).toEqual({
      evenements: [{ kind: 'envoi' }],
      mails: [{ state: 'en_attente', subject, text, factureId: id }],
    });

    const server = await startMailServer();
    const changes = await service.database.openChangeFeed();
    const { stop } = sendMails(service.db, {
      storage: service.storage,
      mailServer: mailServerAt(server.url),
      links: followUpLinks,
      accountLinks,
      readAttachment,
      changes,
      log: { info: () => {}, error: () => {} },
    });
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 10_000 });
    await stop();
    await changes.close();
    await server.close();
    const [attached] = server.received[0]?.mail.attachments ?? [];
    expect(attached).toMatchObject({ filename: 'facture-F-2026-00001.pdf', mimeType: 'application/pdf' });
    expect(Buffer.from(attached?.content as ArrayBuffer)).toEqual(pdf);
  });

  it('goes to the copies of its customer, each a message with a state of its own', async () => {
    const token = await service.signIn('administrator');
    const destinataire = 'anne@ville.example';
    const emailsCopie = ['compta@ville.example', 'COMPTA@ville.example', destinataire];
    const { id: customerId } = await seedCustomer(service.db, { kind: 'collectivite' });
    await service.db.customer.update({ where: { id: customerId }, data: { emailsCopie } });
    const issued = await seedIssuedInvoice(service, customerId);
    await service.graphql(send, { id: issued.id, destinataire }, token);
    const [mail, ...copies] = await service.db.mail.findMany({ orderBy: { id: 'asc' } });
    expect(mail).toMatchObject({ recipient: destinataire, copyOfId: null });
    expect(copies).toMatchObject([{ recipient: 'compta@ville.example', copyOfId: mail?.id, invoiceId: issued.id }]);
    await service.db.mail.update({ where: { id: mail?.id ?? 0 }, data: { dueAt: null, sentAt: new Date() } });
    const query = `query ($id: Int!) { invoiceDelivery(id: $id) { mails { recipient estCopie state } } }`;
    expect((await service.graphql(query, { id: issued.id }, token)).data.invoiceDelivery.mails).toEqual([
      { recipient: 'compta@ville.example', estCopie: true, state: 'en_attente' },
      { recipient: destinataire, estCopie: false, state: 'envoye' },
    ]);
  });

  it('goes to several addresses and to the copies that are said, once each', async () => {
    const token = await service.signIn('administrator');
    const { id: customerId } = await seedCustomer(service.db, { kind: 'collectivite' });
    await service.db.customer.update({ where: { id: customerId }, data: { emailsCopie: ['compta@ville.example'] } });
    const { id } = await seedIssuedInvoice(service, customerId);
    const destinataire = 'mairie@ville.example';
    const sendTo = async (others: Record<string, string[]>) => {
      await service.db.mail.deleteMany();
      const { errors } = await service.graphql(send, { id, destinataire, ...others }, token);
      const mails = await service.db.mail.findMany({ orderBy: { id: 'asc' } });
      return errors[0]?.extensions?.fields ?? mails.map((mail) => [mail.recipient, mail.copyOfId !== null]);
    };
    const to = [destinataire, false];
    const copy = ['compta@ville.example', true];
    expect(await sendTo({ autres: ['fetes@ville.example', 'MAIRIE@ville.example'] })).toEqual([
      to,
      ['fetes@ville.example', false],
      copy,
    ]);
    expect(await sendTo({ copies: [] })).toEqual([to]);
    expect(await sendTo({ autres: ['compta@ville.example'], copies: ['Compta@ville.example', 'a@b.example'] })).toEqual(
      [to, ['compta@ville.example', false], ['a@b.example', true]],
    );
    expect(await sendTo({ copies: ['a@b.example', 'personne'] })).toEqual({ 'copies.1': mailSentences.recipientForm });
  });

  it('is deposited on a platform on a day that has come, and never rewritten', async () => {
    const token = await service.signIn('administrator');
    const { id } = await seedIssuedInvoice(service);
    const refused = async (jour: string, reference: string) =>
      (await service.graphql(deposit, { id, jour, reference }, token)).errors[0]?.extensions?.fields;
    expect(await refused('2099-01-01', ' ')).toEqual({
      jour: invoiceEventSentences.dayAhead,
      reference: invoiceEventSentences.referenceRequired,
    });
    expect(await refused('2026-06-19', 'PA-1')).toEqual({ jour: invoiceEventSentences.dayBefore });
    const { data } = await service.graphql(deposit, { id, jour: '2026-06-20', reference: 'PA-1' }, token);
    expect(data.markInvoiceDeposited.evenements).toEqual([
      { kind: 'depot', jour: '2026-06-20', reference: 'PA-1', auteur: expect.stringContaining('@') },
    ]);
    await expect(service.db.invoiceEvent.updateMany({ data: { reference: 'autre' } })).rejects.toThrow();
    await expect(service.db.invoiceEvent.deleteMany()).rejects.toThrow();
  });

  it('needs an issued one, and a company that invoices here', async () => {
    const token = await service.signIn('administrator');
    const draft = { draft: {}, client: 'Nom', total: '1', du: '1', auteur: 'a@exemple.example' };
    const { id } = await service.db.invoice.create({ data: { nature: 'facture', ...draft } });
    const destinataire = 'compta@client.example';
    const ofDraft = await service.graphql(send, { id, destinataire }, token);
    expect(ofDraft.errors[0]).toMatchObject({
      message: invoiceEventSentences.notIssued,
      extensions: { code: 'NOT_FOUND' },
    });
    const issued = await seedIssuedInvoice(service);
    await saveInvoiceSettings(service.db, { ...defaultInvoiceSettings, actif: false }, null);
    const off = await service.graphql(send, { id: issued.id, destinataire }, token);
    expect(off.errors[0]?.extensions?.code).toBe('CONFLICT');
    expect(await service.db.mail.count()).toBe(0);
  });
});

async function seedIssuedInvoice(
  { db }: TestService,
  customerId: number | null = null,
): Promise<{ id: number; pdf: Buffer }> {
  const content = sampleInvoice();
  const pdf = Buffer.from('%PDF-1.7 facture');
  const { id } = await db.invoice.create({
    data: {
      customerId,
      nature: 'facture',
      serie: 'facture',
      annee: 2026,
      rang: 1,
      numero: content.numero,
      draft: {},
      content: content as unknown as Prisma.InputJsonValue,
      client: content.client.nom,
      total: '1200',
      du: '1200',
      date: new Date(content.date),
      auteur: 'a@exemple.example',
      issuedAt: new Date(),
      document: { create: { pdf, xml: null } },
    },
    select: { id: true },
  });
  return { id, pdf };
}
