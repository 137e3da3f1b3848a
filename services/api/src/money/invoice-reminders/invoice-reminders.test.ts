import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { reminderSentences } from '@barnum/rules/money/invoices/invoice-reminders';
import { expect, it } from 'vitest';
import { seedIssuedInvoices } from '../../../../../prisma/seed/money/invoices.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { draftReminder, invoicesToRemind, sendReminder } from './invoice-reminders.domain.ts';

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

    const words = {
      destinataire: 'client@exemple.example',
      mot: '',
      autresDestinataires: [],
      copies: null,
      auteur: 'admin@barnum.example',
    };
    await sendReminder(service.db, late, words);
    expect(await invoicesToRemind(service.db)).toEqual([]);
    await expect(sendReminder(service.db, late, words)).rejects.toThrow(reminderSentences.waiting);
    expect(await service.db.mail.findMany()).toMatchObject([{ kind: 'relance', invoiceId: late }]);
    expect(await service.db.invoiceEvent.findMany()).toMatchObject([{ kind: 'relance', invoiceId: late }]);
    // Early, of one's own accord.
    await sendReminder(service.db, recent, words);
  });
});
