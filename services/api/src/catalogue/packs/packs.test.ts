import { heldByPacks, packSentences } from '@barnum/rules/catalogue/packs/pack-sentences';
import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { sentences } from '@barnum/rules/sentences';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedCategory } from '../../../../../prisma/seed/catalogue/categories.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';

const hold = `mutation ($id: Int!, $components: [PackComponentInput!]) {
  updateArticle(id: $id, input: { components: $components }) { quantite components { articleId quantite terrain choix } } }`;
const free = `query ($date: Date!, $articles: [ArticleWish!], $packs: [PackWish!]) {
  availability(date: $date, dateRetrait: $date, dateRetour: $date, articles: $articles, packs: $packs) {
    articleId stock libres disponibilite } }`;
const stock = `query ($date: Date!, $id: Int!, $terrain: Ground, $packs: [PackWish!]) {
  occupation(date: $date, dateRetour: $date, articleIds: [$id], packs: $packs) { terrain choix libre }
  stockCalendar(debut: $date, fin: $date, articleId: $id, terrain: $terrain) { taken { jours { libre } } } }`;
const instead = `query ($date: Date!, $id: Int!, $terrain: Ground) {
  freeAlternatives(date: $date, articleId: $id, quantite: 1, terrain: $terrain) { nom } }`;
const move = 'mutation ($id: Int!) { moveReservationRequest(id: $id, statut: confirmee) { id } }';
const ask = `mutation ($input: ReservationRequestInput!) { createReservationRequest(input: $input) {
  items { components { nom } } } }`;
const choices = 'query ($id: Int!) { article(id: $id) { components { choix choixId } } }';
const answered = `mutation ($input: ReservationRequestInput!) { createReservationRequest(input: $input) {
  items { reponses { choix article } components { nom quantite } } } }`;
const archive =
  'mutation ($id: Int!) { updateArticle(id: $id, input: { etat: archive }, packsEtEnsembles: garder) { id } }';
const planning = `query ($date: Date!) { planning(debut: $date, fin: $date) {
  bookings { items { nom quantite pack } } articles { nom } } }`;
const edit = `mutation ($id: Int!, $input: ReservationRequestInput!) {
  updateReservationRequest(id: $id, input: $input) { items { terrain components { nom quantite } } } }`;

