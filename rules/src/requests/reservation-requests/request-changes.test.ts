import { expect, it } from 'vitest';
import { changesMessage, requestChanges } from './request-changes.ts';

const content = {
  nom: 'Le Goff',
  prenom: 'Maëlle',
  date: '2026-07-04',
  debut: '2026-07-03',
  fin: '2026-07-06',
  phone: '06 39 98 01 12',
  email: null,
  items: [
    { articleId: 1, nom: 'Tente', quantite: 1 },
    { articleId: 2, nom: 'Chaise', quantite: 40 },
  ],
  livraisonMontage: false,
  adresse: null,
};

it('the changes of a request are told in words, before and after', () => {
  expect(requestChanges(content, content)).toEqual([]);
  expect(
    requestChanges(content, {
      ...content,
      nom: 'Le Gall',
      date: '2026-07-08',
      debut: '2026-07-08',
      fin: '2026-07-08',
      phone: null,
      email: 'maelle@exemple.example',
      items: [
        { articleId: 2, nom: 'Chaise', quantite: 60 },
        { articleId: 3, nom: 'Sono', quantite: 1 },
      ],
      livraisonMontage: true,
      adresse: '4 rue des Ajoncs\nExempleville',
    }),
  ).toEqual([
    'Nom : de « Le Goff » à « Le Gall »',
    'Date souhaitée : de « samedi 4 juillet 2026 » à « mercredi 8 juillet 2026 »',
    'Retrait : de « vendredi 3 juillet 2026 » à « mercredi 8 juillet 2026 »',
    'Retour : de « lundi 6 juillet 2026 » à « mercredi 8 juillet 2026 »',
    'Téléphone : suppression de « 06 39 98 01 12 »',
    'E-mail : ajout de « maelle@exemple.example »',
    'Livraison et montage : de « non » à « oui »',
    'Adresse de livraison : ajout de « 4 rue des Ajoncs Exempleville »',
    'Articles : suppression de « 1 × Tente »',
    'Articles : de « 40 × Chaise » à « 60 × Chaise »',
    'Articles : ajout de « 1 × Sono »',
  ]);
});

it('another article of the same name is a change', () => {
  const asked = { ...content, items: [{ articleId: 1, nom: 'Tente', quantite: 1 }] };
  const swapped = { ...content, items: [{ articleId: 4, nom: 'Tente', quantite: 1 }] };
  expect(requestChanges(asked, swapped)).toEqual([
    'Articles : suppression de « 1 × Tente »',
    'Articles : ajout de « 1 × Tente »',
  ]);
});

it('a line is told cell by cell, and its discount with the reason', () => {
  const chair = { articleId: 2, nom: 'Chaise', quantite: 100, prix: '1.50', tauxTva: '20.00', coefficient: null };
  const cleaning = { nature: 'frais', articleId: null, nom: 'Nettoyage', quantite: 1, prix: '40.00' } as const;
  const before = { ...content, items: [chair, cleaning], remise: null };
  const discount = { remise: '10.00', remiseEnPourcent: true, motifRemise: 'fidélité' };
  const after = {
    ...before,
    items: [
      { ...chair, quantite: 80, prix: '1.2', ...discount, tauxTva: '5.50', coefficient: '1.500' },
      { ...chair, quantite: 20 },
      { ...cleaning, prix: '45.00' },
      { nature: 'livraison', articleId: null, nom: 'Livraison', quantite: 1, prix: '60.00' } as const,
    ],
    remise: '25.00',
    cautionFixee: '300.00',
  };
  expect(requestChanges(before, after, '20.00')).toEqual([
    'Articles : de « 100 × Chaise » à « 80 × Chaise »',
    'Prix de « Chaise » : de « 1,50 € » à « 1,20 € »',
    'Remise sur « Chaise » : ajout de « 10 % (fidélité) »',
    'Coefficient de durée de « Chaise » : ajout de « 1,5 »',
    'TVA de « Chaise » : de « 20 % » à « 5,5 % »',
    'Prix de « Nettoyage » : de « 40,00 € » à « 45,00 € »',
    'Articles : ajout de « 20 × Chaise à 1,50 € »',
    'Livraison : ajout de « 1 × Livraison à 60,00 € »',
    'Remise sur l’ensemble : ajout de « 25,00 € »',
    'Caution fixée : ajout de « 300,00 € »',
  ]);
  const reduced = { ...before, items: [chair, { ...cleaning, tauxTva: '10.00' }] };
  const without = { ...before, items: [chair] };
  expect([...requestChanges(without, reduced, '20.00'), ...requestChanges(reduced, without, '20.00')]).toEqual([
    'Frais : ajout de « 1 × Nettoyage à 40,00 €, TVA 10 % »',
    'Frais : suppression de « 1 × Nettoyage à 40,00 €, TVA 10 % »',
  ]);
});

it('the visitor is told the changes, and the price where it is another one', () => {
  const changes = ['Articles : ajout de « 1 × Sono »'];
  const said = 'Nous avons modifié votre demande :\n– Articles : ajout de « 1 × Sono »';
  const agreed = (cents: number) => ({ cents, isDeliveryOpen: false });
  const open = (cents: number) => ({ cents, isDeliveryOpen: true });
  expect(changesMessage(changes, { before: agreed(12_000), after: agreed(12_000) })).toBe(said);
  expect(changesMessage(changes, null)).toBe(said);
  const priced = (before: ReturnType<typeof open>, after: typeof before) =>
    changesMessage(changes, { before, after }).slice(`${said}\n\n`.length);
  expect(priced(agreed(12_000), agreed(15_050))).toBe('Son prix passe de 120,00 € à 150,50 €.');
  expect(priced(open(12_000), open(15_050))).toBe('Son prix, hors livraison, passe de 120,00 € à 150,50 €.');
  expect(priced(open(12_000), agreed(15_050))).toBe('Son prix passe de 120,00 € hors livraison à 150,50 €.');
});
