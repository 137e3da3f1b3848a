import type { CompanyInfoName } from '@barnum/rules/company-info';
import { authors } from '@barnum/rules/reservation-requests/request-states';
import type { Db } from '../../services/api/src/db/client.ts';
import type { ExampleShop } from '../../services/api/src/features/example/example.domain.ts';
import { sanitiseHtml } from '../../services/api/src/html/sanitise.ts';
import { seedDemoArticleSets } from './article-sets.ts';
import { demoArticleSeed, seedDemoArticles } from './articles.ts';
import { seedDemoCategories } from './categories.ts';
import { demoCustomerContent, seasonIdentity, seasonMessages, seedDemoCustomers } from './customers.ts';
import { demoArticleSets } from './data/article-sets.ts';
import { demoArticles } from './data/articles.ts';
import { demoCategories } from './data/categories.ts';
import { demoCompanyInfo, demoVat } from './data/company-info.ts';
import { demoCustomers } from './data/customers.ts';
import { demoLineTemplates } from './data/line-templates.ts';
import { demoPartners } from './data/partners.ts';
import { demoRequests } from './data/reservation-requests.ts';
import { demoTestimonials } from './data/testimonials.ts';
import { type DemoPictures, readDemoPictures } from './demo-pictures.ts';
import { seedPictures } from './images.ts';
import { seedDemoPartners } from './partners.ts';
import { seedDemoReservationRequests } from './reservation-requests.ts';
import { seedDemoStockMovements } from './stock-movements.ts';
import { seedDemoTestimonials } from './testimonials.ts';

/** What names the made-up company. Its terms (hours, deposit, supplement) are anybody's: they stay. */
const identity = [
  'adresse',
  'Email',
  'Téléphone',
  'Dénomination',
  'Forme juridique',
  'Capital',
  'Siège',
  'RCS',
  'SIRET',
  'Directeur de la publication',
  'Hébergeur',
  'Médiateur',
  'Facebook',
] as const satisfies readonly CompanyInfoName[];

/**
 * The demo shop as an example in a shop of one's own: its catalogue, partners, testimonials and requests; neither
 * company information nor sales conditions, which a public site must not make up. By default with the pictures
 * committed with the demo data.
 */
export function exampleShop(readPictures: () => Promise<DemoPictures> = readDemoPictures): ExampleShop {
  return {
    storePictures: async (db, storage) => {
      const pictures = await seedPictures(db, storage, await readPictures());
      return async (tx) => {
        await seedDemoTestimonials(tx);
        await seedDemoPartners(tx, pictures);
        const articleIds = await seedDemoArticles(tx, await seedDemoCategories(tx, pictures), pictures);
        await seedDemoArticleSets(tx, articleIds);
        await seedDemoStockMovements({ db: tx, storage }, articleIds);
        await seedDemoReservationRequests(tx);
        await seedDemoCustomers(tx);
      };
    },
    findUnchanged: async (db) => ({
      requests: await findRequests(db),
      customers: await findCustomers(db),
      articles: await findArticles(db),
      articleSets: await findArticleSets(db),
      lineTemplates: await findLineTemplates(db),
      categories: await findCategories(db),
      partners: await findPartners(db),
      testimonials: await findTestimonials(db),
      companyInfo: await findCompanyInfo(db),
    }),
  };
}

/** A picture that came after its record was chosen by somebody: the example's are stored before. */
function hasOnlyFirstPictures(record: { createdAt: Date }, pictures: readonly ({ createdAt: Date } | null)[]): boolean {
  return pictures.every((picture) => picture === null || picture.createdAt <= record.createdAt);
}

async function findArticles(db: Db): Promise<number[]> {
  const rows = await db.article.findMany({
    where: { nom: { in: demoArticles.map(({ nom }) => nom) } },
    include: {
      categorie: { select: { nom: true } },
      images: { include: { picture: true } },
      specifications: { select: { label: true, value: true }, orderBy: { position: 'asc' } },
      companions: { select: { companion: { select: { nom: true } } }, orderBy: { position: 'asc' } },
      accessories: { include: { accessory: { select: { nom: true } } }, orderBy: { position: 'asc' } },
      components: { include: { component: { select: { nom: true } } }, orderBy: { position: 'asc' } },
    },
  });
  const categories = new Map(demoCategories.map(({ key, nom }) => [key, nom]));
  const described = demoArticles.flatMap((demo) => {
    const { prix, montantCaution, coutMontage, longueDescription, categorieId: _none, ...seed } = demoArticleSeed(demo);
    const words = {
      ...seed,
      amounts: [prix, montantCaution, coutMontage].map(Number),
      longueDescription: sanitiseHtml(String(longueDescription)),
      category: (demo.category && categories.get(demo.category)) ?? null,
      companions: demo.companions ?? [],
      accessories: (demo.accessories ?? []).map(({ nom, quantite }) => [nom, quantite]),
      components: (demo.components ?? []).map(({ nom, quantite }) => [nom, quantite]),
    };
    // Release 1.0.0 knew neither specifications nor boxes.
    const { longueDescription: former } = demoArticleSeed({ ...demo, points: demo.formerPoints ?? demo.points });
    const formerWords = {
      ...words,
      lot: 1,
      nomLot: '',
      specifications: [],
      included: [],
      excluded: [],
      companions: [],
      longueDescription: sanitiseHtml(String(former)),
      accessories: [],
    };
    return [words, formerWords].map((one) => JSON.stringify(one));
  });
  return rows
    .filter((row) => {
      const { nom, unite, quantite, courteDescription, prix, montantCaution, coutMontage, longueDescription } = row;
      const { specifications, included, excluded, etat, lot, nomLot, components } = row;
      const total = components.length > 0 ? null : quantite;
      const words = {
        nom,
        unite,
        quantite: total,
        etat,
        lot,
        nomLot,
        courteDescription,
        specifications,
        included,
        excluded,
        amounts: [prix, montantCaution, coutMontage].map(Number),
        longueDescription,
        category: row.categorie?.nom ?? null,
        companions: row.companions.map(({ companion }) => companion.nom),
        accessories: row.accessories.map(({ nom: own, accessory, quantite: each }) => [own ?? accessory?.nom, each]),
        components: components.map(({ component, quantite: each }) => [component.nom, each]),
      };
      return (
        described.includes(JSON.stringify(words)) &&
        hasOnlyFirstPictures(
          row,
          row.images.map(({ picture }) => picture),
        )
      );
    })
    .map(({ id }) => id);
}

