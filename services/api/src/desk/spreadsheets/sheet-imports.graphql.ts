import { headingOf } from '@barnum/rules/desk/article-import-input';
import { sheetImportInput } from '@barnum/rules/desk/sheet-import-input';
import {
  type ImportField,
  importFieldKeys,
  importKindKeys,
  importKinds,
} from '@barnum/rules/desk/spreadsheets/import-kinds';
import { importSentences } from '@barnum/rules/desk/spreadsheets/import-sentences';
import {
  countsOf,
  type ImportedCell,
  type ImportedKind,
  type ImportedRow,
  importedKinds,
} from '@barnum/rules/desk/spreadsheets/imported-rows';
import { nameOrders } from '@barnum/rules/desk/spreadsheets/name-order';
import { parseInput } from '@barnum/rules/errors';
import { pageInput } from '@barnum/rules/fields/page';
import { limits } from '@barnum/rules/limits';
import { requireAccess } from '../../platform/access.ts';
import { authorOf } from '../../platform/context.ts';
import { builder, updatedAtDescription } from '../../platform/graphql/builder.ts';
import { readUpload } from '../../platform/graphql/uploads.ts';
import {
  applySheetImport,
  type ComparedImport,
  compareImport,
  importProgress,
  listStaying,
  undoSheetImport,
} from './apply-import.domain.ts';
import { addPictures, startImport } from './import-pictures.domain.ts';
import {
  chooseForImport,
  chooseSheet,
  getSheetImport,
  type ImportReport,
  isRecent,
  listSheetImports,
  type SheetImport,
  type Staying,
} from './sheet-imports.domain.ts';

/** Who may bring in a table of any kind; of which one, is asked of the import itself. */
const scopes = { articles: true, customers: true, money: true } as const;

const ImportKindType = builder.enumType('SheetImportKind', {
  description: 'De quoi parle un tableau à importer.',
  values: importKindKeys,
});
const FieldType = builder.enumType('SheetImportField', {
  description: 'Ce que peut être une colonne d’un tableau ; `id` est le numéro d’un export de Barnum.',
  values: importFieldKeys,
});
const NameOrderType = builder.enumType('ImportNameOrder', {
  description: 'Ce que dit d’abord une cellule qui contient prénom et nom ; `ensemble` : elle reste le nom.',
  values: nameOrders,
});
const KindType = builder.enumType('ImportedKind', {
  description: 'Ce que ferait une ligne ; `titre` : elle donne la catégorie des suivantes.',
  values: importedKinds,
});
const StateType = builder.enumType('SheetImportState', {
  description: 'Où en est un import.',
  values: ['brouillon', 'fait', 'annule'] as const,
});

const CellType = builder.objectRef<ImportedCell>('ImportedCell').implement({
  description: 'Une cellule d’une ligne à importer.',
  authScopes: scopes,
  fields: (t) => ({
    column: t.exposeInt('column', { description: 'Sa colonne, à partir de 0.' }),
    text: t.exposeString('text', { description: 'Ce qu’elle contient.' }),
    before: t.exposeString('before', { nullable: true, description: 'Ce qui serait remplacé.' }),
    after: t.exposeString('after', { nullable: true, description: 'Ce qui serait écrit ; vide : rien.' }),
    problem: t.exposeString('problem', { nullable: true, description: 'Pourquoi elle n’est pas prise.' }),
  }),
});

const RowType = builder.objectRef<ImportedRow>('ImportedRow').implement({
  description: 'Une ligne à importer.',
  authScopes: scopes,
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Son numéro, comme le tableur le montre.' }),
    kind: t.expose('kind', { type: KindType, description: 'Ce qu’elle ferait.' }),
    nom: t.exposeString('nom', { description: 'Ce qu’elle nomme, ou le titre.' }),
    recordId: t.exposeInt('recordId', { nullable: true, description: 'Ce qu’elle concerne déjà.' }),
    cells: t.expose('cells', { type: [CellType], description: 'Celles qui disent quelque chose.' }),
    problems: t.exposeStringList('problems', { description: 'Pourquoi elle est refusée, ou ce qui est à savoir.' }),
  }),
});

const CountsType = builder.objectRef<Record<ImportedKind, number>>('ImportedCounts').implement({
  description: 'Combien de lignes de chaque sorte.',
  authScopes: scopes,
  fields: (t) => ({
    nouveau: t.exposeInt('nouveau', { description: 'À créer.' }),
    modifie: t.exposeInt('modifie', { description: 'À modifier.' }),
    identique: t.exposeInt('identique', { description: 'Déjà ainsi.' }),
    refuse: t.exposeInt('refuse', { description: 'Refusées.' }),
    ecarte: t.exposeInt('ecarte', { description: 'Écartées.' }),
    titre: t.exposeInt('titre', { description: 'Titres.' }),
  }),
});

