import type { Capability } from '../../access/team/rights.ts';
import { servicePaths } from '../../paths.ts';
import type { Column, SheetForm } from '../../platform/table-columns.ts';
import { articleColumns, categoryColumns, priceColumns } from './catalogue-columns.ts';
import { customerColumns } from './customer-columns.ts';
import { invoiceLineColumns, paymentColumns } from './money-columns.ts';
import { pastHireColumns } from './past-hire-columns.ts';
import { requestLineColumns } from './request-columns.ts';

/** A table that leaves the product. */
interface Sheet {
  /** Its file without the ending, and the end of its address. */
  name: string;
  title: string;
  /** What the file holds, and what narrows it. */
  about: string;
  access: Capability;
  columns: readonly Column[];
}

/** All tables, in the order in which the README of the whole export names them. */
export const sheets = {
  articles: {
    name: 'articles',
    title: 'Articles',
    about: 'Une ligne par article, avec sa catégorie, son stock, ce qu’il contient et le nom de ses photos.',
    access: 'articles',
    columns: articleColumns,
  },
  categories: {
    name: 'categories',
    title: 'Catégories',
    about: 'Une ligne par catégorie, dans leur ordre.',
    access: 'articles',
    columns: categoryColumns,
  },
  prices: {
    name: 'tarifs',
    title: 'Tarifs',
    about: 'Les prix des articles en ligne, comme vos visiteurs les voient.',
    access: 'articles',
    columns: priceColumns,
  },
  customers: {
    name: 'clients',
    title: 'Clients',
    about: 'Une ligne par client, avec ses contacts et ses adresses.',
    access: 'customers',
    columns: customerColumns,
  },
  requests: {
    name: 'demandes',
    title: 'Demandes',
    about: 'Une ligne par article demandé\u00a0; le total d’une demande est sur sa première ligne.',
    access: 'requests',
    columns: requestLineColumns,
  },
  invoices: {
    name: 'lignes-de-factures',
    title: 'Factures',
    about: 'Une ligne par ligne de facture ou d’avoir émis\u00a0; ce que donne un avoir est négatif.',
    access: 'money',
    columns: invoiceLineColumns,
  },
  payments: {
    name: 'paiements',
    title: 'Paiements',
    about: 'Une ligne par paiement ou remboursement\u00a0; un remboursement est négatif.',
    access: 'money',
    columns: paymentColumns,
  },
  pastHires: {
    name: 'locations-passees',
    title: 'Locations passées',
    about: 'Une ligne par location passée, reprise de votre tableur pour vos chiffres.',
    access: 'money',
    columns: pastHireColumns,
  },
} as const satisfies Record<string, Sheet>;
export type SheetKey = keyof typeof sheets;

export const sheetKeys = Object.keys(sheets) as SheetKey[];

/** Address of a table, which is narrowed by the query string of its list. */
export function sheetPath(key: SheetKey, form: SheetForm): string {
  return `${servicePaths.rest}/exports/${sheetFileName(key, form)}`;
}

export function sheetFileName(key: SheetKey, form: SheetForm): string {
  return `${sheets[key].name}.${form}`;
}

/** All tables and pictures in one ZIP. */
export const wholeExport = { path: `${servicePaths.rest}/exports/tout.zip`, fileName: 'barnum-tout.zip' } as const;

export const spreadsheetSentences = {
  wholeAbout:
    'Articles, catégories, tarifs, clients, demandes, lignes de factures, paiements et locations passées, en tableaux pour Excel ou LibreOffice, avec les photos du catalogue et un mode d’emploi, dans un seul fichier ZIP.',
  failed: 'L’export n’a pas pu être fait. Vérifiez votre connexion, puis recommencez.',
} as const;
