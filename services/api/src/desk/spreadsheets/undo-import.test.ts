import { importSentences } from '@barnum/rules/desk/spreadsheets/import-sentences';
import { ownNumber } from '@barnum/rules/platform/table-columns';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { updateArticle } from '../../catalogue/articles/articles.domain.ts';
import { createPriceList } from '../../catalogue/price-lists/price-lists.domain.ts';
import { applySheetImport, compareImport, undoSheetImport } from './apply-import.domain.ts';
import { type SheetImport, startSheetImport } from './sheet-imports.domain.ts';

const auteur = 'admin@barnum.example';

onOneDatabase('undoing an import of articles', (service) => {
  const bringIn = async (text: string): Promise<SheetImport> => {
    const given = { kind: 'articles', bytes: Buffer.from(text), fileName: 'tarifs.csv', sheet: 0 } as const;
    const draft = await startSheetImport(service.db, given, auteur);
    const { signature } = await compareImport(service.db, draft);
    return applySheetImport(service.db, { id: draft.id, signature }, auteur);
  };
  const undo = (done: SheetImport) => undoSheetImport(service.db, service.storage, { id: done.id, auteur });
  const idOf = async (nom: string) => (await service.db.article.findFirstOrThrow({ where: { nom } })).id;

  it('leaves what others refer to since, and what refers to it', async () => {
    const tent = await seedArticle(service.db, { nom: 'Tente' });
    const done = await bringIn('Nom;Prix\nChaise;2\nTable;7\nLampe;3\nPoids;4\nBanc;5');
    await updateArticle(service.db, tent.id, {
      companionIds: [await idOf('Chaise')],
      accessories: [{ nom: null, articleId: await idOf('Poids'), quantite: 4 }],
    });
    await service.db.piece.create({ data: { articleId: await idOf('Lampe'), numero: 'LAMPE-1' } });
    const list = await createPriceList(service.db, {
      nom: '2027',
      aPartirDu: '2027-01-01',
      pourcent: 3,
      arrondi: 10,
      versLeHaut: false,
    });
    await service.db.priceListItem.deleteMany({ where: { listId: list.id, articleId: await idOf('Banc') } });
    const undone = await undo(done);
    expect(undone.report?.staying.map(({ nom, why }) => [nom, why])).toEqual(
      ['Chaise', 'Table', 'Lampe', 'Poids'].map((nom) => [nom, importSentences.usedSince]),
    );
    expect(await service.db.article.findMany({ select: { nom: true }, orderBy: { id: 'asc' } })).toEqual(
      ['Tente', 'Chaise', 'Table', 'Lampe', 'Poids'].map((nom) => ({ nom })),
    );
    expect(await service.db.articleCompanion.count()).toBe(1);
    expect(await service.db.piece.count()).toBe(1);
  });

  it('takes the others back where one cannot be as it was', async () => {
    const old = await service.db.category.create({ data: { nom: 'Anciens', slug: 'anciens' } });
    const chair = await seedArticle(service.db, { nom: 'Chaise', prix: 1, categorieId: old.id });
    await seedArticle(service.db, { nom: 'Table', prix: 1, etat: 'archive' });
    await seedArticle(service.db, { nom: 'Banc', prix: 1 });
    const done = await bringIn(
      `${ownNumber};Nom;Catégorie;Prix;État\n${chair.id};Chaise;Assises;2;\n;Table;;2;en ligne\n;Banc;;2;`,
    );
    await service.db.category.delete({ where: { id: old.id } });
    await seedArticle(service.db, {
      nom: 'Pack',
      components: [{ articleId: await idOf('Table'), quantite: 1, terrain: null, choix: '' }],
    });
    const undone = await undo(done);
    expect(undone.report?.staying.map(({ nom, why }) => [nom, why])).toEqual([
      ['Chaise', importSentences.formerCategoryGone],
      ['Table', importSentences.archivedBefore],
    ]);
    expect((await service.db.article.findFirstOrThrow({ where: { nom: 'Banc' } })).prix.toFixed(2)).toBe('1.00');
  });
});