async function findArticleSets(db: Db): Promise<number[]> {
  const rows = await db.articleSet.findMany({
    where: { nom: { in: demoArticleSets.map(({ nom }) => nom) } },
    include: { items: { include: { article: { select: { nom: true } } }, orderBy: { position: 'asc' } } },
  });
  const described = demoArticleSets.map(({ nom, description, items }) => JSON.stringify([nom, description, items]));
  return rows
    .filter(({ nom, description, items }) => {
      const pieces = items.map(({ article, quantite }) => [article.nom, quantite]);
      return described.includes(JSON.stringify([nom, description, pieces]));
    })
    .map(({ id }) => id);
}

async function findLineTemplates(db: Db): Promise<number[]> {
  const rows = await db.lineTemplate.findMany({
    where: { nom: { in: demoLineTemplates.map(({ nom }) => nom) } },
    include: { items: { orderBy: { id: 'asc' } } },
  });
  const described = demoLineTemplates.map(({ nom, articles, fees }) =>
    JSON.stringify([nom, ...articles, ...fees.map(([fee]) => [fee, 1])]),
  );
  return rows
    .filter(({ nom, items }) =>
      described.includes(JSON.stringify([nom, ...items.map((item) => [item.nom, item.quantite])])),
    )
    .map(({ id }) => id);
}

async function findCategories(db: Db): Promise<number[]> {
  const rows = await db.category.findMany({
    where: { OR: demoCategories.map(({ nom, description }) => ({ nom, description })), urlImage: null },
    include: { picture: true },
  });
  return rows.filter((row) => hasOnlyFirstPictures(row, [row.picture])).map(({ id }) => id);
}

async function findPartners(db: Db): Promise<number[]> {
  const rows = await db.partner.findMany({
    where: { OR: demoPartners.map(({ nom, lien }) => ({ nom, lien })), logo: null },
    include: { picture: true },
  });
  return rows.filter((row) => hasOnlyFirstPictures(row, [row.picture])).map(({ id }) => id);
}

async function findTestimonials(db: Db): Promise<number[]> {
  // Release 1.0.0 knew no events.
  const words = demoTestimonials.map(({ prenom, nom, texte, source, evenement = null, hide = false }) => ({
    prenom,
    nom,
    texte,
    source,
    hide,
    OR: [{ evenement }, { evenement: null }],
  }));
  return idsOf(await db.testimonial.findMany({ where: { OR: words }, select: { id: true } }));
}

async function findRequests(db: Db): Promise<number[]> {
  const sent = demoRequests.map(({ nom, prenom, phone, email, adresse, moves }) => ({
    nom,
    prenom,
    phone,
    email,
    adresse,
    statut: moves.at(-1) ?? ('nouvelle' as const),
  }));
  const ofSeasons = demoCustomers.map((customer) => ({
    ...seasonIdentity(customer),
    statut: { in: ['rendue' as const, 'annulee' as const] },
  }));
  const texts = [...demoRequests.flatMap(({ messages = [] }) => messages), ...seasonMessages];
  const untouched = {
    notes: '',
    effacementDemandeLe: null,
    messages: { every: { texte: { in: texts } } },
    files: { none: {} },
    quote: null,
    invoices: { none: {} },
    mails: { none: {} },
    events: { every: { auteur: { in: [authors.visitor, authors.system] } } },
  };
  return idsOf(
    await db.reservationRequest.findMany({
      where: { OR: [...sent, ...ofSeasons], ...untouched },
      select: { id: true },
    }),
  );
}

async function findCustomers(db: Db): Promise<number[]> {
  const contents = demoCustomers.map(demoCustomerContent).map(({ contacts: _contacts, ...content }) => ({
    ...content,
    emails: { equals: content.emails },
    telephones: { equals: content.telephones },
    adressesLivraison: { equals: content.adressesLivraison },
    etiquettes: { equals: content.etiquettes },
  }));
  return idsOf(await db.customer.findMany({ where: { OR: contents, merged: { none: {} } }, select: { id: true } }));
}

async function findCompanyInfo(db: Db): Promise<number[]> {
  const values = [
    ...identity.map((nom) => ({ nom, valeur: demoCompanyInfo[nom] })),
    { nom: 'TVA', valeur: demoVat.TVA },
  ];
  return idsOf(await db.companyInfo.findMany({ where: { OR: values }, select: { id: true } }));
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
