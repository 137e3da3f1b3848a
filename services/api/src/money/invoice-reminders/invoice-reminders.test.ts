import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { reminderSentences } from '@barnum/rules/money/invoices/invoice-reminders';
import { expect, it } from 'vitest';
import { seedCustomer } from '../../../../../prisma/seed/customers/customers.ts';
import { seedIssuedInvoices } from '../../../../../prisma/seed/money/invoices.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { draftReminder, invoicesToRemind, sendReminder } from './invoice-reminders.domain.ts';

const words = {
  destinataire: 'client@exemple.example',
  mot: '',
  autresDestinataires: [],
  copies: null,
  auteur: 'admin@barnum.example',
};

onEveryDatabase('reminders of late invoices', (service) => {
  it('are proposed some days after the due date, one at a time, and written by the administrator alone', async () => {
    const day = (days: number) => addDays(todayInParis(), days);
    const [late = 0, , recent = 0] = await seedIssuedInvoices(service.db, [
      { rang: 1, date: day(-40), echeance: day(-10) },
      { rang: 2, date: day(-40), echeance: day(10) },
      { rang: 3, date: day(-40), echeance: day(-2) },
    ]);
    expect(await invoicesToRemind(service.db)).toEqual([late]);
    expect(await service.db.mail.count()).toBe(0);
    expect((await draftReminder(service.db, late, 'Bien à vous.')).text).toMatch(/120,00\s€, à régler au plus tard le/);

    await sendReminder(service.db, late, words);
    expect(await invoicesToRemind(service.db)).toEqual([]);
    await expect(sendReminder(service.db, late, words)).rejects.toThrow(reminderSentences.waiting);
    expect(await service.db.mail.findMany()).toMatchObject([{ kind: 'relance', invoiceId: late }]);
    expect(await service.db.invoiceEvent.findMany()).toMatchObject([{ kind: 'relance', invoiceId: late }]);
    // Early, of one's own accord.
    await sendReminder(service.db, recent, words);
  });

  it('go to others and in copy too, each a mail with a state of its own', async () => {
    const day = (days: number) => addDays(todayInParis(), days);
    const { id: customerId } = await seedCustomer(service.db, { kind: 'collectivite', nom: 'Ville de Vannes' });
    const emailsCopie = ['compta@ville.example'];
    await service.db.customer.update({ where: { id: customerId }, data: { emailsCopie } });
    const [late = 0] = await seedIssuedInvoices(service.db, [
      { rang: 1, date: day(-40), echeance: day(-10), customerId },
    ]);
    const token = await service.signIn('administrator');
    const { data } = await service.graphql(
      'query ($id: Int!) { invoiceReminder(id: $id) { copies } }',
      { id: late },
      token,
    );
    expect(data.invoiceReminder.copies).toEqual(emailsCopie);
    const send = `mutation ($id: Int!) { sendInvoiceReminder(id: $id, destinataire: "mairie@ville.example",
      autresDestinataires: ["fetes@ville.example"]) { id } }`;
    expect((await service.graphql(send, { id: late }, token)).errors).toEqual([]);
    const readMails = async () => {
      const query = 'query ($id: Int!) { invoiceDelivery(id: $id) { mails { id recipient estCopie state subject } } }';
      return (await service.graphql(query, { id: late }, token)).data.invoiceDelivery.mails;
    };
    const mails = await readMails();
    expect(mails).toMatchObject([
      { recipient: 'compta@ville.example', estCopie: true, state: 'en_attente' },
      { recipient: 'fetes@ville.example', estCopie: false, state: 'en_attente' },
      { recipient: 'mairie@ville.example', estCopie: false, state: 'en_attente' },
    ]);
    expect(new Set(mails.map(({ subject }: { subject: string }) => subject)).size).toBe(1);
    const [copy] = mails;
    const sent = await service.graphql('mutation ($id: Int!) { markMailSent(id: $id) { id } }', { id: copy.id }, token);
    expect(sent.errors).toEqual([]);
    const states = (await readMails()).map(({ state }: { state: string }) => state);
    expect(states).toEqual(['envoye', 'en_attente', 'en_attente']);
    // Until the last of them left, none more is written.
    await expect(sendReminder(service.db, late, { ...words, copies: [] })).rejects.toThrow(reminderSentences.waiting);
  });
});
