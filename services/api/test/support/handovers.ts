import { randomUUID } from 'node:crypto';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { seedArticle } from '../../../../prisma/seed/catalogue/articles.ts';
import { seedReservationRequest } from '../../../../prisma/seed/requests/reservation-requests.ts';
import type { TestService } from './service.ts';

const today = todayInParis();
const sheetFields = `id mouvement closedBy signataire remarques empreinte
  lines { id nom pour accessoire attendu compte casse manque sale dehors note } photos { key lineId url }
  argent { caution cautionManquante aPayer factures { numero } }`;
const open = `mutation ($requestId: Int!, $mouvement: Movement!) {
  openHandover(requestId: $requestId, mouvement: $mouvement) { ${sheetFields} } }`;
const take = `mutation ($commands: [HandoverCommandInput!]!) { takeHandoverCommands(commands: $commands) { key raison } }`;
const depart = `mutation ($id: Int!, $key: String, $signataire: String, $dessin: String, $caution: HandoverDepositInput, $paiement: HandoverPaymentInput) {
  closeDeparture(id: $id, key: $key, signataire: $signataire, dessin: $dessin, caution: $caution, paiement: $paiement) { ${sheetFields} } }`;
const back = `mutation ($id: Int!, $key: String, $suites: [ReturnChoiceInput!], $cautionsRendues: [Int!], $signataire: String) {
  closeReturn(id: $id, key: $key, suites: $suites, cautionsRendues: $cautionsRendues, signataire: $signataire) { ${sheetFields} } }`;
/** A deposit by cheque. */
export const cheque = {
  date: today,
  moyen: 'cheque',
  montant: '500',
  reference: '0001234',
  banque: 'Banque de l’Iroise',
};

/** A confirmed request for 80 chairs and two tents, each of which comes with four bags of ballast. */
export async function seedLeaving(service: TestService) {
  const { id: chair } = await seedArticle(service.db, { nom: 'Chaise', quantite: 100 });
  const { id: tent } = await seedArticle(service.db, {
    nom: 'Tente',
    quantite: 3,
    accessories: [{ nom: 'Sac de lest', quantite: 4 }],
  });
  const { id } = await seedReservationRequest(service.db, {
    prenom: 'Anne',
    nom: 'Le Goff',
    email: 'anne@exemple.example',
    items: [
      { articleId: chair, quantite: 80 },
      { articleId: tent, quantite: 2 },
    ],
  });
  await service.db.reservationRequest.update({ where: { id }, data: { statut: 'confirmee', cautionFixee: 500 } });
  return { requestId: id, chair, tent };
}

/** A gesture on a sheet, under a new key. */
export const gesture = (sheet: number, rest: Record<string, unknown>) => ({
  key: randomUUID(),
  sheet,
  at: new Date().toISOString(),
  ...rest,
});

/** What is done on sheets, by one person. */
export function handOver(service: TestService, token: () => string) {
  const call = (query: string, variables: Record<string, unknown>) => service.graphql(query, variables, token());
  return {
    call,
    back: async (id: number, input: Record<string, unknown> = {}) => {
      const { data, errors } = await call(back, { id, ...input });
      return data?.closeReturn ?? errors[0];
    },
    open: async (requestId: number, mouvement: string) => {
      const { data, errors } = await call(open, { requestId, mouvement });
      return data?.openHandover ?? errors[0];
    },
    take: async (...commands: Record<string, unknown>[]) => {
      const { data, errors } = await call(take, { commands });
      return data?.takeHandoverCommands ?? errors[0];
    },
    depart: async (id: number, input: Record<string, unknown> = {}) => {
      const { data, errors } = await call(depart, { id, ...input });
      return data?.closeDeparture ?? errors[0];
    },
  };
}