const RowPageType = builder.objectRef<{ items: ImportedRow[]; totalCount: number }>('ImportedRowPage').implement({
  description: 'Une page de lignes à importer.',
  authScopes: scopes,
  fields: (t) => ({
    items: t.expose('items', { type: [RowType] }),
    totalCount: t.exposeInt('totalCount'),
  }),
});

const PreviewType = builder.objectRef<ComparedImport>('SheetImportPreview').implement({
  description: 'Ce qu’un import changerait.',
  authScopes: scopes,
  fields: (t) => ({
    signature: t.exposeString('signature', { description: 'À rendre pour importer ce qui a été vu.' }),
    questions: t.exposeStringList('questions', { description: 'Ce à quoi répondre avant d’importer.' }),
    newCategories: t.exposeStringList('newCategories', { description: 'Les catégories qui seraient créées.' }),
    notes: t.exposeStringList('notes', { description: 'Ce qui est à savoir : les photos sans article, par exemple.' }),
    counts: t.field({ type: CountsType, description: 'Combien de lignes.', resolve: ({ rows }) => countsOf(rows) }),
    rows: t.field({
      type: RowPageType,
      description: 'Les lignes, dans leur ordre.',
      args: {
        kind: t.arg({ type: KindType, description: 'Vide : toutes.' }),
        page: t.arg.int({ defaultValue: 1 }),
        pageSize: t.arg.int({ defaultValue: 20 }),
      },
      resolve: ({ rows }, { kind, ...args }) => {
        const { page, pageSize } = parseInput(pageInput, args);
        const chosen = kind ? rows.filter((row) => row.kind === kind) : rows;
        return { items: chosen.slice((page - 1) * pageSize, page * pageSize), totalCount: chosen.length };
      },
    }),
  }),
});

const StayingType = builder.objectRef<Staying>('ImportStaying').implement({
  description: 'Ce qu’une annulation laisse comme il est.',
  authScopes: scopes,
  fields: (t) => ({
    recordId: t.exposeInt('recordId', { description: 'Son numéro.' }),
    nom: t.exposeString('nom', { description: 'Son nom.' }),
    why: t.exposeString('why', { description: 'Pourquoi.' }),
  }),
});

const RefusedType = builder.objectRef<ImportReport['refused'][number]>('ImportRefused').implement({
  description: 'Une ligne qui n’a pas été importée.',
  authScopes: scopes,
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Son numéro, comme le tableur le montre.' }),
    nom: t.exposeString('nom', { description: 'Ce qu’elle nomme.' }),
    problem: t.exposeString('problem', { description: 'Pourquoi.' }),
  }),
});

const ReportType = builder.objectRef<ImportReport>('SheetImportReport').implement({
  description: 'Ce qu’un import a fait.',
  authScopes: scopes,
  fields: (t) => ({
    counts: t.expose('counts', { type: CountsType, description: 'Combien de lignes.' }),
    refused: t.expose('refused', { type: [RefusedType], description: 'Les lignes refusées.' }),
    staying: t.expose('staying', { type: [StayingType], description: 'Ce que son annulation a laissé.' }),
  }),
});

const ColumnType = builder
  .objectRef<{ title: string; field: ImportField | null; sample: string }>('ImportColumn')
  .implement({
    description: 'Une colonne du tableau.',
    authScopes: scopes,
    fields: (t) => ({
      title: t.exposeString('title', { description: 'Son titre.' }),
      field: t.expose('field', { type: FieldType, nullable: true, description: 'Vide : laissée de côté.' }),
      sample: t.exposeString('sample', { description: 'Sa première valeur.' }),
    }),
  });

const MendedType = builder.objectRef<{ line: number; column: number; text: string }>('MendedCell').implement({
  description: 'Une cellule corrigée avant l’import.',
  authScopes: scopes,
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Sa ligne.' }),
    column: t.exposeInt('column', { description: 'Sa colonne, à partir de 0.' }),
    text: t.exposeString('text', { description: 'Ce qu’elle contient désormais.' }),
  }),
});

