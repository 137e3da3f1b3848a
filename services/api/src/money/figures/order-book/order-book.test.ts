import { addDays, dayColumn } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../../prisma/seed/catalogue/articles.ts';
import { seedReservationRequest } from '../../../../../../prisma/seed/requests/reservation-requests.ts';
import { onEveryDatabase } from '../../../../test/support/service.ts';
import { createCompanyInfo } from '../../../site/company-info/company-info.domain.ts';

onEveryDatabase('the order book', (service) => {
  it('is what is agreed on ahead, beside what was on that day a year before', async () => {
    await createCompanyInfo(service.db, { nom: 'Taux de TVA (%)', valeur: '20' });
    const { id: articleId } = await seedArticle(service.db, {
      unite: 'unitaire',
      prix: 120,
      quantite: null,
    });
    const today = todayInParis();
    const dayBefore = addDays(today, -364);
    /** A request for a day, with the states that it went through, by the days on which it did. */
    const hire = async (debut: string, states: readonly (readonly [on: string, apres: RequestState])[]) => {
      // The same again within a minute would be the same request.
      const { id } = await seedReservationRequest(service.db, { nom: debut, items: [{ articleId, quantite: 1 }] });
      const days = { date: dayColumn(debut), debut: dayColumn(debut), fin: dayColumn(debut) };
      await service.db.reservationRequest.update({
        where: { id },
        data: { ...days, statut: states.at(-1)?.[1] ?? 'nouvelle' },
      });
      await service.db.requestEvent.deleteMany({ where: { requestId: id } });
      await service.db.requestEvent.createMany({
        data: states.map(([on, apres]) => ({
          requestId: id,
          createdAt: new Date(`${on}T10:00:00Z`),
          auteur: 'admin@barnum.example',
          apres,
        })),
      });
    };
    await hire(today, [[addDays(today, -3), 'confirmee']]);
    await hire(addDays(today, 80), [[addDays(today, -3), 'confirmee']]);
    await hire(addDays(today, 8), [[addDays(today, -3), 'nouvelle']]);
    await hire(addDays(today, -1), [[addDays(today, -30), 'sortie']]);
    // Agreed on by then, also where it was cancelled since; not what was agreed on later, or cancelled before.
    await hire(addDays(dayBefore, 2), [
      [dayBefore, 'confirmee'],
      [addDays(dayBefore, 1), 'annulee'],
    ]);
    await hire(addDays(dayBefore, 3), [
      [addDays(dayBefore, -9), 'confirmee'],
      [addDays(dayBefore, -2), 'annulee'],
    ]);
    await hire(addDays(dayBefore, 40), [
      [addDays(dayBefore, -9), 'nouvelle'],
      [addDays(dayBefore, 1), 'confirmee'],
      [addDays(dayBefore, 42), 'rendue'],
    ]);
    const sums = 'nombre montant horsTaxes';
    const query = `{ orderBook { semaines { du au convenu { ${sums} } unAnAvant { ${sums} } }
      mois { du au convenu { ${sums} } unAnAvant { ${sums} } } } }`;
    const { data, errors } = await service.graphql(query, {}, await service.signIn('administrator'));
    expect(errors).toEqual([]);
    const { semaines, mois } = data.orderBook;
    expect([semaines.length, mois.length]).toEqual([13, 12]);
    expect([semaines[0].du, mois[0].du]).toEqual([today, today]);
    const total = (spans: { convenu: Counted; unAnAvant: Counted }[], of: 'convenu' | 'unAnAvant') =>
      spans.reduce((sum, span) => sum + span[of].nombre, 0);
    expect([total(semaines, 'convenu'), total(semaines, 'unAnAvant')]).toEqual([2, 1]);
    expect([total(mois, 'convenu'), total(mois, 'unAnAvant')]).toEqual([2, 1]);
    expect(semaines[0].convenu).toEqual({ nombre: 1, montant: '120.00', horsTaxes: '100.00' });
  });
});

interface Counted {
  nombre: number;
}
