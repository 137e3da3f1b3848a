import { acceptanceChoices } from '@barnum/rules/requests/acceptances/online-acceptance';
import { seedArticle } from '../../../../prisma/seed/catalogue/articles.ts';
import { demoCompanyInfo } from '../../../../prisma/seed/data/company-info.ts';
import { seedReservationRequest } from '../../../../prisma/seed/requests/reservation-requests.ts';
import { seedDemoCompanyInfo } from '../../../../prisma/seed/site/company-info.ts';
import { issueQuote, sendQuote } from '../../src/requests/quotes/quotes.domain.ts';
import { createSalesConditionsVersion } from '../../src/site/sales-conditions/sales-conditions.domain.ts';
import { followUpLinks, type TestService } from './service.ts';

export const [offline, firmsOnly, everybody] = acceptanceChoices;

const auteur = 'admin@barnum.example';

/** What the company says of withdrawals in these tests. */
export const withdrawalWords = 'Vous pouvez changer d’avis pendant quatorze jours.';

const fields =
  'etat empechement refus versionId devis adresse accepteLe retractationJusquAu retracteLe textes { titre resume retractation accord bouton empreinte }';

export const calls = {
  read: `query ($jeton: String!) { followUp(jeton: $jeton) { statut acceptation { ${fields} cgv signataire preuve } } }`,
  send: `mutation ($jeton: String!, $devis: Int!) { sendAcceptanceCode(jeton: $jeton, devis: $devis) { acceptation { etat } } }`,
  accept: `mutation ($jeton: String!, $devis: Int!, $textes: String!, $code: String!, $nom: String!, $qualite: String, $accord: Boolean!, $dessin: String) {
    acceptQuote(jeton: $jeton, devis: $devis, textes: $textes, code: $code, nom: $nom, qualite: $qualite, accord: $accord, dessin: $dessin) {
      statut acceptation { ${fields} } } }`,
  decline: `mutation ($jeton: String!, $devis: Int!, $mot: String) {
    declineQuote(jeton: $jeton, devis: $devis, mot: $mot) { statut acceptation { etat } messages { texte } } }`,
  withdraw: `mutation ($jeton: String!) { withdrawFromContract(jeton: $jeton) { statut acceptation { etat retracteLe } } }`,
} as const;

/** Who accepts, as the mutation has it. */
export const signature = {
  nom: 'Maëlle Le Goff',
  qualite: 'gérante',
  accord: true,
  dessin: 'M10 20 L30 40 M50 60 L70 80',
};

/** A shop whose quotes are accepted online, with a mail server, sales conditions, and pieces of one article. */
export async function acceptingShop(
  { db }: TestService,
  { choice = everybody, days = '14', quantite = 2 }: { choice?: string; days?: string; quantite?: number } = {},
): Promise<number> {
  await seedDemoCompanyInfo(db, {
    ...demoCompanyInfo,
    'Acceptation des devis en ligne': choice,
    'Droit de rétractation': withdrawalWords,
    'Délai de rétractation (jours)': days,
  });
  await db.mailServer.create({ data: { host: 'smtp.example', port: 465, account: '', password: '' } });
  await createSalesConditionsVersion(db, {
    text: '<h2>Article 1</h2><p>On rend ce qu’on a <strong>loué</strong>.</p>',
  });
  const { id } = await seedArticle(db, { nom: 'Tente', unite: 'weekend', quantite });
  return id;
}

/** A request of a firm, or of a consumer, for pieces of an article, whose quote was sent, or only issued. */
export async function quotedRequest(
  service: TestService,
  {
    articleId,
    quantite = 1,
    isFirm = true,
    prenom = 'Maëlle',
    isSent = true,
  }: { articleId: number; quantite?: number; isFirm?: boolean; prenom?: string; isSent?: boolean },
) {
  const { db, storage } = service;
  const { id, cleSuivi } = await seedReservationRequest(db, {
    nom: 'Le Goff',
    prenom,
    email: 'maelle@exemple.example',
    date: '2027-07-10',
    items: [{ articleId, quantite }],
  });
  if (isFirm) {
    const customer = {
      kind: 'professionnel',
      nom: 'Traiteur du Port',
      nomTrie: 'traiteur du port',
      searchText: '',
    } as const;
    await db.reservationRequest.update({
      where: { id },
      data: { customer: { create: { ...customer, searchTrigrams: [], matchKeys: [] } } },
    });
  }
  const { id: devis } = await issueQuote({ db, storage }, id, { auteur });
  if (isSent) await sendQuote(db, devis, { auteur, mot: '' });
  const link = followUpLinks.linkOf({ id, cleSuivi });
  return { id, devis, jeton: link.slice(link.lastIndexOf('/') + 1) };
}

type Quoted = Awaited<ReturnType<typeof quotedRequest>>;

/** The code that is on its way to the client of a version. */
export async function codeOf({ db }: TestService, { devis }: Quoted): Promise<string> {
  return followUpLinks.codeOf(await db.acceptanceCode.findUniqueOrThrow({ where: { quoteVersionId: devis } }));
}

/** Hash of the texts that the page of a version shows now. */
export async function textsOf(service: TestService, { jeton }: Pick<Quoted, 'jeton'>): Promise<string> {
  const { followUp } = (await service.graphql(calls.read, { jeton })).data;
  return followUp?.acceptation?.textes?.empreinte ?? '';
}

/** Asks for the code, and accepts with it. */
export async function acceptWith(service: TestService, quoted: Quoted, changes: object = {}) {
  const { jeton, devis } = quoted;
  await service.graphql(calls.send, { jeton, devis });
  const code = await codeOf(service, quoted);
  const textes = await textsOf(service, quoted);
  return service.graphql(calls.accept, { jeton, devis, textes, code, ...signature, ...changes });
}
