import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { expect, it } from 'vitest';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';

const day = addDays(todayInParis(), 10);
const read = `query ($day: Date!) { planning(debut: $day, fin: $day) {
  ticks { requestId mouvement nom quantite auteur createdAt }
} }`;
const write = 'mutation ($input: PreparationTickInput!) { tickPreparation(input: $input) }';

onEveryDatabase('the ticks of the preparation sheet', (service) => {
  it('keep who was first and when, whoever ticks the same or another one', async () => {
    const token = await service.signIn('administrator');
    const tick = (input: object) => service.graphql(write, { input }, token);
    const ticks = async () => (await service.graphql(read, { day }, token)).data.planning.ticks;
    const { id } = await seedReservationRequest(service.db, {
      date: day,
      dateRetrait: day,
      items: [
        { nom: 'Tente', quantite: 1 },
        { nom: 'Chaise', quantite: 30 },
        { nom: 'Chaise', quantite: 10 },
      ],
    });
    const chairs = { requestId: id, mouvement: 'depart', nom: 'Chaise', quantite: 40 };
    const tent = { requestId: id, mouvement: 'depart', nom: 'Tente', quantite: 1 };
    const answers = await Promise.all([tick({ ...chairs, coche: true }), tick({ ...tent, coche: true })]);
    expect(answers.map(({ data }) => data.tickPreparation)).toEqual([true, true]);
    const [first] = (await ticks()).filter(({ nom }: { nom: string }) => nom === 'Chaise');
    expect(first).toMatchObject({ ...chairs, auteur: expect.stringContaining('@') });
    await tick({ ...chairs, coche: true });
    expect(await ticks()).toContainEqual(first);
    expect(await ticks()).toHaveLength(2);

    await tick({ ...tent, coche: false });
    await tick({ ...tent, coche: false });
    expect(await ticks()).toEqual([first]);
    // Back is another box; lines of the same name are one.
    await tick({ ...chairs, mouvement: 'retour', coche: true });
    expect(await ticks()).toHaveLength(2);
    const { errors } = await tick({ ...chairs, quantite: 41, coche: true });
    expect(errors[0]).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  });
});
