import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersOf, choiceId } from './pack-answers.ts';
import { partsOf } from './pack-parts.ts';
import { unansweredOf, wishErrors } from './pack-questions.ts';
import { packSentences } from './pack-sentences.ts';
import type { PackComponent, PackWish } from './packs.ts';

/** Two choices that share chairs 11 and 12; cloths 21 and 22 are a choice of one name in both packs. */
const packs = new Map<number, PackComponent[]>([
  [
    1,
    [
      part(2),
      part(11, 'Chaises de table'),
      part(12, 'Chaises de table'),
      part(11, 'Chaises d’honneur'),
      part(12, 'Chaises d’honneur'),
      part(13, 'Chaises d’honneur'),
      part(21, 'Nappes'),
      part(22, 'Nappes'),
    ],
  ],
  [2, [part(21, 'Nappes'), part(22, 'Nappes'), part(31, '', 4)]],
]);
const pack = { articleId: 1, nom: 'Fête' };
const taken = (wish: PackWish) =>
  Object.fromEntries(partsOf(1, packs, wish).map(({ articleId, quantite }) => [articleId, quantite]));

describe('the choices of a pack', () => {
  it('are answered one by one, by their id or their name, also where they share articles', () => {
    const reponses = [
      { choix: 'chaises de TABLE', article: 12 },
      { choix: choiceId(1, 'Chaises d’honneur'), article: 11 },
      { choix: choiceId(1, 'Nappes'), article: 22 },
      { choix: choiceId(2, 'Nappes'), article: 21 },
    ];
    expect(wishErrors(pack, packs, { reponses }, true)).toEqual({});
    expect(unansweredOf(1, packs, { reponses })).toEqual([]);
    expect(taken({ reponses })).toEqual({ 11: 1, 12: 1, 21: 1, 22: 1, 31: 4 });
  });

  it('are answered by a list as far as each article can only be about one, or about all of them', () => {
    // 13 is proposed by one choice alone, which leaves 12 to the other; one cloth is for both packs.
    expect(wishErrors(pack, packs, { choix: [12, 13, 22] }, true)).toEqual({});
    expect(taken({ choix: [12, 13, 22] })).toEqual({ 12: 1, 13: 1, 22: 2, 31: 4 });
    expect(wishErrors(pack, packs, { choix: [11, 12, 22] }, false)).toEqual({
      choix: packSentences.choiceUnclear('Fête', '«\u00a0Chaises de table\u00a0», «\u00a0Chaises d’honneur\u00a0»'),
    });
    const half = { choix: [11, 12, 22], reponses: [{ choix: 'Chaises de table', article: 12 }] };
    expect(wishErrors(pack, packs, { ...half, choix: [11, 22] }, true)).toEqual({});
  });

  it('take one article, of those that they propose', () => {
    const twice = [
      { choix: 'Chaises de table', article: 11 },
      { choix: 'Chaises de table', article: 12 },
    ];
    expect(wishErrors(pack, packs, { reponses: twice }, false)).toEqual({
      choix: packSentences.choiceRequired('Fête', 'Chaises de table'),
    });
    const unknown = [{ choix: 'Chaises de table', article: 31 }];
    expect(wishErrors(pack, packs, { reponses: unknown }, false)).toEqual({
      choix: packSentences.choiceUnknown('Fête'),
    });
    const named = [{ choix: 'Serviettes', article: 11 }];
    expect(wishErrors(pack, packs, { reponses: named }, false)).not.toEqual({});
    expect(wishErrors(pack, packs, { choix: [11, 22] }, true)).toEqual({});
    expect(wishErrors(pack, packs, {}, true)).toEqual({
      choix: packSentences.choiceRequired('Fête', 'Chaises de table'),
    });
    expect(taken({})).toEqual({ 11: 2, 21: 2, 31: 4 });
  });

  it('are what was said of each, whatever the packs and the order of the answers', () => {
    const options = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(fc.tuple(options, fc.nat()), { minLength: 1, maxLength: 5 }), fc.nat(), (asked, turn) => {
        const held = asked.flatMap(([ids], index) => ids.map((id) => part(100 + id, `Choix ${index}`)));
        const wanted = asked.map(([ids, at], index) => [`Choix ${index}`, 100 + (ids[at % ids.length] ?? 0)] as const);
        const reponses = wanted.map(([choix, article]) => ({ choix, article }));
        const turned = [...reponses.slice(turn % asked.length), ...reponses.slice(0, turn % asked.length)];
        const { chosen, unclear, surplus } = answersOf(9, new Map([[9, held]]), { reponses: turned });
        expect([unclear, surplus]).toEqual([[], []]);
        expect(wanted.map(([choix]) => chosen.get(choiceId(9, choix)))).toEqual(wanted.map(([, article]) => article));
        // A list says the same, or that it is not clear: never something else than its articles.
        const listed = answersOf(9, new Map([[9, held]]), { choix: wanted.map(([, article]) => article) });
        expect([...listed.chosen.values()].every((id) => wanted.some(([, article]) => article === id))).toBe(true);
      }),
    );
  });
});

function part(articleId: number, choix = '', quantite = 1): PackComponent {
  return { articleId, quantite, terrain: null, choix };
}
