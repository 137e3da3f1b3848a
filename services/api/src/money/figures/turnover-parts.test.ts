import { turnoverWords } from '@barnum/rules/money/figures/turnover-parts';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedCategory } from '../../../../../prisma/seed/catalogue/categories.ts';
import { seedCustomer } from '../../../../../prisma/seed/customers/customers.ts';
import { seedDemoPricing } from '../../../../../prisma/seed/requests/pricing.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';

onEveryDatabase('what the hires of a period give', (service) => {
  const article = (nom: string, prix: number, categorieId: number | null) =>
    seedArticle(service.db, { nom, unite: 'weekend', prix, tauxTva: 20, quantite: null, categorieId });
  const hire = async (
    articleIds: number[],
    statut: 'confirmee' | 'refusee',
    customerId: number | null,
    debut: string,
    adresse: string | null = null,
  ) => {
    const items = articleIds.map((articleId) => ({ articleId, quantite: 1 }));
    const { id } = await seedReservationRequest(service.db, {
      nom: `Le Goff ${debut} ${statut} ${customerId} ${adresse}`,
      items,
    });
    const days = { debut: new Date(debut), date: new Date('2026-05-30'), fin: new Date('2026-06-01') };
    await service.db.reservationRequest.update({
      where: { id },
      data: { ...days, statut, customerId, adresse, livraisonMontage: adresse !== null },
    });
  };

  it('adds up to the same by category, customer and zone, of what is agreed on and begins in it', async () => {
    await seedDemoPricing(service.db);
    const category = await seedCategory(service.db, { nom: 'Tentes' });
    const customer = await seedCustomer(service.db, { nom: 'Le Bras', prenom: 'Anne' });
    const tent = await article('Tente', 120, category.id);
    const other = await article('Banc', 60, null);
    await hire([tent.id, other.id], 'confirmee', customer.id, '2026-05-29');
    await hire([tent.id], 'confirmee', null, '2026-05-29', '3 quai Nord, 56400 Auray');
    await hire([tent.id], 'confirmee', null, '2026-05-29', '3 rue Haute, 29000 Quimper');
    await hire([tent.id], 'confirmee', null, '2026-05-29', 'La grange');
    await hire([tent.id], 'refusee', customer.id, '2026-05-29');
    await hire([tent.id], 'confirmee', customer.id, '2026-04-30');
    const query = `{ turnoverParts(du: "2026-05-01", au: "2026-05-31") {
      categories { id nom montant locations } clients { id nom montant locations } zones { id nom montant locations } } }`;
    const { data } = await service.graphql(query, {}, await service.signIn('administrator'));
    expect(data.turnoverParts).toEqual({
      categories: [
        { id: category.id, nom: 'Tentes', montant: '400.00', locations: 4 },
        { id: null, nom: turnoverWords.uncategorised, montant: '50.00', locations: 1 },
      ],
      clients: [
        { id: null, nom: turnoverWords.unknownCustomer, montant: '300.00', locations: 3 },
        { id: customer.id, nom: 'Anne Le Bras', montant: '150.00', locations: 1 },
      ],
      zones: [
        { id: null, nom: turnoverWords.pickedUp, montant: '150.00', locations: 1 },
        { id: null, nom: turnoverWords.unknownZone, montant: '100.00', locations: 1 },
        { id: null, nom: 'Auray', montant: '100.00', locations: 1 },
        { id: null, nom: turnoverWords.outsideZones, montant: '100.00', locations: 1 },
      ],
    });
  });
});
