import { writtenAnswers } from './catalogue/packs/answers-in-addresses.ts';
import type { PackWish } from './catalogue/packs/packs.ts';
import type { Period } from './dates/period.ts';
import type { ShopColours } from './site/colours/shop-colours.ts';

/** Paths of the service. Both front ends proxy them, so that a browser stays on one origin. */
export const servicePaths = { rest: '/api', graphql: '/graphql', media: '/media' } as const;

/** Addresses that programs and developers read. */
export const technicalPaths = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  manifest: '/manifest.webmanifest',
  /** The worker of the back-office that opens its sheets without network. */
  sheetsWorker: '/sheets-worker.js',
  openApi: `${servicePaths.rest}/openapi.json`,
  documentation: `${servicePaths.rest}/docs`,
  documentationStyle: `${servicePaths.rest}/docs.css`,
  graphiql: `${servicePaths.graphql}/graphiql`,
} as const;

/** Parameter of the reservation page that names articles, comma-separated (spec section 2); `12:80` is 80 pieces. */
export const selectionParameter = 'selectedArticles';
/** Parameter with the quantity of the articles that `selectedArticles` names without one. */
export const quantityParameter = 'quantite';

/** Parameters with what is said of a pack that `selectedArticles` names without a quantity: its ground, what is chosen. */
export const groundParameter = 'terrain';
export const choiceParameter = 'choix';

