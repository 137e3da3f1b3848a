import { expect, it } from 'vitest';
import { acceptanceTexts, inOrder } from './acceptance-texts.ts';
import { acceptanceRefusal, blankedAddress, isToAccept, refusalSentence } from './acceptances.ts';
import { canonicalJson } from './canonical-json.ts';
import { lastWithdrawalDay, mayAcceptOnline, onlineAcceptanceOf } from './online-acceptance.ts';

it('canonical JSON is that of RFC 8785', () => {
  // Its own examples (3.2.3, and appendix B).
  const keys = { '\u20ac': 1, '\r': 2, '\ufb33': 3, 1: 4, '\u{1f600}': 5, '\u0080': 6, '\u00f6': 7 };
  expect(canonicalJson(keys)).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"\u{1f600}":5,"\ufb33":3}');
  expect(canonicalJson([Number('333333333.33333329'), 1e30, 4.5, 2e-3, 1e-27, -0])).toBe(
    '[333333333.3333333,1e+30,4.5,0.002,1e-27,0]',
  );
  expect(canonicalJson({ b: [true, null, { d: '\u000f"\\/', c: [] }], a: {} })).toBe(
    '{"a":{},"b":[true,null,{"c":[],"d":"\\u000f\\"\\\\/"}]}',
  );
  expect(() => canonicalJson(Number.NaN)).toThrow();
  expect(() => canonicalJson({ nom: '\ud800' })).toThrow();
});

it('who accepts online is what the company says, nobody where it says nothing', () => {
  const of = (choice: string, withdrawal = '') =>
    onlineAcceptanceOf([
      { nom: 'Acceptation des devis en ligne', valeur: choice },
      { nom: 'Droit de rétractation', valeur: withdrawal },
      { nom: 'Délai de rétractation (jours)', valeur: '14' },
    ]);
  const kinds = [null, 'particulier', 'professionnel', 'association', 'collectivite'] as const;
  const who = (choice: string, withdrawal?: string) =>
    kinds.map((kind) => mayAcceptOnline(of(choice, withdrawal), kind));
  expect(who('')).toEqual([false, false, false, false, false]);
  expect(who('Oui')).toEqual([false, false, false, false, false]);
  expect(who('Hors ligne seulement', 'Texte')).toEqual([false, false, false, false, false]);
  expect(who('Professionnels, associations et collectivités', 'Texte')).toEqual([false, false, true, true, true]);
  expect(who('Tous', 'Texte')).toEqual([true, true, true, true, true]);
  // Without its words on withdrawal no consumer orders.
  expect(who('Tous')).toEqual([false, false, true, true, true]);
  const today = '2026-12-24';
  expect(lastWithdrawalDay(of('Tous'), { kind: null, today })).toBe('2027-01-07');
  expect(lastWithdrawalDay(of('Tous'), { kind: 'association', today })).toBe(null);
  expect(lastWithdrawalDay(onlineAcceptanceOf([]), { kind: null, today })).toBe(null);
});

it('a version is accepted that was sent, is current, and holds until its last day', () => {
  const quote = {
    statut: 'a_confirmer',
    isSent: true,
    wasSentBefore: true,
    isCurrent: true,
    valableJusquAu: '2026-12-24',
  } as const;
  expect(acceptanceRefusal(quote, '2026-12-24')).toBe(null);
  expect(acceptanceRefusal(quote, '2026-12-25')).toBe('expire');
  expect(acceptanceRefusal({ ...quote, isCurrent: false }, '2026-12-24')).toBe('change');
  expect(acceptanceRefusal({ ...quote, isSent: false }, '2026-12-24')).toBe('en_preparation');
  expect(isToAccept({ ...quote, isSent: false, wasSentBefore: false })).toBe(false);
  expect(isToAccept({ ...quote, statut: 'confirmee' })).toBe(false);
  // Opened again, it waits for another proposal.
  expect(isToAccept({ ...quote, statut: 'nouvelle' })).toBe(false);
  expect(refusalSentence('expire', quote)).toContain('24 décembre 2026');
});

it('what is read says all that is accepted, and the button what it does', () => {
  const deal = {
    devis: 'D-2026-00001',
    montants: { total: '364.00', acompte: '109.20', caution: '800.00' },
    avance: 'arrhes',
    location: { debut: '2027-07-09', fin: '2027-07-12', lieu: 'Livraison et montage : 4 rue des Ajoncs' },
    cgvDu: '2026-03-01',
    isConsumer: false,
    retractation: { texte: 'Nos mots.', dernierJour: null },
  } as const;
  const said = inOrder(acceptanceTexts(deal));
  expect(said).toHaveLength(8);
  expect(said.join('\n').replaceAll(/\s/g, ' ')).toMatch(
    /364,00 €.*Arrhes à la commande : 109,20 €.*Caution, en plus du total : 800,00 €.*1er mars 2026.*Bon pour accord/,
  );
  expect(said.at(-1)).toBe('J’accepte ce devis');
  const consumer = inOrder(
    acceptanceTexts({ ...deal, isConsumer: true, retractation: { texte: 'Nos mots.', dernierJour: '2027-01-07' } }),
  );
  expect(consumer.at(-1)).toBe('Commande avec obligation de paiement');
  expect(consumer).toContain('Nos mots.');
  expect(consumer.join()).toContain('7 janvier 2027');
});

it('an address keeps two letters of its local part', () => {
  expect(blankedAddress('maelle@exemple.example')).toBe('ma…@exemple.example');
  expect(blankedAddress('m@exemple.example')).toBe('m…@exemple.example');
});
