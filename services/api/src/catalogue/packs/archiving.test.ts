import { withoutArchived } from '@barnum/rules/catalogue/packs/archived-parts';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { onOneDatabase } from '../../../test/support/service.ts';

const archiveOne = `mutation ($id: Int!, $use: ArchivedUse) {
  updateArticle(id: $id, input: { etat: archive }, packsEtEnsembles: $use) { etat } }`;
const archiveAll = `mutation ($changes: [ArticleChange!]!, $use: ArchivedUse) {
  changeArticles(changes: $changes, packsEtEnsembles: $use) { id etat } }`;

onOneDatabase('an article that packs and sets hold', (service) => {
  async function seedHeld() {
    const cloth = await seedArticle(service.db, { nom: 'Nappe', quantite: 4 });
    const table = await seedArticle(service.db, { nom: 'Table', quantite: 9 });
    const one = { articleId: cloth.id, quantite: 1 };
    const pack = await seedArticle(service.db, {
      nom: 'Fête',
      components: [
        { ...one, choix: 'Nappes' },
        { articleId: table.id, quantite: 1 },
      ],
    });
    const only = await seedArticle(service.db, { nom: 'Linge', components: [one] });
    const set = await service.db.articleSet.create({
      data: { nom: 'Pour 8', ordre: 0, items: { create: [{ articleId: cloth.id, quantite: 1, position: 0 }] } },
    });
    const fields = {
      [`packs.${pack.id}`]: withoutArchived({
        ...pack,
        kind: 'packs',
        parts: [
          { choix: 'Nappes', isShown: false },
          { choix: '', isShown: true },
        ],
      }),
      [`packs.${only.id}`]: withoutArchived({ ...only, kind: 'packs', parts: [{ choix: '', isShown: false }] }),
      [`ensembles.${set.id}`]: withoutArchived({ ...set, kind: 'ensembles', parts: [{ choix: '', isShown: false }] }),
    };
    return { cloth, table, pack, only, set, fields };
  }
  const held = (packId: number) =>
    service.db.packComponent.findMany({
      where: { packId },
      select: { componentId: true },
      orderBy: { position: 'asc' },
    });
  const total = async (id: number) => (await service.db.article.findUniqueOrThrow({ where: { id } })).quantite;

  it('is not archived before it is said what becomes of it there', async () => {
    const token = await service.signIn('administrator');
    const { cloth, fields } = await seedHeld();
    const changes = [{ id: cloth.id, updatedAt: cloth.updatedAt.toISOString(), etat: 'archive' }];
    for (const refused of [
      await service.graphql(archiveOne, { id: cloth.id }, token),
      await service.graphql(archiveAll, { changes }, token),
    ]) {
      expect(refused.errors?.[0]?.message).toMatch(/«.Fête.».*«.Linge.».*«.Pour 8.»/);
      expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', fields });
    }
    const { etat } = await service.db.article.findUniqueOrThrow({ where: { id: cloth.id } });
    expect(etat).toBe('en_ligne');
    // What nothing holds is archived without a question, and a second time, too.
    const alone = await seedArticle(service.db);
    for (const id of [alone.id, alone.id])
      expect((await service.graphql(archiveOne, { id }, token)).errors).toEqual([]);
  });

  it('stays there unseen, and comes back', async () => {
    const token = await service.signIn('administrator');
    const { cloth, table, pack, only } = await seedHeld();
    await service.graphql(archiveOne, { id: cloth.id, use: 'garder' }, token);
    expect(await held(pack.id)).toEqual([{ componentId: cloth.id }, { componentId: table.id }]);
    expect([await total(pack.id), await total(only.id)]).toEqual([9, 0]);
    const { updatedAt } = await service.db.article.findUniqueOrThrow({ where: { id: cloth.id } });
    await service.graphql(archiveAll, { changes: [{ id: cloth.id, updatedAt, etat: 'en_ligne' }] }, token);
    expect([await total(pack.id), await total(only.id)]).toEqual([4, 4]);
  });

  it('is taken out of them, but of what would be empty', async () => {
    const token = await service.signIn('administrator');
    const { cloth, table, pack, only, set } = await seedHeld();
    const changes = [{ id: cloth.id, updatedAt: cloth.updatedAt.toISOString(), etat: 'archive' }];
    const { errors } = await service.graphql(archiveAll, { changes, use: 'retirer' }, token);
    expect(errors).toEqual([]);
    expect(await held(pack.id)).toEqual([{ componentId: table.id }]);
    expect(await held(only.id)).toEqual([{ componentId: cloth.id }]);
    expect([await total(pack.id), await total(only.id)]).toEqual([9, 0]);
    expect(await service.db.articleSetItem.count({ where: { setId: set.id } })).toBe(1);
    const after = await service.db.article.findUniqueOrThrow({ where: { id: pack.id } });
    expect(after.updatedAt > pack.updatedAt).toBe(true);
  });
});
