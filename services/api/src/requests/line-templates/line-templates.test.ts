import { limits } from '@barnum/rules/limits';
import { lineTemplateSentences } from '@barnum/rules/requests/reservation-requests/line-templates';
import { sentences } from '@barnum/rules/sentences';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { onOneDatabase } from '../../../test/support/service.ts';

const list = `{ lineTemplates { id nom items {
  nature nom quantite prix remise remiseEnPourcent motifRemise coefficient tauxTva article { id prix } } } }`;
const save = `mutation ($nom: String!, $items: [ReservationRequestItemInput!]!, $remplace: Boolean) {
  saveLineTemplate(nom: $nom, items: $items, remplace: $remplace) { id items { nom } } }`;
const remove = 'mutation ($id: Int!) { deleteLineTemplate(id: $id) }';

onOneDatabase('templates of lines', (service) => {
  it('keep what was agreed, and an article at the conditions of the day when they are used', async () => {
    const token = await service.signIn('administrator');
    const chair = await seedArticle(service.db, { nom: 'Chaise', prix: '2.00' });
    const items = [
      {
        articleId: chair.id,
        quantite: 80,
        prix: '1.50',
        remise: '10',
        remiseEnPourcent: true,
        motifRemise: 'fidélité',
      },
      { nature: 'frais', nom: 'Nettoyage', quantite: 1, prix: '40.00', tauxTva: '5.5' },
      { nature: 'livraison', quantite: 1, prix: '60' },
    ];
    const variables = { nom: ' Vœux de la mairie ', items };
    const { id } = (await service.graphql(save, variables, token)).data.saveLineTemplate;
    await service.db.article.update({ where: { id: chair.id }, data: { prix: '3.00' } });
    const none = { remise: null, remiseEnPourcent: false, motifRemise: '', coefficient: null, tauxTva: null };
    const discount = { remise: '10.00', remiseEnPourcent: true, motifRemise: 'fidélité' };
    const saved = [
      { ...none, nature: 'article', nom: 'Chaise', quantite: 80, prix: null, ...discount },
      { ...none, nature: 'frais', nom: 'Nettoyage', quantite: 1, prix: '40.00', tauxTva: '5.50', article: null },
      { ...none, nature: 'livraison', nom: 'Livraison et reprise', quantite: 1, prix: '60.00', article: null },
    ];
    expect((await service.graphql(list, {}, token)).data.lineTemplates).toEqual([
      {
        id,
        nom: 'Vœux de la mairie',
        items: [{ ...saved[0], article: { id: chair.id, prix: '3.00' } }, ...saved.slice(1)],
      },
    ]);

    const taken = await service.graphql(save, variables, token);
    expect(taken.errors[0]?.extensions?.fields).toEqual({ nom: lineTemplateSentences.nameTaken });
    const otherwise = await service.graphql(save, { ...variables, nom: 'VOEUX de la Mairie' }, token);
    expect(otherwise.errors?.[0]?.extensions?.fields).toEqual({ nom: lineTemplateSentences.nameTaken });
    const replaced = await service.graphql(save, { ...variables, items: items.slice(0, 1), remplace: true }, token);
    expect(replaced.data.saveLineTemplate).toEqual({ id, items: [{ nom: 'Chaise' }] });

    await service.graphql('mutation ($id: Int!) { deleteArticle(id: $id) }', { id: chair.id }, token);
    const [left] = (await service.graphql(list, {}, token)).data.lineTemplates;
    expect(left.items).toEqual([{ ...saved[0], article: null }]);
    expect((await service.graphql(remove, { id }, token)).data.deleteLineTemplate).toBe(true);
    expect((await service.graphql(remove, { id }, token)).errors[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  it('are refused in a sentence at their field, and are at most so many', async () => {
    const token = await service.signIn('administrator');
    const fieldsOf = async (input: object) =>
      (await service.graphql(save, { nom: 'x', items: [line], ...input }, token)).errors?.[0]?.extensions?.fields;
    const line = { nature: 'libre', nom: 'Sonorisation', quantite: 1, prix: '80' };
    expect(await fieldsOf({ nom: ' ' })).toEqual({ nom: lineTemplateSentences.nomRequired });
    expect(await fieldsOf({ items: [] })).toEqual({ items: sentences.form.itemsRequired });
    expect(await fieldsOf({ items: [{ articleId: 999, quantite: 1 }] })).toEqual({
      'items.0.articleId': sentences.form.articleUnknown,
    });
    await service.db.lineTemplate.createMany({
      data: Array.from({ length: limits.lineTemplates }, (_, index) => ({ nom: `Modèle ${index}` })),
    });
    expect(await fieldsOf({ nom: 'Un de trop' })).toEqual({ nom: lineTemplateSentences.tooMany });
    expect(await fieldsOf({ nom: 'Modèle 1', remplace: true })).toBeUndefined();
  });
});
