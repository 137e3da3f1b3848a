import { pricingSentences } from '@barnum/rules/money/pricing-sentences';
import { noPricingTerms, type PricingTerms } from '@barnum/rules/money/pricing-terms';
import { expect, it } from 'vitest';
import { seedReservationRequest } from '../../../../../prisma/seed/reservation-requests.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { readPricing } from './pricing.domain.ts';

const fields = `durees { unite jours coefficient } saisons { nom du au categorieIds pourcent }
  caution { par paliers { jusqua montant } } minimumCommande minimumJours
  zones { nom communes prix minimum offerteDes } prixParKilometre frais { nom prix tauxTva } avance`;
const query = `{ pricing { versionId terms { ${fields} } } }`;
const mutation = `mutation ($terms: PricingTermsInput!, $seen: Int) {
  updatePricing(terms: $terms, seen: $seen) { versionId terms { ${fields} } } }`;

const terms: PricingTerms = {
  durees: [{ unite: 'weekend', jours: 7, coefficient: 1.75 }],
  saisons: [{ nom: 'Été', du: '2035-07-01', au: '2035-08-31', categorieIds: [], pourcent: 20 }],
  caution: { par: 'commande', paliers: [{ jusqua: '500.00', montant: '300.00' }] },
  minimumCommande: '80.00',
  minimumJours: 1,
  zones: [{ nom: 'Vannes', communes: ['56000'], prix: '40.00', minimum: null, offerteDes: '400.00' }],
  prixParKilometre: '1.20',
  frais: [{ nom: 'Nettoyage', prix: '45.00', tauxTva: 20 }],
  avance: 'arrhes',
};

onEveryDatabase('pricing', (service) => {
  it('changes nothing until the company has set its terms, which are then a version after the other', async () => {
    expect((await service.graphql(query)).data.pricing).toEqual({ versionId: null, terms: noPricingTerms });
    const token = await service.signIn('administrator');
    const saved = await service.graphql(mutation, { terms }, token);
    expect(saved.data.updatePricing).toEqual({ versionId: 1, terms });
    expect((await service.graphql(query)).data.pricing).toEqual({ versionId: 1, terms });
    const stale = await service.graphql(mutation, { terms: noPricingTerms }, token);
    expect(stale.errors[0]?.extensions?.code).toBe('CONFLICT');
    await expect(service.db.pricingVersion.updateMany({ data: { auteur: 'autre' } })).rejects.toThrow();
    await expect(service.db.pricingVersion.deleteMany()).rejects.toThrow();
  });

  it('tells what is wrong at its field', async () => {
    const token = await service.signIn('administrator');
    const refused = async (change: Partial<PricingTerms>) =>
      (await service.graphql(mutation, { terms: { ...noPricingTerms, ...change } }, token)).errors[0]?.extensions
        ?.fields;
    const season = { nom: 'Été', du: '2035-07-01', au: '2035-06-01', categorieIds: [], pourcent: 20 };
    expect(await refused({ saisons: [season] })).toEqual({ 'saisons.0.au': pricingSentences.endBeforeStart });
    expect(await refused({ saisons: [{ ...season, au: '2035-08-01', categorieIds: [99] }] })).toEqual({
      'saisons.0.categorieIds': pricingSentences.categoryUnknown,
    });
    expect(await refused({ minimumJours: 0, minimumCommande: '-1' })).toEqual({
      minimumCommande: 'Veuillez saisir un montant en euros, 0 ou plus',
      minimumJours: pricingSentences.daysInvalid,
    });
  });

  it('leaves requests under the terms of their arrival', async () => {
    const before = await seedReservationRequest(service.db);
    const token = await service.signIn('administrator');
    await service.graphql(mutation, { terms }, token);
    const after = await seedReservationRequest(service.db, { nom: 'Le Bras' });
    expect([before.pricingVersionId, after.pricingVersionId]).toEqual([null, 1]);
    await service.graphql(mutation, { terms: { ...terms, durees: [], saisons: [] }, seen: 1 }, token);
    expect((await readPricing(service.db)).versionId).toBe(2);
    const { data } = await service.graphql(
      `{ reservationRequests(sort: CREATED_ASC) { items { tarifs { ${fields} } } } }`,
      {},
      token,
    );
    expect(data.reservationRequests.items).toEqual([{ tarifs: noPricingTerms }, { tarifs: terms }]);
  });
});