/** Addresses of all screens of the storefront and the back-office (spec section 2). */
export const paths = {
  home: '/',
  catalogue: '/catalogue',
  category: (slug: string) => `/catalogue/${slug}`,
  article: (slug: string) => `/article/${slug}`,
  reservation: '/reservation',
  /** `selection`: an article's id, or a list from `selectionOf`. */
  reservationWith: (selection: number | string) => `/reservation?${selectionParameter}=${selection}`,
  cgv: '/cgv',
  legalNotice: '/mentions-legales',
  privacy: '/confidentialite',
  siteMap: '/plan-du-site',
  contact: '/contact',
  /** Shown in the back-office only. */
  preview: '/apercu',
  followUp: (token: string) => `/suivi/${token}`,
  accessDenied: '/access-denied',
  signIn: '/login',
  passwordForgotten: '/login/oubli',
  /** With its secret behind « # ». */
  passwordReset: '/login/mot-de-passe',
  /** With its secret behind « # ». */
  emailChange: '/login/adresse',
  admin: '/admin',
  adminToday: '/admin/aujourdhui',
  /** The sheets of departure and return that this device keeps. */
  adminSheets: '/admin/feuilles',
  adminRequests: '/admin/demandes',
  adminRequest: (id: number) => `/admin/demandes/${id}`,
  adminRequestNew: '/admin/demandes/nouvelle',
  /** The form of a new request, with what was found free, and what was said of a pack, filled in. */
  adminRequestFor: (article: number, { debut, fin, terrain, ...chosen }: Period & PackWish) => {
    const answers = writtenAnswers(chosen).join();
    const said = [...(terrain ? [`&terrain=${terrain}`] : []), ...(answers ? [`&choix=${answers}`] : [])];
    return `/admin/demandes/nouvelle?article=${article}&du=${debut}&au=${fin}${said.join('')}`;
  },
  /** The form of a new request as an earlier one, whose days are asked for anew. */
  adminRequestLike: (id: number) => `/admin/demandes/nouvelle?comme=${id}`,
  /** The form of a new request of this customer. */
  adminRequestOf: (customer: number) => `/admin/demandes/nouvelle?client=${customer}`,
  adminRequestEdit: (id: number) => `/admin/demandes/${id}/modifier`,
  /** The sheet of its departure or return. */
  adminHandover: (id: number, mouvement: 'depart' | 'retour') => `/admin/demandes/${id}/${mouvement}`,
  /** What comes of a return that somebody else counted, by the number of its sheet. */
  adminReturns: '/admin/retours',
  adminReturn: (id: number) => `/admin/retours/${id}`,
  adminRequestsPrint: (ids: readonly number[]) => `/admin/demandes/impression?demandes=${ids.join(',')}`,
  adminCustomers: '/admin/clients',
  adminCustomer: (id: number) => `/admin/clients/${id}`,
  adminCustomerNew: '/admin/clients/nouveau',
  /** The form of a new customer, filled in from a request that is joined to it. */
  adminCustomerFor: (request: number) => `/admin/clients/nouveau?demande=${request}`,
  adminCustomerEdit: (id: number) => `/admin/clients/${id}/modifier`,
  adminInvoices: '/admin/factures',
  adminInvoice: (id: number) => `/admin/factures/${id}`,
  adminInvoicesOf: (customer: number) => `/admin/factures?client=${customer}`,
  adminPayments: '/admin/factures?onglet=paiements',
  adminDeposits: '/admin/factures?onglet=cautions',
  adminFigures: '/admin/chiffres',
  adminBank: '/admin/banque',
  adminTill: '/admin/banque?onglet=caisse',
  adminChequeSlips: '/admin/banque/remises',
  adminChequeSlip: (id: number) => `/admin/banque/remises/${id}`,
  adminPlanning: '/admin/planning',
  adminPreparation: '/admin/planning/preparation',
  adminPreparationOf: (day: string) => `/admin/planning/preparation?jour=${day}`,
  adminLoading: '/admin/planning/chargement',
  adminLoadingOf: (day: string) => `/admin/planning/chargement?jour=${day}`,
  adminAvailability: '/admin/disponibilites',
  adminAvailabilityOf: (article: number, { debut, fin }: Period) =>
    `/admin/disponibilites?article=${article}&du=${debut}&au=${fin}`,
  adminMails: '/admin/messages',
  adminArticles: '/admin/articles',
  adminCategories: '/admin/articles?onglet=categories',
  adminArticleOrder: (categoryId: number) => `/admin/articles/ordre/${categoryId}`,
  adminArticleNew: '/admin/articles/new',
  /** Many articles in a grid. */
  adminArticlesEntry: '/admin/articles/saisie',
  /** Tables of a spreadsheet that come in, below the list of what they bring. */
  adminImports: (kind: 'articles' | 'clients' | 'locations') => `/admin/${kind}/import`,
  adminImport: (kind: 'articles' | 'clients' | 'locations', id: number) => `/admin/${kind}/import/${id}`,
  adminPriceLists: '/admin/articles/grilles',
  adminPriceList: (id: number) => `/admin/articles/grilles/${id}`,
  adminArticle: (id: number) => `/admin/articles/${id}`,
  adminArticleEdit: (id: number) => `/admin/articles/${id}/edit`,
  adminPieces: '/admin/pieces',
  adminPiecesOf: (articleId: number) => `/admin/articles?onglet=pieces&article=${articleId}`,
  /** What the label of a piece leads to. */
  adminPiece: (numero: string) => `/admin/pieces/${numero}`,
  adminTestimonials: '/admin/avis',
  adminPartners: '/admin/partenaires',
  adminFirstSteps: '/admin/premiers-pas',
  adminSettings: '/admin/settings',
  adminSite: '/admin/settings?onglet=site',
  adminSalesConditions: '/admin/settings?onglet=cgv',
  adminMailServer: '/admin/settings?onglet=messagerie',
  adminInvoiceSettings: '/admin/settings?onglet=factures',
  adminTeam: '/admin/settings?onglet=equipe',
  /** With its secret behind « # », which browsers send to nobody. */
  adminInvitation: '/admin/invitation',
  adminAccount: '/admin/compte',
  adminSignIn: '/admin/login',
} as const;

/** The stylesheet of these colours, `#rrggbb` each: what it says follows from its address, so that it never changes. */
export function coloursPath({ main, accent }: ShopColours): string {
  return `/couleurs/${main.slice(1)}-${accent.slice(1)}.css`;
}

/** Slug of the virtual category of articles without one (spec section 3); no stored category may take it. */
export const uncategorised = { id: 0, nom: 'Non catégorisé', slug: 'non-categorise' } as const;

