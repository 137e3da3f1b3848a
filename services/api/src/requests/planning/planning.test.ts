import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedCategory } from '../../../../../prisma/seed/catalogue/categories.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { countStatements } from '../../../test/support/count-statements.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';

const query = `query ($debut: Date!, $fin: Date!) {
  planning(debut: $debut, fin: $fin) {
    joursRemiseEnEtat
    requests { id nom statut debut fin items { articleId nom quantite } }
    articles { id nom homonyme quantite categorie { id nom } }
  }
}`;

const today = todayInParis();
const day = (inDays: number) => addDays(today, inDays);

onEveryDatabase('the planning', (service) => {
  const ask = async (debut: string, fin: string) =>
    service.graphql(query, { debut, fin }, await service.signIn('administrator'));
  const names = async (debut: string, fin: string): Promise<string[]> => {
    const { data } = await ask(debut, fin);
    return data.planning.requests.map(({ nom }: { nom: string }) => nom);
  };
  const seed = async (nom: string, days: [number, number], statut: RequestState, articleId?: number) => {
    const { id } = await seedReservationRequest(service.db, {
      nom,
      date: day(Math.max(0, days[0])),
      dateRetour: day(Math.max(0, days[1])),
      items: [articleId === undefined ? { nom: 'Autre chose', quantite: 1 } : { articleId, quantite: 2 }],
    });
    const [debut, fin] = [new Date(day(days[0])), new Date(day(days[1]))];
    await service.db.reservationRequest.update({
      where: { id },
      data: { date: debut, dateRetour: null, debut, fin, statut },
    });
  };

  it('tells what is taken on its days, cleaning included, what is asked for and what came back', async () => {
    const [tents, tables] = [
      await seedCategory(service.db, { nom: 'Tentes', ordre: 2 }),
      await seedCategory(service.db, { nom: 'Tables', ordre: 1 }),
    ];
    const tent = await seedArticle(service.db, { nom: 'Tente', categorieId: tents.id, quantite: 2 });
    const table = await seedArticle(service.db, { nom: 'Table', categorieId: tables.id });
    await seedArticle(service.db, { nom: 'Jamais prise' });
    await seedArticle(service.db, { nom: 'Tente' });
    await seed('Veille', [18, 19], 'confirmee', tent.id);
    await seed('Longtemps avant', [10, 18], 'confirmee', tent.id);
    await seed('Dedans', [21, 22], 'nouvelle', table.id);
    await seed('Proposée', [22, 23], 'a_confirmer');
    await seed('Rendue', [20, 20], 'rendue');
    await seed('Annulée', [20, 22], 'annulee');
    await seed('Refusée', [20, 22], 'refusee');
    await seed('Après', [25, 26], 'confirmee');
    expect(await names(day(20), day(24))).toEqual(['Veille', 'Rendue', 'Dedans', 'Proposée']);
    const { data } = await ask(day(20), day(24));
    expect(data.planning.joursRemiseEnEtat).toBe(1);
    expect(data.planning.articles).toEqual([
      {
        id: table.id,
        nom: 'Table',
        homonyme: false,
        quantite: table.quantite,
        categorie: { id: tables.id, nom: 'Tables' },
      },
      { id: tent.id, nom: 'Tente', homonyme: true, quantite: 2, categorie: { id: tents.id, nom: 'Tentes' } },
    ]);
  });

  it('holds what is out and late until today', async () => {
    await seed('En retard', [-9, -5], 'sortie');
    await seed('Rentrée', [-9, -5], 'rendue');
    expect(await names(day(-1), day(3))).toEqual(['En retard']);
    expect(await names(day(1), day(3))).toEqual(['En retard']);
    expect(await names(day(2), day(3))).toEqual([]);
  });

  it('covers 62 days at most, and says so', async () => {
    expect((await ask(day(0), day(61))).errors).toEqual([]);
    for (const [fin, sentence] of [
      [day(62), 'Le planning se lit par 62 jours au plus'],
      [day(-1), 'Le dernier jour ne peut pas précéder le premier'],
      ['2026-02-30', 'Veuillez indiquer un jour valide'],
    ] as const) {
      const { errors } = await ask(day(0), fin);
      expect(errors[0]).toMatchObject({
        message: sentence,
        extensions: { code: 'VALIDATION', fields: { fin: sentence } },
      });
    }
  });

  it('costs as many statements for many requests as for few', async () => {
    const article = await seedArticle(service.db, { quantite: null });
    const token = await service.signIn('administrator');
    const screen = query.replace(
      /requests .*/,
      'bookings { id nom statut debut fin items { articleId nom quantite } }',
    );
    const count = () => countStatements(() => service.graphql(screen, { debut: day(0), fin: day(30) }, token));
    await seed('Une', [1, 2], 'confirmee', article.id);
    const few = await count();
    for (let index = 0; index < 12; index += 1)
      await seed(`Une de ${index}`, [index, index + 1], 'confirmee', article.id);
    expect(await count()).toBe(few);
    // One of them reads which names several articles have.
    expect(few).toBeLessThanOrEqual(9);
  });
});
