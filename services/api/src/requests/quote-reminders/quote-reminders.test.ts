import { quoteReminderSentences, reminderChoices } from '@barnum/rules/requests/quotes/quote-reminders';
import { expect, it } from 'vitest';
import { acceptingShop, acceptWith, quotedRequest } from '../../../test/support/acceptances.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { issueQuote } from '../quotes/quotes.domain.ts';
import { findQuoteToRemind, writeDueQuoteReminders } from './quote-reminders.domain.ts';

const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1_000);

onOneDatabase('reminders of quotes', (service) => {
  const set = (nom: string, valeur: string) =>
    service.db.companyInfo.upsert({ where: { nom }, create: { nom, valeur }, update: { valeur } });
  const sent = async (prenom: string, articleId: number, ago: number) => {
    const quoted = await quotedRequest(service, { articleId, prenom });
    await service.db.mail.updateMany({ where: { requestId: quoted.id }, data: { sentAt: days(ago), dueAt: null } });
    return quoted;
  };

  it('are due after the days that the company set, once a version, and never for what has its answer', async () => {
    const articleId = await acceptingShop(service, { quantite: 9 });
    const quoted = await sent('Anne', articleId, 6);
    expect(await findQuoteToRemind(service.db, quoted.id)).toBe(null);
    await set('Rappel des devis (jours)', '7');
    expect(await findQuoteToRemind(service.db, quoted.id)).toBe(null);
    await set('Rappel des devis (jours)', '5');
    expect(await findQuoteToRemind(service.db, quoted.id)).toBe(quoted.devis);
    expect(await findQuoteToRemind(service.db, quoted.id, days(-60))).toBe(null);
    const token = await service.signIn('team');
    const call = (query: string) => service.graphql(query, { id: quoted.devis }, token);
    const draft = await call('query ($id: Int!) { quoteReminder(id: $id, mot: "Alors ?") { recipient subject text } }');
    expect(draft.data.quoteReminder).toMatchObject({
      recipient: 'maelle@exemple.example',
      subject: expect.stringContaining('attend votre réponse'),
      text: expect.stringContaining('Alors ?'),
    });
    const send = 'mutation ($id: Int!) { sendQuoteReminder(id: $id, mot: "") { id } }';
    expect((await call(send)).errors).toEqual([]);
    expect((await call(send)).errors[0]?.message).toBe(quoteReminderSentences.notNow);
    // It is over with the answer.
    await acceptWith(service, quoted);
    expect(await service.db.mail.findMany({ where: { kind: 'relance_devis' } })).toMatchObject([
      { quoteVersionId: quoted.devis, dueAt: null, failure: 'outdated' },
    ]);
    const superseded = await sent('Yann', articleId, 9);
    await issueQuote(service, superseded.id, { auteur: 'admin@barnum.example' });
    expect(await findQuoteToRemind(service.db, superseded.id)).toBe(null);
  });

  it('leave by themselves where the company has it so, once', async () => {
    const articleId = await acceptingShop(service, { quantite: 9 });
    const quoted = await sent('Anne', articleId, 9);
    await set('Rappel des devis (jours)', '5');
    expect(await writeDueQuoteReminders(service.db, { isSending: true })).toBe(0);
    await set('Envoi des rappels de devis', reminderChoices[1]);
    expect(await writeDueQuoteReminders(service.db, { isSending: false })).toBe(0);
    expect(await writeDueQuoteReminders(service.db, { isSending: true })).toBe(1);
    expect(await writeDueQuoteReminders(service.db, { isSending: true })).toBe(0);
    expect(await service.db.mail.count({ where: { kind: 'relance_devis', quoteVersionId: quoted.devis } })).toBe(1);
  });
});
