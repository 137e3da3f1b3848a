import { noPricingTerms } from '@barnum/rules/prices/pricing-terms';
import { expect, it } from 'vitest';
import { changesOfLines } from '../draft-figures.ts';
import { editedRequest, type FormData } from '../edited-request.ts';
import {
  changedCell,
  discountOf,
  lineInput,
  mergeLines,
  pricedLines,
  type RequestLine,
  type StoredLine,
  splitLine,
  typedLines,
} from './lines.ts';

const stored: StoredLine = {
  nature: 'article',
  articleId: 7,
  categorieId: null,
  nom: 'Chaise',
  quantite: 100,
  prix: '1.50',
  unite: 'weekend',
  montantCaution: '3.00',
  coutMontage: null,
  coefficient: null,
  remise: '10.00',
  remiseEnPourcent: true,
  motifRemise: 'fidélité',
  tauxTva: '5.50',
};
const cleaning: StoredLine = {
  ...stored,
  nature: 'frais',
  articleId: null,
  nom: 'Nettoyage',
  quantite: 1,
  remise: '5.00',
  remiseEnPourcent: false,
};
const [chairs, fee] = typedLines([stored, cleaning]) as [RequestLine, RequestLine];

it('what is stored is typed as people write it, and read again as it was', () => {
  expect(chairs).toMatchObject({ quantite: '100', prix: '1,50', remise: '10\u00a0%', coefficient: '', tauxTva: '5,5' });
  expect(fee.remise).toBe('5,00');
  expect([chairs, fee].map(({ remise }) => discountOf(remise))).toEqual([
    { remise: '10', remiseEnPourcent: true },
    { remise: '5.00', remiseEnPourcent: false },
  ]);
});

it('a split keeps all pieces and the conditions; a discount in euros is given once', () => {
  const split = splitLine([chairs, fee], chairs.key, 20);
  expect(split.map(({ quantite, remise }) => [quantite, remise])).toEqual([
    ['80', '10\u00a0%'],
    ['20', '10\u00a0%'],
    ['1', '5,00'],
  ]);
  expect(new Set(split.map(({ key }) => key)).size).toBe(3);
  const inEuros = splitLine([{ ...chairs, remise: '15' }], chairs.key, 20);
  expect(inEuros.map(({ remise, motifRemise }) => [remise, motifRemise])).toEqual([
    ['15', 'fidélité'],
    ['', ''],
  ]);
});

it('hundredths of a fee are typed with a comma, sent as they are, and split without loss', () => {
  const [road] = typedLines([{ ...cleaning, nom: 'Route', quantite: 12.5 }]) as [RequestLine];
  expect(road.quantite).toBe('12,5');
  expect(lineInput(road, undefined)).toMatchObject({ quantite: 12.5 });
  expect(lineInput({ ...road, quantite: '12.50' }, undefined)).toMatchObject({ quantite: 12.5 });
  expect(lineInput({ ...road, quantite: '12,345' }, undefined)).toMatchObject({ quantite: 12.345 });
  expect(splitLine([road], road.key, 2.4).map(({ quantite }) => quantite)).toEqual(['10,1', '2,4']);
});

it('cells that both changed are contested, all others are taken from who changed them', () => {
  const [sound] = typedLines([{ ...stored, articleId: 9, nom: 'Sono' }]) as [RequestLine];
  const [lamp] = typedLines([{ ...stored, articleId: 11, nom: 'Lampe' }]) as [RequestLine];
  const base = [chairs, fee];
  expect(mergeLines(base, [{ ...chairs, quantite: '80' }, fee, sound], [{ ...chairs, prix: '1,20' }, lamp])).toEqual({
    merged: [{ ...chairs, quantite: '80', prix: '1,20' }, lamp, sound],
    isContested: false,
  });
  expect(mergeLines(base, [{ ...chairs, quantite: '80' }, fee], [{ ...chairs, quantite: '90' }, fee])).toEqual({
    merged: [{ ...chairs, quantite: '80' }, fee],
    isContested: true,
  });
  // Changed here and removed there, and the other way round: what is here stays, and is asked about.
  const changed = { ...fee, prix: '45,00' };
  expect(mergeLines(base, [chairs, changed], [chairs])).toEqual({ merged: [chairs, changed], isContested: true });
  expect(mergeLines(base, [chairs], [chairs, changed])).toEqual({ merged: [chairs], isContested: true });
  expect(mergeLines(base, [chairs], [chairs, fee])).toEqual({ merged: [chairs], isContested: false });
});