onEveryDatabase('a pack', (service) => {
  const date = addDays(todayInParis(), 30);
  const days = { date, dateRetrait: date, dateRetour: date };

  async function seedMarquee() {
    const [roof, weight, stake] = [
      await seedArticle(service.db, { nom: 'Toit', quantite: 6 }),
      await seedArticle(service.db, { nom: 'Lest', quantite: 12 }),
      await seedArticle(service.db, { nom: 'Piquet', quantite: null }),
    ];
    const components = [
      { articleId: roof.id, quantite: 2 },
      { articleId: weight.id, quantite: 6, terrain: 'dur' as const },
      { articleId: stake.id, quantite: 8, terrain: 'herbe' as const },
    ];
    return { roof, weight, stake, pack: await seedArticle(service.db, { nom: 'Tente 5 × 8', components }) };
  }

  it('tells how many there are by the best answers, of a pack in it too, beside its total', async () => {
    const [red, blue, weight] = [
      await seedArticle(service.db, { nom: 'Nappe rouge', quantite: 5 }),
      await seedArticle(service.db, { nom: 'Nappe bleue', quantite: 8, etat: 'masque' }),
      await seedArticle(service.db, { nom: 'Lest', quantite: 12 }),
    ];
    const cloths = [red, blue].map(({ id }) => ({ articleId: id, quantite: 1, choix: 'Nappes' }));
    const components = [...cloths, { articleId: weight.id, quantite: 4, terrain: 'dur' as const }];
    const pack = await seedArticle(service.db, { nom: 'Fête', components });
    const double = await seedArticle(service.db, { nom: 'Deux', components: [{ articleId: pack.id, quantite: 2 }] });
    const plain = await seedArticle(service.db, { nom: 'Lests', components: [{ articleId: weight.id, quantite: 5 }] });
    const ids = [pack, double, plain, weight].map(({ id }) => id);
    const query = 'query ($ids: [Int!]) { articles(ids: $ids) { id quantite quantiteAuMieux } }';
    const counts = async () => {
      const { articles } = (await service.graphql(query, { ids })).data;
      const found = new Map(articles.map((one: { id: number }) => [one.id, one]));
      return ids.map((id) => found.get(id));
    };
    expect(await counts()).toMatchObject([
      { quantite: 5, quantiteAuMieux: 8 },
      { quantite: 2, quantiteAuMieux: 4 },
      { quantite: 2, quantiteAuMieux: 2 },
      { quantite: 12, quantiteAuMieux: 12 },
    ]);
    await service.graphql(archive, { id: blue.id }, await service.signIn('administrator'));
    expect((await counts())[0]).toMatchObject({ quantite: 5, quantiteAuMieux: 5 });
  });

  it('answers what it holds to whoever wrote it, as deep as packs are', async () => {
    const token = await service.signIn('administrator');
    const { roof, pack } = await seedMarquee();
    const held = `components { nom archive possibles article { id } components { nom possibles article { id }
      components { nom } } }`;
    const whole = {
      components: [
        {
          nom: 'Tente 5 × 8',
          archive: false,
          possibles: 3,
          article: { id: pack.id },
          components: [
            { nom: 'Toit', possibles: 3, article: { id: roof.id }, components: [] },
            { nom: 'Lest', possibles: 2, article: { id: expect.any(Number) }, components: [] },
            { nom: 'Piquet', possibles: null, article: { id: expect.any(Number) }, components: [] },
          ],
        },
      ],
    };
    const components = [{ articleId: pack.id, quantite: 1 }];
    const created = await service.graphql(
      `mutation ($input: ArticleInput!) { createArticle(input: $input) { id ${held} } }`,
      { input: { nom: 'Fête', prix: '10', components } },
      token,
    );
    expect(created.errors).toEqual([]);
    expect(created.data.createArticle).toMatchObject(whole);
    const updated = await service.graphql(
      `mutation ($id: Int!, $input: ArticlePatch!) { updateArticle(id: $id, input: $input) { ${held} } }`,
      { id: created.data.createArticle.id, input: { components } },
      token,
    );
    expect(updated.errors).toEqual([]);
    expect(updated.data.updateArticle).toEqual(whole);
  });

  it('tells visitors how many it is itself, and nothing of the stock of a part that is hidden', async () => {
    const { roof, pack } = await seedMarquee();
    await service.db.article.update({ where: { id: roof.id }, data: { etat: 'masque' } });
    const query = `query ($id: Int!) { article(id: $id) { quantite quantiteAuMieux
      components { nom possibles article { quantite } } } }`;
    const read = async (token?: string) => (await service.graphql(query, { id: pack.id }, token)).data.article;
    const counts = { quantite: 3, quantiteAuMieux: 3 };
    const [weight, stake] = [
      { nom: 'Lest', possibles: 2, article: { quantite: 12 } },
      { nom: 'Piquet', possibles: null, article: { quantite: null } },
    ];
    const components = [{ nom: 'Toit', possibles: null, article: null }, weight, stake];
    expect(await read()).toEqual({ ...counts, components });
    expect((await read(await service.signIn('administrator'))).components[0]).toEqual({
      nom: 'Toit',
      possibles: 3,
      article: { quantite: 6 },
    });
  });

  it('neither shows, counts nor takes what is archived, and keeps it for its owner', async () => {
    const token = await service.signIn('administrator');
    const [red, blue, old, rope] = [
      await seedArticle(service.db, { nom: 'Nappe rouge', quantite: 5 }),
      await seedArticle(service.db, { nom: 'Nappe bleue', quantite: 8 }),
      await seedArticle(service.db, { nom: 'Nappe usée', quantite: 1 }),
      await seedArticle(service.db, { nom: 'Corde', quantite: 2 }),
    ];
    const cloths = [old, red, blue].map(({ id }) => ({ articleId: id, quantite: 1, choix: 'Nappes' }));
    const pack = await seedArticle(service.db, {
      nom: 'Fête',
      components: [...cloths, { articleId: rope.id, quantite: 1 }],
    });
    expect(pack.quantite).toBe(1);
    for (const { id } of [old, rope]) {
      const gone = await service.graphql(archive, { id }, token);
      expect(gone.errors).toEqual([]);
    }
    const held = 'query ($id: Int!) { article(id: $id) { quantite components { nom archive } } }';
    const shown = (await service.graphql(held, { id: pack.id })).data.article;
    expect(shown).toEqual({
      quantite: 5,
      components: [red, blue].map(({ nom }) => ({ nom, archive: false })),
    });
    const kept = (await service.graphql(held, { id: pack.id }, token)).data.article.components;
    expect(kept.map((one: { archive: boolean }) => one.archive)).toEqual([true, false, false, true]);
    const articles = [{ articleId: pack.id, quantite: 5 }];
    expect((await service.graphql(free, { date, articles })).data.availability).toMatchObject([
      { stock: 5, libres: 5, disponibilite: 'LIBRE' },
    ]);
    const input = (article: number) => ({
      nom: 'Roy',
      prenom: 'Zoé',
      phone: '06 12 34 56 78',
      date,
      livraisonMontage: false,
      items: [{ articleId: pack.id, quantite: 1, reponses: [{ choix: 'Nappes', article }] }],
    });
    const refused = await service.graphql(answered, { input: input(old.id) });
    expect(refused.errors?.[0]?.message).toBe(packSentences.choiceUnknown('Fête'));
    const [item] = (await service.graphql(answered, { input: input(blue.id) })).data.createReservationRequest.items;
    expect(item.components).toEqual([{ nom: 'Nappe bleue', quantite: 1 }]);
    // Nothing is left to give.
    for (const { id } of [red, blue]) await service.graphql(archive, { id }, token);
    expect((await service.graphql(held, { id: pack.id })).data.article).toEqual({ quantite: 0, components: [] });
    expect((await service.graphql(free, { date, articles })).data.availability).toMatchObject([
      { stock: 0, disponibilite: 'COMPLET' },
    ]);
    await service.db.article.update({ where: { id: pack.id }, data: { etat: 'masque' } });
    await service.graphql(archive.replace('archive', 'en_ligne'), { id: red.id }, token);
    expect((await service.graphql(held, { id: pack.id }, token)).data.article.quantite).toBe(5);
  });

  it('is there as often as its components allow, together with what is hired alone', async () => {
    const { roof, weight, pack } = await seedMarquee();
    expect(pack.quantite).toBe(3);
    const ask = async (articles: object[]) => (await service.graphql(free, { date, articles })).data.availability;
    expect(await ask([{ articleId: pack.id, quantite: 3 }])).toEqual([
      { articleId: pack.id, stock: 3, libres: 3, disponibilite: 'LIBRE' },
    ]);
    expect(await ask([{ articleId: pack.id, quantite: 3, terrain: 'dur' }])).toMatchObject([
      { libres: 2, disponibilite: 'COMPLET' },
    ]);
    const both = [
      { articleId: pack.id, quantite: 2, terrain: 'dur' },
      { articleId: weight.id, quantite: 1 },
    ];
    expect(await ask(both)).toMatchObject([
      { articleId: weight.id, libres: 0, disponibilite: 'COMPLET' },
      { articleId: pack.id, libres: 1, disponibilite: 'COMPLET' },
    ]);
    await seedReservationRequest(service.db, { ...days, items: [{ articleId: roof.id, quantite: 3 }] });
    expect(await ask([{ articleId: pack.id, quantite: 2 }])).toMatchObject([
      { libres: 1, disponibilite: 'A_CONFIRMER' },
    ]);
  });

  it('is not there, and not taken, on a ground on which it holds nothing', async () => {
    const { weight, stake } = await seedMarquee();
    const components = [
      { articleId: weight.id, quantite: 6, terrain: 'dur' as const },
      { articleId: stake.id, quantite: 8, terrain: 'herbe' as const },
    ];
    const pack = await seedArticle(service.db, { nom: 'Ancrage', components });
    const hard = await seedArticle(service.db, { nom: 'Lestage', components: components.slice(0, 1) });
    expect([pack.quantite, hard.quantite]).toEqual([null, 0]);
    const said = { articleId: pack.id, terrain: 'sable' };
    for (const wanted of [{ articles: [{ ...said, quantite: 1 }] }, { packs: [said] }]) {
      const { availability } = (await service.graphql(free, { date, ...wanted })).data;
      expect(availability.find((one: { articleId: number }) => one.articleId === pack.id)).toMatchObject({
        stock: 0,
        libres: 0,
        disponibilite: 'COMPLET',
      });
    }
    const person = { nom: 'Le Goff', prenom: 'Anna', phone: '06 12 34 56 78', date, livraisonMontage: false };
    const send = async (quantite: number, terrain: string | null) =>
      (await service.graphql(ask, { input: { ...person, items: [{ articleId: pack.id, quantite, terrain }] } })).errors;
    expect((await send(500, 'sable'))?.[0]?.extensions?.fields).toMatchObject({
      'items.0.terrain': packSentences.groundEmpty('Ancrage', 'sable'),
    });
    expect(await send(500, null)).toEqual([]);
  });

  it('shares a part that is hidden with another pack, which is said before it is asked for, without its stock', async () => {
    const part = await seedArticle(service.db, { nom: 'Moteur caché', quantite: 5, etat: 'masque' });
    const packs = [];
    for (const nom of ['Toboggan', 'Château']) {
      packs.push(await seedArticle(service.db, { nom, components: [{ articleId: part.id, quantite: 1 }] }));
    }
    const items = packs.map(({ id: articleId }) => ({ articleId, quantite: 3 }));
    const refusals = async (articles: object[]) => {
      const query =
        'query ($date: Date!, $articles: [ArticleWish!]) { availability(date: $date, articles: $articles) { refus } }';
      const { availability } = (await service.graphql(query, { date, articles })).data;
      return availability.flatMap(({ refus }: { refus: string | null }) => refus ?? []);
    };
    const said = sentences.form.stockSharedHidden('«\u00a0Toboggan\u00a0» et «\u00a0Château\u00a0»');
    expect(await refusals(items)).toEqual([said]);
    expect(await refusals(items.map((item) => ({ ...item, quantite: 2 })))).toEqual([]);
    const person = { nom: 'Le Goff', prenom: 'Anna', phone: '06 12 34 56 78', date, livraisonMontage: false };
    const { errors } = await service.graphql(ask, { input: { ...person, items } });
    expect(errors[0]?.extensions?.fields).toEqual({ 'items.0.quantite': said });
  });

  it('is not there, and not taken, where a pack in it holds nothing', async () => {
    const { roof, weight } = await seedMarquee();
    const lests = await seedArticle(service.db, {
      nom: 'Lestage',
      components: [{ articleId: weight.id, quantite: 6, terrain: 'dur' }],
    });
    const components = [roof, lests].map(({ id: articleId }) => ({ articleId, quantite: 1 }));
    const pack = await seedArticle(service.db, { nom: 'Barnum lesté', components });
    const [onSand, onHard] = ['sable', 'dur'].map((terrain) => ({ articleId: pack.id, quantite: 1, terrain }));
    const stockOf = async (wanted?: object) =>
      (await service.graphql(free, { date, articles: [wanted] })).data.availability[0].stock;
    expect([await stockOf(onSand), (await stockOf(onHard)) > 0]).toEqual([0, true]);
    const person = { nom: 'Le Goff', prenom: 'Anna', phone: '06 12 34 56 78', date, livraisonMontage: false };
    const send = async (wanted?: object) =>
      (await service.graphql(ask, { input: { ...person, items: [wanted] } })).errors[0]?.extensions?.fields;
    expect(await send(onSand)).toMatchObject({ 'items.0.terrain': packSentences.groundEmpty('Barnum lesté', 'sable') });
    expect(await send(onHard)).toBeUndefined();
  });

  it('is counted for visitors on the ground that they said before they ask for it', async () => {
    const { roof, pack } = await seedMarquee();
    const read = async (packs?: object[]) => {
      const { data } = await service.graphql(free, { date, packs });
      return data.availability.filter(({ articleId }: { articleId: number }) => [roof.id, pack.id].includes(articleId));
    };
    const left = (libres: number) => [
      { articleId: roof.id, stock: 6, libres: 6, disponibilite: 'LIBRE' },
      { articleId: pack.id, stock: libres, libres, disponibilite: 'LIBRE' },
    ];
    expect(await read()).toEqual(left(3));
    expect(await read([{ articleId: pack.id, terrain: 'dur', choix: [] }])).toEqual(left(2));
  });

  it('is counted on the ground that is said, for who rents out and instead of another', async () => {
    const { weight, pack } = await seedMarquee();
    const { id: categorieId } = await seedCategory(service.db, { nom: 'Tentes' });
    await service.db.article.update({ where: { id: pack.id }, data: { categorieId } });
    const { id: plain } = await seedArticle(service.db, { nom: 'Tente simple', categorieId });
    await seedReservationRequest(service.db, { ...days, items: [{ articleId: weight.id, quantite: 7 }] });
    await service.db.reservationRequest.updateMany({ data: { statut: 'confirmee' } });
    const token = await service.signIn('administrator');
    const read = async (terrain: string | null) => {
      const packs =
        terrain === null
          ? null
          : [
              { articleId: pack.id, terrain: 'herbe' },
              { articleId: pack.id, terrain },
            ];
      const { data } = await service.graphql(stock, { date, id: pack.id, terrain, packs }, token);
      return [data.occupation, data.stockCalendar.taken[0].jours[0].libre];
    };
    expect(await read(null)).toEqual([[{ terrain: null, choix: [], libre: 3 }], 3]);
    expect(await read('dur')).toEqual([
      [
        { terrain: 'herbe', choix: [], libre: 3 },
        { terrain: 'dur', choix: [], libre: 0 },
      ],
      0,
    ]);
    const others = async (terrain: string) => {
      const { data } = await service.graphql(instead, { date, id: plain, terrain });
      return data.freeAlternatives;
    };
    expect([await others('herbe'), await others('dur')]).toEqual([[{ nom: pack.nom }], []]);
  });

  it('keeps what it held when it was asked for, and takes that from the shelf', async () => {
    const token = await service.signIn('administrator');
    const { roof, weight, pack } = await seedMarquee();
    const items = [{ articleId: pack.id, quantite: 2, terrain: 'dur' as const }];
    const first = await seedReservationRequest(service.db, { ...days, items });
    const second = await seedReservationRequest(service.db, { ...days, nom: 'Deux', items });
    await service.graphql(hold, { id: pack.id, components: [{ articleId: roof.id, quantite: 1 }] }, token);
    expect((await service.graphql(move, { id: first.id }, token)).errors ?? []).toEqual([]);
    const refused = await service.graphql(move, { id: second.id }, token);
    expect(refused.errors[0]?.message).toMatch(/Toit.*Lest/s);
    const { bookings, articles } = (await service.graphql(planning, { date }, token)).data.planning;
    expect(bookings[0].items).toEqual([
      { nom: 'Toit', quantite: 4, pack: 'Tente 5 × 8' },
      { nom: 'Lest', quantite: 12, pack: 'Tente 5 × 8' },
    ]);
    expect(articles.map(({ nom }: { nom: string }) => nom)).toEqual(['Toit', 'Lest']);
    // Another ground is today's pack.
    const { nom, prenom, phone, livraisonMontage } = second;
    const content = { nom, prenom, phone, livraisonMontage, ...days };
    const kept = await service.graphql(
      edit,
      { id: second.id, input: { ...content, items: [{ articleId: pack.id, quantite: 1 }] } },
      token,
    );
    expect(kept.data.updateReservationRequest.items[0].components).toEqual([
      { nom: 'Toit', quantite: 2 },
      { nom: 'Lest', quantite: 6 },
    ]);
    const input = { ...content, items: [{ articleId: pack.id, quantite: 1, terrain: 'sable' }] };
    const moved = await service.graphql(edit, { id: second.id, input }, token);
    expect(moved.data.updateReservationRequest.items).toEqual([
      { terrain: 'sable', components: [{ nom: 'Toit', quantite: 1 }] },
    ]);
    expect(await service.db.article.count({ where: { id: weight.id } })).toBe(1);
  });

  it('is what visitors said of it; what they left out is grass and the first of each choice', async () => {
    const [red, blue] = [
      await seedArticle(service.db, { nom: 'Rouge' }),
      await seedArticle(service.db, { nom: 'Bleue' }),
    ];
    const { roof, weight } = await seedMarquee();
    const part = (articleId: number, choix = '') => ({ articleId, quantite: 1, choix });
    const pack = await seedArticle(service.db, {
      nom: 'Fête',
      components: [
        part(roof.id),
        { ...part(weight.id), terrain: 'dur' },
        part(red.id, 'Nappes'),
        part(blue.id, 'Nappes'),
      ],
    });
    const person = { nom: 'Le Goff', prenom: 'Anna', phone: '06 12 34 56 78', date };
    const send = async (said: object) => {
      const items = [{ articleId: pack.id, quantite: 1, ...said }];
      const input = { ...person, livraisonMontage: false, items };
      return service.graphql(ask, { input });
    };
    // As the schema says: grass, and the first of each choice. The page asks before it sends.
    const unsaid = await send({});
    expect(unsaid.data.createReservationRequest.items[0].components).toEqual([{ nom: 'Toit' }, { nom: 'Rouge' }]);
    const sent = await send({ terrain: 'dur', choix: [blue.id] });
    expect(sent.data.createReservationRequest.items[0].components.map(({ nom }: { nom: string }) => nom)).toEqual([
      'Toit',
      'Lest',
      'Bleue',
    ]);
    const form = (item: object) =>
      service.rest('POST', '/forms', {
        body: { Nom: 'Roux', Prénom: 'Léa', date, phone: '0612345678', livraison_montage: false, item: [item] },
      });
    const item = { nom: 'Fête', quantite: 1 };
    const refused = await form({ ...item, choix: [roof.id] });
    expect([refused.status, refused.body.error]).toEqual([422, packSentences.choiceUnknown('Fête')]);
    const mud = await form({ ...item, terrain: 'boue' });
    expect([mud.status, mud.body.error]).toEqual([422, packSentences.groundInvalid]);
    const { body } = await form(item);
    const stored = await service.db.reservationRequestItem.findFirstOrThrow({
      where: { requestId: body.form.id },
      include: { components: { orderBy: { id: 'asc' } } },
    });
    expect(stored).toMatchObject({ terrain: null, choix: [], components: [{ nom: 'Toit' }, { nom: 'Rouge' }] });
  });

  it('is answered choice by choice, also where two choices share an article; a list of articles that is not clear is refused', async () => {
    const token = await service.signIn('administrator');
    const [gold, white] = [
      await seedArticle(service.db, { nom: 'Chaise dorée', quantite: 10 }),
      await seedArticle(service.db, { nom: 'Chaise blanche', quantite: 4 }),
    ];
    const part = (articleId: number, choix: string, quantite: number) => ({ articleId, quantite, choix });
    const pack = await seedArticle(service.db, {
      nom: 'Noces',
      components: [
        part(white.id, 'Chaises', 4),
        part(gold.id, 'Chaises', 4),
        part(gold.id, 'Honneur', 2),
        part(white.id, 'Honneur', 2),
      ],
    });
    const { data: shown } = await service.graphql(choices, { id: pack.id });
    const [[first], [honour]] = ['Chaises', 'Honneur'].map((name) =>
      shown.article.components.flatMap((one: { choix: string; choixId: string }) =>
        one.choix === name ? [one.choixId] : [],
      ),
    ) as [string[], string[]];
    const person = { nom: 'Le Goff', prenom: 'Anna', phone: '06 12 34 56 78', date, livraisonMontage: false };
    const send = async (said: object) =>
      service.graphql(answered, { input: { ...person, items: [{ articleId: pack.id, quantite: 1, ...said }] } });
    const unclear = packSentences.choiceUnclear('Noces', '«\u00a0Chaises\u00a0», «\u00a0Honneur\u00a0»');
    expect((await send({ choix: [gold.id, white.id] })).errors?.[0]?.extensions?.fields).toEqual({
      'items.0.choix': unclear,
    });
    const both = [
      { choix: 'Chaises', article: gold.id },
      { choix: honour, article: white.id },
    ];
    const sent = await send({ reponses: both });
    expect(sent.errors ?? []).toEqual([]);
    const line = sent.data.createReservationRequest.items[0];
    expect(line.reponses).toEqual([
      { choix: first, article: gold.id },
      { choix: honour, article: white.id },
    ]);
    expect(line.components).toEqual([
      { nom: 'Chaise dorée', quantite: 4 },
      { nom: 'Chaise blanche', quantite: 2 },
    ]);
    const { data } = await service.graphql(free, { date, packs: [{ articleId: pack.id, reponses: both }] });
    expect(data.availability.find((one: { articleId: number }) => one.articleId === pack.id)).toMatchObject({
      stock: 2,
    });
    const [stored] = await service.db.reservationRequestItem.findMany();
    const kept = await service.graphql(
      edit,
      {
        id: stored?.requestId,
        input: { ...person, items: [{ articleId: pack.id, quantite: 1, choix: stored?.choix }] },
      },
      token,
    );
    expect(kept.data.updateReservationRequest.items[0].components).toEqual(line.components);
    const form = (choix: number[]) =>
      service.rest('POST', '/forms', {
        body: {
          Nom: 'Roux',
          Prénom: 'Léa',
          date,
          phone: '0612345678',
          livraison_montage: false,
          item: [{ nom: 'Noces', quantite: 1, choix }],
        },
      });
    const refused = await form([gold.id, white.id]);
    expect([refused.status, refused.body.error]).toEqual([422, unclear]);
    expect((await form([gold.id])).status).toBe(201);
  });

  it('counts its parts together that change at the same moment', async () => {
    const token = await service.signIn('administrator');
    const parts = [await seedArticle(service.db, { quantite: 9 }), await seedArticle(service.db, { quantite: 9 })];
    const components = parts.map(({ id }) => ({ articleId: id, quantite: 1 }));
    const pack = await seedArticle(service.db, { nom: 'Lot', components });
    const put = (...totals: number[]) =>
      Promise.all(
        parts.map(({ id }, index) =>
          service.rest('PUT', `/articles/${id}`, { token, body: { quantite: totals[index] } }),
        ),
      );
    for (let round = 0; round < 5; round += 1) {
      await put(2, 8);
      expect((await service.db.article.findUnique({ where: { id: pack.id } }))?.quantite).toBe(2);
      await put(8, 2);
      expect((await service.db.article.findUnique({ where: { id: pack.id } }))?.quantite).toBe(2);
    }
  });

  it('holds no circle, no more than a pack, and its components stay', async () => {
    const token = await service.signIn('administrator');
    const { roof, pack } = await seedMarquee();
    const inner = await seedArticle(service.db, { nom: 'Petit', components: [{ articleId: pack.id, quantite: 1 }] });
    const booked = await seedArticle(service.db, { nom: 'Loué' });
    await seedReservationRequest(service.db, { ...days, items: [{ articleId: booked.id, quantite: 1 }] });
    const turned = await service.graphql(
      hold,
      { id: booked.id, components: [{ articleId: roof.id, quantite: 1 }] },
      token,
    );
    expect(turned.errors?.[0]?.extensions?.fields).toEqual({ components: packSentences.stillBooked });
    const put = async (id: number, articleId: number) =>
      (await service.graphql(hold, { id, components: [{ articleId, quantite: 1 }] }, token)).errors?.[0]?.extensions
        ?.fields?.['components.0.articleId'];
    expect(await put(pack.id, pack.id)).toBe(packSentences.itself);
    expect(await put(pack.id, inner.id)).toBe(packSentences.circle);
    expect(await put((await seedArticle(service.db)).id, inner.id)).toBe(packSentences.tooDeep);
    const old = await seedArticle(service.db, { nom: 'Ancien toit' });
    await service.db.article.update({ where: { id: old.id }, data: { etat: 'archive' } });
    expect(await put(pack.id, old.id)).toBe(sentences.articles.archived('Ancien toit'));
    // What a pack held already stays until somebody takes it out.
    const kept = await seedArticle(service.db, { nom: 'Gardé', components: [{ articleId: booked.id, quantite: 1 }] });
    await service.db.article.update({ where: { id: booked.id }, data: { etat: 'archive' } });
    expect(await put(kept.id, booked.id)).toBeUndefined();
    const removed = await service.rest('DELETE', `/articles/${roof.id}`, { token });
    expect([removed.status, removed.body.error]).toEqual([409, heldByPacks(['Tente 5 × 8'])]);
    await service.rest('PUT', `/articles/${roof.id}`, { token, body: { quantite: 3 } });
    expect((await service.rest('GET', `/articles/${inner.id}`)).body.article.quantite).toBe(1);
  });
});