const ImportType = builder.objectRef<SheetImport>('SheetImport').implement({
  description: 'Un tableau repris d’un tableur.',
  authScopes: scopes,
  fields: (t) => ({
    id: t.exposeInt('id'),
    kind: t.expose('kind', { type: ImportKindType, description: 'De quoi il parle.' }),
    fileName: t.exposeString('fileName', { description: 'Le nom du fichier.' }),
    state: t.expose('state', { type: StateType, description: 'Où il en est.' }),
    auteur: t.exposeString('auteur', { description: 'Qui l’a fait.' }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => updatedAt }),
    appliedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Quand il a été fait.',
      resolve: ({ appliedAt }) => appliedAt,
    }),
    columns: t.field({
      type: [ColumnType],
      description: 'Ses colonnes.',
      resolve: ({ kind, titles, choices, content }) => {
        const isHeading = (cells: string[]) => kind === 'articles' && headingOf(cells, choices) !== null;
        const sampleOf = (at: number) =>
          content?.rows.find(({ cells }) => (cells[at] ?? '') !== '' && !isHeading(cells))?.cells[at]?.slice(0, 80) ??
          '';
        return titles.map((title, at) => ({ title, field: choices.columns[at] ?? null, sample: sampleOf(at) }));
      },
    }),
    emptied: t.field({
      type: [FieldType],
      description: 'Les champs qui se vident où la cellule est vide.',
      resolve: ({ choices }) => choices.emptied,
    }),
    rate: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Le taux de TVA qui sépare les montants TTC des montants hors taxes.',
      resolve: ({ choices }) => choices.rate,
    }),
    nameOrder: t.field({
      type: NameOrderType,
      nullable: true,
      description: 'De clients : ce que dit d’abord une cellule qui contient prénom et nom.',
      resolve: ({ choices }) => choices.nameOrder,
    }),
    hasHeadings: t.boolean({
      description: 'D’articles : si une ligne d’un seul texte est un titre.',
      resolve: ({ choices }) => choices.hasHeadings,
    }),
    makesCategories: t.boolean({
      description: 'D’articles : si les catégories inconnues sont créées.',
      resolve: ({ choices }) => choices.makesCategories,
    }),
    onlyUpdates: t.boolean({
      description: 'D’articles : si rien n’est créé.',
      resolve: ({ choices }) => choices.onlyUpdates,
    }),
    leftOut: t.intList({ description: 'Les lignes écartées.', resolve: ({ choices }) => choices.leftOut }),
    mended: t.field({
      type: [MendedType],
      description: 'Les cellules corrigées.',
      resolve: ({ choices }) => choices.mended,
    }),
    sheets: t.stringList({ description: 'Les feuilles du classeur.', resolve: ({ content }) => content?.sheets ?? [] }),
    sheet: t.int({ description: 'Celle qui est lue, à partir de 0.', resolve: ({ content }) => content?.sheet ?? 0 }),
    notes: t.stringList({
      description: 'Ce que la lecture a laissé de côté.',
      resolve: ({ content }) => content?.notes ?? [],
    }),
    pictureCount: t.int({
      description: 'D’articles, tant qu’il n’est pas fait : combien de photos l’accompagnent.',
      resolve: ({ pictures }) => pictures.filter(({ key }) => key !== null).length,
    }),
    preview: t.field({
      type: PreviewType,
      nullable: true,
      description: 'Tant qu’il n’est pas fait : ce qu’il changerait.',
      resolve: (draft, _args, { db }) => (draft.state === 'brouillon' ? compareImport(db, draft) : null),
    }),
    report: t.expose('report', { type: ReportType, nullable: true, description: 'Une fois fait : ce qu’il a fait.' }),
    canUndo: t.boolean({
      description: 'S’il peut encore être annulé.',
      resolve: (done) => done.state === 'fait' && isRecent(done),
    }),
    wouldStay: t.field({
      type: [StayingType],
      description: 'Ce que son annulation laisserait comme il est.',
      resolve: (done, _args, { db }) => (done.state === 'fait' ? listStaying(db, done) : []),
    }),
  }),
});

builder.queryFields((t) => ({
  sheetImport: t.field({
    type: ImportType,
    description: 'Un import.',
    authScopes: scopes,
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }, { db, viewer }) => getSheetImport(db, id, viewer),
  }),
  sheetImportProgress: t.int({
    nullable: true,
    description: 'Où en est un import qui s’écrit, en pour cent ; vide : aucun de ce numéro ne s’écrit.',
    authScopes: scopes,
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }) => importProgress(id),
  }),
  sheetImports: t.field({
    type: [ImportType],
    description: 'Les derniers imports, 50 au plus, sans leurs lignes.',
    authScopes: scopes,
    args: { kind: t.arg({ type: ImportKindType, description: 'Vide : de tout ce que l’on peut importer.' }) },
    resolve: (_root, { kind }, { db, viewer }) => listSheetImports(db, kind ?? null, viewer),
  }),
}));

const MendedInput = builder.inputType('MendedCellInput', {
  description: 'Une cellule corrigée avant l’import.',
  fields: (t) => ({
    line: t.int({ required: true, description: 'Sa ligne.' }),
    column: t.int({ required: true, description: 'Sa colonne, à partir de 0.' }),
    text: t.string({ required: true, description: 'Ce qu’elle contient désormais.' }),
  }),
});