/** What visitors read in its place. */
export const otherArticles = { ...uncategorised, nom: 'Autres articles' } as const;

/** Path of a file that is kept with a request. */
export function requestFilePath(id: number | string): string {
  return `${servicePaths.rest}/fichiers/${id}`;
}

/** Paths of what the accountant gets of a period, `?du=2027-01-01&au=2027-03-31`: the documents, and the journal. */
export const invoiceExportPaths = {
  archive: `${servicePaths.rest}/factures.zip`,
  journal: `${servicePaths.rest}/journal.csv`,
  journalFile: `${servicePaths.rest}/journal.txt`,
  vatLines: `${servicePaths.rest}/lignes-de-tva.csv`,
} as const;

/** Path of the journal as a table for a spreadsheet. */
export const journalCsvPath = `${servicePaths.rest}/journal-des-actions.csv`;

/** What the paths of files begin with that a secret in the address opens: a visitor's own, and a calendar's feed. */
export const secretFilePaths = {
  followUp: `${servicePaths.rest}/suivi/`,
  calendars: `${servicePaths.rest}/agenda/`,
} as const;

/** Path of the calendar, with its secret. */
export function calendarFeedPath(token: string): string {
  return `${secretFilePaths.calendars}${token}.ics`;
}

/** Paths of what a visitor's private page links to. */
export const followUpFilePaths = {
  devis: (jeton: string, id: number | string) => `${secretFilePaths.followUp}${jeton}/devis/${id}`,
  facture: (jeton: string, id: number | string) => `${secretFilePaths.followUp}${jeton}/facture/${id}`,
  etatDesLieux: (jeton: string, id: number | string) => `${secretFilePaths.followUp}${jeton}/etat-des-lieux/${id}`,
  fichier: (jeton: string, id: number | string) => `${secretFilePaths.followUp}${jeton}/fichier/${id}`,
  agenda: (jeton: string) => `${secretFilePaths.followUp}${jeton}/agenda.ics`,
  virement: (jeton: string) => `${secretFilePaths.followUp}${jeton}/virement.svg`,
} as const;

/** Address of a picture's rendition: `/media/{key}/{file}`. */
export function mediaUrl(key: string, file: string): string {
  return `${servicePaths.media}/${key}/${file}`;
}

/** Address of a logo of the shop, which may be transparent. */
export function logoUrl(picture: { key: string; width: number }): string {
  return mediaUrl(picture.key, `${picture.width}.webp`);
}

/** Address of a picture's largest JPEG, where only one address can be given. `width` in pixels. */
export function pictureUrl(picture: { key: string; width: number }): string {
  return mediaUrl(picture.key, `${picture.width}.jpg`);
}

/** In pixels: for tabs, for iOS, and for what a manifest lists. */
export const shopIconSizes = [32, 180, 192, 512] as const;

/** Addresses of the pictures that the service draws of what the shop says of itself. */
export const shopPicturePaths = {
  icon: (size: (typeof shopIconSizes)[number]) => mediaUrl('boutique', `icone-${size}.png`),
  shared: mediaUrl('boutique', 'partage.jpg'),
  sharedArticle: (id: number | string) => mediaUrl('boutique', `article-${id}.jpg`),
} as const;

/** Key of the picture at an address of ours; null for any other address. */
export function pictureKeyOf(address: string): string | null {
  return /^\/media\/([0-9a-f]{24})\/[\w.]+$/.exec(address)?.[1] ?? null;
}

/** An article of a selection, and what is said of it where it is a pack. */
export interface SelectedItem extends PackWish {
  articleId: number;
  quantite: number;
}

/** Value of `selectedArticles` for articles with their quantities; of one piece the id alone. */
export function selectionOf(items: readonly SelectedItem[]): string {
  return items
    .map(({ articleId, quantite, terrain, ...chosen }) => {
      const answers = writtenAnswers(chosen);
      if (terrain || answers.length > 0) return [articleId, quantite, terrain ?? '', ...answers].join(':');
      return quantite === 1 ? `${articleId}` : `${articleId}:${quantite}`;
    })
    .join(',');
}
