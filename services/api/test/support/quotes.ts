import { seedArticle } from '../../../../prisma/seed/catalogue/articles.ts';
import { seedReservationRequest } from '../../../../prisma/seed/requests/reservation-requests.ts';
import { seedDemoCompanyInfo } from '../../../../prisma/seed/site/company-info.ts';
import type { TestService } from './service.ts';

/** The calls of quotes, and that of an administrator who changes a request. */
export const issue = `mutation ($requestId: Int!, $livraison: Decimal = 0, $updatedAt: DateTime) {
  issueQuote(requestId: $requestId, livraison: $livraison, updatedAt: $updatedAt) { id numero version total fileName pdf }
}`;
export const read = `query ($requestId: Int!) {
  quote(requestId: $requestId) { isCurrent missing leftOut versions { id version total pdf } }
}`;
export const update = `mutation ($id: Int!, $input: ReservationRequestInput!, $updatedAt: DateTime) {
  updateReservationRequest(id: $id, input: $input, updatedAt: $updatedAt) { id }
}`;

/** A request as `update` changes it, without its items. */
export const edited = {
  nom: 'Le Goff',
  prenom: 'Maëlle',
  phone: '06 39 98 01 12',
  date: '2027-07-10',
  livraisonMontage: false,
};

/** A shop with one article, and a request for two of them, delivered, over two days more than a week-end. */
export async function shop(service: TestService, article: Parameters<typeof seedArticle>[1] = {}): Promise<number> {
  await seedDemoCompanyInfo(service.db);
  const { id: articleId } = await seedArticle(service.db, { nom: 'Tente', unite: 'weekend', ...article });
  const { id } = await seedReservationRequest(service.db, {
    nom: 'Le Goff',
    prenom: 'Maëlle',
    email: 'maelle@exemple.example',
    date: '2027-07-09',
    dateRetour: '2027-07-14',
    livraisonMontage: true,
    adresse: '4 rue des Ajoncs',
    items: [{ articleId, quantite: 2 }],
  });
  return id;
}
