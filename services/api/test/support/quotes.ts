import { getDocumentProxy } from 'unpdf';
import { seedArticle } from '../../../../prisma/seed/articles.ts';
import { seedDemoCompanyInfo } from '../../../../prisma/seed/company-info.ts';
import { seedReservationRequest } from '../../../../prisma/seed/reservation-requests.ts';
import type { TestService } from './service.ts';

/** The calls of quotes, and that of an administrator who changes a request. */
export const issue = `mutation ($requestId: Int!, $livraison: Decimal = 0, $updatedAt: DateTime) {
  issueQuote(requestId: $requestId, livraison: $livraison, updatedAt: $updatedAt) { id numero version total fileName pdf }
}`;
export const read = `query ($requestId: Int!) {
  quote(requestId: $requestId) { isCurrent missing leftOut versions { id version total pdf } }
}`;
export const update = `mutation ($id: Int!, $input: ReservationRequestInput!) {
  updateReservationRequest(id: $id, input: $input) { id }
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
    ...{ nom: 'Le Goff', prenom: 'Maëlle', email: 'maelle@exemple.example' },
    ...{ date: '2027-07-09', dateRetour: '2027-07-14', livraisonMontage: true, adresse: '4 rue des Ajoncs' },
    items: [{ articleId, quantite: 2 }],
  });
  return id;
}

/** The words of each page of a PDF, blanks as plain spaces, and what it says of itself. */
export async function readPdf(base64: string) {
  const document = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')));
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const words = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''));
    pages.push(words.join('').replace(/\s+/g, ' '));
  }
  const { info } = await document.getMetadata();
  return { pages, metadata: info };
}