const ImportInput = builder.inputType('SheetImportInput', {
  description: 'Tout ce qui est décidé d’un tableau avant son import.',
  fields: (t) => ({
    columns: t.field({
      type: [FieldType],
      required: { list: true, items: false },
      description: 'Ce qu’est chaque colonne ; vide : laissée de côté.',
    }),
    emptied: t.field({ type: [FieldType], description: 'Les champs qui se vident où la cellule est vide.' }),
    rate: t.field({
      type: 'Decimal',
      description: 'Le taux de TVA qui sépare les montants TTC des montants hors taxes.',
    }),
    nameOrder: t.field({
      type: NameOrderType,
      description: 'De clients : ce que dit d’abord une cellule qui contient prénom et nom.',
    }),
    hasHeadings: t.boolean({ description: 'D’articles : si une ligne d’un seul texte est un titre.' }),
    makesCategories: t.boolean({ description: 'D’articles : si les catégories inconnues sont créées.' }),
    onlyUpdates: t.boolean({ description: 'D’articles : mettre à jour seulement, sans en créer.' }),
    leftOut: t.intList({ description: 'Les lignes écartées.' }),
    mended: t.field({ type: [MendedInput], description: 'Les cellules corrigées.' }),
  }),
});

builder.mutationFields((t) => ({
  startSheetImport: t.field({
    type: ImportType,
    description:
      'Lire un tableau (.xlsx, CSV ou texte), ou un ZIP d’un tableau et de photos ; rien ne change avant `applySheetImport`.',
    authScopes: scopes,
    args: {
      kind: t.arg({ type: ImportKindType, required: true, description: 'De quoi il parle.' }),
      file: t.arg({ type: 'Upload', required: true }),
      sheet: t.arg.int({ defaultValue: 0, description: 'Celle de ses feuilles visibles à lire, à partir de 0.' }),
    },
    resolve: async (_root, { kind, file, sheet }, context) => {
      requireAccess(context.viewer, importKinds[kind].access);
      const bytes = await readUpload(file, context, {
        maxBytes: limits.pictureZipBytes,
        tooLarge: importSentences.tooLarge,
      });
      const { filename: fileName } = await file;
      const given = { kind, bytes, fileName, sheet: Math.max(0, sheet ?? 0) };
      return startImport(context.db, context.storage, given, authorOf(context));
    },
  }),
  updateSheetImport: t.field({
    type: ImportType,
    description: 'Décider d’un tableau avant son import.',
    authScopes: scopes,
    args: {
      id: t.arg.int({ required: true }),
      input: t.arg({ type: ImportInput, required: true }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: async (_root, { id, input, updatedAt }, { db, viewer }) => {
      const { kind } = await getSheetImport(db, id, viewer);
      return chooseForImport(db, id, { choices: parseInput(sheetImportInput(kind), input), seen: updatedAt });
    },
  }),
  chooseSheetOfImport: t.field({
    type: ImportType,
    description: 'Lire une autre feuille du classeur, avant son import.',
    authScopes: scopes,
    args: {
      id: t.arg.int({ required: true }),
      sheet: t.arg.int({ required: true, description: 'Parmi ses feuilles visibles, à partir de 0.' }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: async (_root, { id, sheet, updatedAt }, { db, viewer }) => {
      await getSheetImport(db, id, viewer);
      return chooseSheet(db, { id, sheet: Math.max(0, sheet), seen: updatedAt });
    },
  }),
  addPicturesToImport: t.field({
    type: ImportType,
    description: 'Ajouter à un tableau d’articles un ZIP de photos, avant son import.',
    authScopes: scopes,
    args: {
      id: t.arg.int({ required: true }),
      file: t.arg({ type: 'Upload', required: true }),
    },
    resolve: async (_root, { id, file }, context) => {
      await getSheetImport(context.db, id, context.viewer);
      const bytes = await readUpload(file, context, {
        maxBytes: limits.pictureZipBytes,
        tooLarge: importSentences.zipTooLarge,
      });
      return addPictures(context.db, context.storage, { id, bytes });
    },
  }),
  applySheetImport: t.field({
    type: ImportType,
    description: 'Importer tout ce que l’aperçu montrait, ou rien.',
    authScopes: scopes,
    args: {
      id: t.arg.int({ required: true }),
      signature: t.arg.string({ required: true, description: 'Celle de l’aperçu qui a été vu.' }),
    },
    resolve: async (_root, { id, signature }, context) => {
      await getSheetImport(context.db, id, context.viewer);
      return applySheetImport(context.db, { id, signature }, authorOf(context));
    },
  }),
  undoSheetImport: t.field({
    type: ImportType,
    description: 'Annuler un import, dans les trente jours ; ce qui a changé depuis reste.',
    authScopes: scopes,
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, context) => {
      await getSheetImport(context.db, id, context.viewer);
      return undoSheetImport(context.db, context.storage, { id, auteur: authorOf(context) });
    },
  }),
}));