it('a rate of VAT goes back to the usual one, and a line that had none keeps none', () => {
  expect(lineInput(chairs, { id: 3, tauxTva: '5.50', montantCaution: null })).toMatchObject({ id: 3, tauxTva: '5.5' });
  const usual = { ...chairs, tauxTva: '' };
  expect(lineInput(usual, { id: 3, tauxTva: '5.50', montantCaution: null })).toMatchObject({ id: 3, tauxTva: null });
  expect(lineInput(usual, { id: 3, tauxTva: null, montantCaution: null })).not.toHaveProperty('tauxTva');
  expect(lineInput(usual, undefined)).not.toHaveProperty('tauxTva');
});

it('a line has a deposit of its own: as it was, as it is typed, or none', () => {
  const former = { id: 3, tauxTva: null, montantCaution: '50.00' };
  const [own] = typedLines([{ ...stored, montantCaution: '50.00' }]) as [RequestLine];
  expect(lineInput(own, former)).not.toHaveProperty('montantCaution');
  expect(lineInput({ ...own, montantCaution: '20' }, former)).toMatchObject({ montantCaution: '20' });
  // Null would be what the article asks for today.
  expect(lineInput({ ...own, montantCaution: '' }, former)).toMatchObject({ montantCaution: '0' });
  expect(lineInput({ ...fee, montantCaution: '' }, undefined)).toMatchObject({ montantCaution: null });
});

it('the fees of today are offered on a request of before the terms of price', () => {
  const frais = [{ nom: 'Nettoyage', prix: '40.00', tauxTva: null }];
  const before = { tarifs: noPricingTerms, remise: null, cautionFixee: null, items: [stored] };
  const data = { companyInfo: [], pricing: { terms: { ...noPricingTerms, frais } }, reservationRequest: before };
  const { fees, tarifs } = editedRequest(data as unknown as FormData, { du: '', au: '' });
  expect([fees, tarifs.frais]).toEqual([frais, []]);
});

it('what another changed is listed line by line, with what is stored now', () => {
  const theirs = [{ ...chairs, prix: '8,00', remise: '', motifRemise: '', coefficient: '1,5', tauxTva: '20' }, fee];
  expect(changesOfLines([chairs, fee], theirs).map((change) => change.replace(/\s/g, ' '))).toEqual([
    'Prix de « Chaise » : de « 1,50 € » à « 8,00 € »',
    'Remise sur « Chaise » : suppression de « 10 % (fidélité) »',
    'Coefficient de durée de « Chaise » : ajout de « 1,5 »',
    'TVA de « Chaise » : de « 5,5 % » à « 20 % »',
  ]);
});

it('a line that another added or split off takes its place behind the line that it follows there', () => {
  const delivery = typedLines([{ ...cleaning, nature: 'livraison', nom: 'Livraison et reprise' }])[0] as RequestLine;
  const split = splitLine([chairs, fee], chairs.key, 20);
  const [lamp] = typedLines([{ ...stored, articleId: 11, nom: 'Lampe' }]) as [RequestLine];
  const { merged } = mergeLines([chairs, fee], [chairs, { ...fee, prix: '45,00' }, delivery], [...split, lamp]);
  expect(merged.map(({ key }) => key)).toEqual([...split, lamp, delivery].map(({ key }) => key));
  const first = mergeLines([chairs, fee], [chairs, fee, delivery], [lamp, chairs, fee]);
  expect(first.merged.map(({ key }) => key)).toEqual([lamp, chairs, fee, delivery].map(({ key }) => key));
});

it('one changed cell is distinguished from other changes', () => {
  expect(changedCell([chairs, fee], [{ ...chairs, prix: '2' }, fee])).toBe(`${chairs.key} prix`);
  expect(changedCell([chairs, fee], [{ ...chairs, prix: '2', nom: 'x' }, fee])).toBeNull();
  expect(changedCell([chairs, fee], [chairs])).toBeNull();
});

it('a price of the catalogue follows the first day, until another one is typed', () => {
  const grilles = [{ aPartirDu: '2028-01-01', prix: '1.60' }];
  const [line] = typedLines([{ ...stored, tarif: { propre: '1.50', grilles, rempli: '1,50' } }]) as [RequestLine];
  const priced = (lines: RequestLine[], day: string) => pricedLines(lines, day).map(({ prix }) => prix);
  const next = pricedLines([line], '2028-01-01');
  expect([priced([line], '2027-12-31'), priced([line], '2028-01-01'), priced(next, '2027-12-31')]).toEqual([
    ['1,50'],
    ['1,60'],
    ['1,50'],
  ]);
  expect(priced([{ ...line, prix: '1,40' }, chairs], '2028-01-01')).toEqual(['1,40', '1,50']);
});
