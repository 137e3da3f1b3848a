import { pricingSentences } from '@barnum/rules/prices/pricing-sentences';
import { noPricingTerms, type PricingTerms } from '@barnum/rules/prices/pricing-terms';
import { sentences } from '@barnum/rules/sentences';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { readPricing } from './pricing.domain.ts';

const fields = `durees { unite jours coefficient } saisons { nom du au categorieIds pourcent }
  caution { par paliers { jusqua montant } } minimumCommande minimumJours
  zones { nom communes prix minimum offerteDes } prixParKilometre frais { nom prix tauxTva } nettoyages { nom prix } avance`;
const query = `{ pricing { versionId terms { ${fields} } } }`;
const mutation = `mutation ($terms: PricingTermsInput!, $seen: Int) {
  updatePricing(terms: $terms, seen: $seen) { versionId terms { ${fields} } } }`;

const allTerms: PricingTerms = {
  durees: [{ unite: 'weekend', jours: 7, coefficient: 1.75 }],
  saisons: [{ nom: 'Été', du: '2035-07-01', au: '2035-08-31', categorieIds: [], pourcent: 20 }],
  caution: { par: 'commande', paliers: [{ jusqua: '500.00', montant: '300.00' }] },
  minimumCommande: '80.00',
  minimumJours: 1,
  zones: [{ nom: 'Vannes', communes: ['56000'], prix: '40.00', minimum: null, offerteDes: '400.00' }],
  prixParKilometre: '1.20',
  frais: [{ nom: 'Nettoyage', prix: '45.00', tauxTva: 20 }],
  nettoyages: [{ nom: 'Nappe tachée', prix: '6.50' }],
  avance: 'arrhes',
};

onOneDatabase('pricing', (service) => {
  it('changes nothing until the company has set its terms, which are then a version after the other', async () => {
    expect((await service.graphql(query)).data.pricing).toEqual({ versionId: null, terms: noPricingTerms });
    const token = await service.signIn('administrator');
    const saved = await service.graphql(mutation, { terms: allTerms }, token);
    expect(saved.data.updatePricing).toEqual({ versionId: 1, terms: allTerms });
    expect((await service.graphql(query)).data.pricing).toEqual({ versionId: 1, terms: allTerms });
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
    const terms: PricingTerms = { ...allTerms, minimumCommande: null };
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

  it('refuses visitors what is below the minimums at its field, and writes the delivery of a zone', async () => {
    const { id: articleId } = await seedArticle(service.db, { nom: 'Table', prix: '50.00', unite: 'weekend' });
    const token = await service.signIn('administrator');
    const zone = {
      nom: 'Vannes',
      communes: ['Saint-Avé', '56000'],
      prix: '40.00',
      minimum: '90.00',
      offerteDes: '400.00',
    };
    const asked = { ...noPricingTerms, minimumJours: 2, minimumCommande: '60.00', zones: [zone] };
    await service.graphql(mutation, { terms: asked }, token);
    const days = { date: '2035-07-04', dateRetour: null as string | null };
    const input = (change: object) => ({
      nom: 'Le Goff',
      prenom: 'Maëlle',
      phone: '06 39 98 01 12',
      ...days,
      livraisonMontage: true,
      adresse: '1 rue de Vannes, 56890 Saint-Avé',
      items: [{ articleId, quantite: 1 }],
      ...change,
    });
    const send = (change: object, call = 'createReservationRequest', as?: string) =>
      service.graphql(
        `mutation ($input: ReservationRequestInput!) { ${call}(input: $input) { items { nature nom prix } creneau } }`,
        { input: input(change) },
        as,
      );
    const refused = (await send({})).errors[0]?.extensions?.fields ?? {};
    expect(Object.keys(refused)).toEqual(['dateRetour', 'items', 'adresse']);
    const sent = await send({ dateRetour: '2035-07-05', items: [{ articleId, quantite: 2 }], creneau: 'matin' });
    expect(sent.data.createReservationRequest).toMatchObject({
      creneau: 'matin',
      items: [{ nature: 'article' }, { nature: 'livraison', prix: '40.00' }],
    });
    const delivers = (livraison: boolean) =>
      service.graphql(
        'mutation ($on: Boolean) { updateShopSettings(livraison: $on) { livraison } }',
        { on: livraison },
        token,
      );
    await delivers(false);
    const closed = await send({ dateRetour: '2035-07-05', items: [{ articleId, quantite: 3 }] });
    expect(closed.errors[0]?.extensions?.fields).toEqual({ livraisonMontage: sentences.form.notDelivered });
    const entered = await send({ prenom: 'Nolwenn' }, 'recordReservationRequest', token);
    expect(entered.errors).toEqual([]);
    await delivers(true);
    const free = await send({ dateRetour: '2035-07-05', items: [{ articleId, quantite: 8 }] });
    expect(free.data.createReservationRequest.items[1].prix).toBe('0.00');
    expect((await send({}, 'recordReservationRequest', token)).errors).toEqual([]);
  });
});
