import { expect, it } from 'vitest';
import { type Holder, holderFields, isLeftEmpty, withoutArchived } from './archived-parts.ts';

const pack = (parts: Holder['parts']): Holder => ({ kind: 'packs', id: 4, nom: 'Fête', parts });
const table = { choix: '', isShown: true };
const gone = { choix: 'Nappes', isShown: false };

it('what is archived leaves a pack or a set with what is left of it, in words', () => {
  expect(withoutArchived(pack([table, gone, { choix: 'Nappes', isShown: true }]))).toBe(
    'Le pack «\u00a0Fête\u00a0» est proposé sans ce qui est archivé',
  );
  expect(withoutArchived(pack([table, gone]))).toBe(
    'Le pack «\u00a0Fête\u00a0» est proposé sans ce qui est archivé, et ne demande plus «\u00a0Nappes\u00a0»\u00a0: il n’y reste aucun article à choisir',
  );
  expect([isLeftEmpty(pack([gone])), withoutArchived(pack([gone]))]).toEqual([
    true,
    'Le pack «\u00a0Fête\u00a0» n’aurait plus rien\u00a0: il reste tel quel, et ne se loue plus (0 exemplaire)',
  ]);
  const set: Holder = { ...pack([{ choix: '', isShown: false }]), kind: 'ensembles' };
  expect(holderFields([set])).toEqual({
    'ensembles.4':
      'L’ensemble «\u00a0Fête\u00a0» n’aurait plus d’article en ligne\u00a0: il reste tel quel, et n’est plus montré',
  });
});
