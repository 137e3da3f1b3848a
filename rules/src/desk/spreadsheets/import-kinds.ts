import type { Capability } from '../../access/team/rights.ts';
import { formatNumber } from '../../text/numbers.ts';
import { type ArticleImportField, articleFields } from './article-import-columns.ts';
import { type CustomerImportField, customerFields } from './customer-import-columns.ts';
import type { ImportFields } from './find-table.ts';
import { type PastHireImportField, pastHireFields } from './past-hire-columns.ts';

export const importKindKeys = ['articles', 'clients', 'locations'] as const;
export type ImportKindKey = (typeof importKindKeys)[number];

export type ImportField = ArticleImportField | CustomerImportField | PastHireImportField;

/** What a table that comes in has records of. */
interface ImportKind {
  /** Who may bring them in. */
  access: Capability;
  fields: ImportFields<ImportField>;
  /** « article », « articles ». */
  one: string;
  many: string;
  isFeminine: boolean;
  /** Whether its rows name people, who can have them forgotten. */
  isPersonal: boolean;
  /** « Les articles créés sont supprimés… » */
  undoing: string;
  /** Titles and a row of a file to fill in. */
  model: { fields: readonly ImportField[]; row: readonly string[] };
  /** Models of what is changed by itself: « stock », « prix ». */
  partModels: readonly { name: string; fields: readonly ImportField[]; row: readonly string[] }[];
}

export const importKinds: Record<ImportKindKey, ImportKind> = {
  articles: {
    access: 'articles',
    fields: articleFields as ImportFields<ImportField>,
    one: 'article',
    many: 'articles',
    isFeminine: false,
    isPersonal: false,
    undoing: 'Les articles créés sont supprimés, les autres redeviennent comme avant.',
    model: {
      fields: ['nom', 'categorie', 'prix', 'unite', 'quantite', 'montantCaution', 'courteDescription'],
      row: ['Barnum 3 × 3 m', 'Tentes', '110,00', 'weekend', '4', '300,00', 'Monté en dix minutes'],
    },
    partModels: [
      { name: 'stock', fields: ['nom', 'categorie', 'quantite'], row: ['Barnum 3 × 3 m', 'Tentes', '4'] },
      {
        name: 'prix',
        fields: ['nom', 'categorie', 'prix', 'montantCaution'],
        row: ['Barnum 3 × 3 m', 'Tentes', '110,00', '300,00'],
      },
    ],
  },
  clients: {
    access: 'customers',
    fields: customerFields as ImportFields<ImportField>,
    one: 'client',
    many: 'clients',
    isFeminine: false,
    isPersonal: true,
    undoing: 'Les clients créés sont supprimés, les autres redeviennent comme avant.',
    model: {
      fields: [
        'kind',
        'societe',
        'prenom',
        'nom',
        'emails',
        'telephones',
        'rue',
        'codePostal',
        'ville',
        'siret',
        'notes',
      ],
      row: [
        'Particulier',
        '',
        'Nolwenn',
        'Corre',
        'nolwenn.corre@exemple.example',
        '06 39 98 01 12',
        '4 rue du Port',
        '56000',
        'Vannes',
        '',
        'Portail vert, sonner deux fois',
      ],
    },
    partModels: [],
  },
  locations: {
    access: 'money',
    fields: pastHireFields as ImportFields<ImportField>,
    one: 'location passée',
    many: 'locations passées',
    isFeminine: true,
    isPersonal: true,
    undoing: 'Les locations créées sont supprimées, les autres redeviennent comme avant.',
    model: {
      fields: ['reference', 'debut', 'client', 'email', 'total', 'totalHorsTaxes'],
      row: ['F-2025-014', '12/07/2025', 'Nolwenn Corre', 'nolwenn.corre@exemple.example', '480,00', '400,00'],
    },
    partModels: [],
  },
};

/** All that a column can be, whatever the kind. */
export const importFieldKeys = [
  ...new Set<ImportField>([...articleFields.all, ...customerFields.all, ...pastHireFields.all]),
];

/** « 1 article », « 400 clients ». */
export function recordsInWords(kind: ImportKindKey, count: number): string {
  return `${formatNumber(count)} ${count < 2 ? importKinds[kind].one : importKinds[kind].many}`;
}
