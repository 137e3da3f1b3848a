import {
  articleImportInput,
  countsOf,
  type ImportedCell,
  type ImportedKind,
  type ImportedRow,
  importedKinds,
} from '@barnum/rules/desk/article-import-input';
import { articleImportFields } from '@barnum/rules/desk/spreadsheets/article-import-columns';
import { importSentences } from '@barnum/rules/desk/spreadsheets/import-sentences';
import { parseInput } from '@barnum/rules/errors';
import { pageInput } from '@barnum/rules/fields/page';
import { limits } from '@barnum/rules/limits';
import { authorOf } from '../../platform/context.ts';
import { builder, updatedAtDescription } from '../../platform/graphql/builder.ts';
import { readUpload } from '../../platform/graphql/uploads.ts';
import { applyArticleImport, listStaying, undoArticleImport } from './apply-articles.domain.ts';
import {
  type ArticleImport,
  chooseForImport,
  getArticleImport,
  type ImportReport,
  isRecent,
  listArticleImports,
  type Staying,
  startArticleImport,
} from './article-imports.domain.ts';
import { type ComparedImport, compareImport } from './compare-import.domain.ts';

const FieldType = builder.enumType('ArticleImportField', {
  description: 'Ce que peut être une colonne d’un tableau d’articles ; `id` est le numéro d’un export de Barnum.',
  values: articleImportFields,
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
  authScopes: { articles: true },
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
  authScopes: { articles: true },
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Son numéro, comme le tableur le montre.' }),
    kind: t.expose('kind', { type: KindType, description: 'Ce qu’elle ferait.' }),
    nom: t.exposeString('nom', { description: 'Le nom de son article, ou le titre.' }),
    articleId: t.exposeInt('articleId', { nullable: true, description: 'L’article qu’elle concerne déjà.' }),
    cells: t.expose('cells', { type: [CellType], description: 'Celles qui disent quelque chose.' }),
    problems: t.exposeStringList('problems', { description: 'Pourquoi elle est refusée, ou ce qui est à savoir.' }),
  }),
});

const CountsType = builder.objectRef<Record<ImportedKind, number>>('ImportedCounts').implement({
  description: 'Combien de lignes de chaque sorte.',
  authScopes: { articles: true },
  fields: (t) => ({
    nouveau: t.exposeInt('nouveau', { description: 'Articles à créer.' }),
    modifie: t.exposeInt('modifie', { description: 'Articles à modifier.' }),
    identique: t.exposeInt('identique', { description: 'Déjà ainsi.' }),
    refuse: t.exposeInt('refuse', { description: 'Refusées.' }),
    ecarte: t.exposeInt('ecarte', { description: 'Écartées.' }),
    titre: t.exposeInt('titre', { description: 'Titres.' }),
  }),
});

const RowPageType = builder.objectRef<{ items: ImportedRow[]; totalCount: number }>('ImportedRowPage').implement({
  description: 'Une page de lignes à importer.',
  authScopes: { articles: true },
  fields: (t) => ({
    items: t.expose('items', { type: [RowType] }),
    totalCount: t.exposeInt('totalCount'),
  }),
});

const PreviewType = builder.objectRef<ComparedImport>('ArticleImportPreview').implement({
  description: 'Ce qu’un import changerait du catalogue.',
  authScopes: { articles: true },
  fields: (t) => ({
    signature: t.exposeString('signature', { description: 'À rendre pour importer ce qui a été vu.' }),
    questions: t.exposeStringList('questions', { description: 'Ce à quoi répondre avant d’importer.' }),
    newCategories: t.exposeStringList('newCategories', { description: 'Les catégories qui seraient créées.' }),
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
  description: 'Un article qu’une annulation laisse comme il est.',
  authScopes: { articles: true },
  fields: (t) => ({
    articleId: t.exposeInt('articleId', { description: 'Son numéro.' }),
    nom: t.exposeString('nom', { description: 'Son nom.' }),
    why: t.exposeString('why', { description: 'Pourquoi.' }),
  }),
});

const RefusedType = builder.objectRef<ImportReport['refused'][number]>('ImportRefused').implement({
  description: 'Une ligne qui n’a pas été importée.',
  authScopes: { articles: true },
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Son numéro, comme le tableur le montre.' }),
    nom: t.exposeString('nom', { description: 'Le nom de son article.' }),
    problem: t.exposeString('problem', { description: 'Pourquoi.' }),
  }),
});

const ReportType = builder.objectRef<ImportReport>('ArticleImportReport').implement({
  description: 'Ce qu’un import a fait.',
  authScopes: { articles: true },
  fields: (t) => ({
    counts: t.expose('counts', { type: CountsType, description: 'Combien de lignes.' }),
    refused: t.expose('refused', { type: [RefusedType], description: 'Les lignes refusées.' }),
    staying: t.expose('staying', { type: [StayingType], description: 'Ce que son annulation a laissé.' }),
  }),
});

const ColumnType = builder
  .objectRef<{ title: string; field: (typeof articleImportFields)[number] | null; sample: string }>('ImportColumn')
  .implement({
    description: 'Une colonne du tableau.',
    authScopes: { articles: true },
    fields: (t) => ({
      title: t.exposeString('title', { description: 'Son titre.' }),
      field: t.expose('field', { type: FieldType, nullable: true, description: 'Vide : laissée de côté.' }),
      sample: t.exposeString('sample', { description: 'Sa première valeur.' }),
    }),
  });

const MendedType = builder.objectRef<{ line: number; column: number; text: string }>('MendedCell').implement({
  description: 'Une cellule corrigée avant l’import.',
  authScopes: { articles: true },
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Sa ligne.' }),
    column: t.exposeInt('column', { description: 'Sa colonne, à partir de 0.' }),
    text: t.exposeString('text', { description: 'Ce qu’elle contient désormais.' }),
  }),
});

const ImportType = builder.objectRef<ArticleImport>('ArticleImport').implement({
  description: 'Un tableau d’articles repris d’un tableur.',
  authScopes: { articles: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
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
      resolve: ({ titles, choices, content }) =>
        titles.map((title, at) => ({
          title,
          field: choices.columns[at] ?? null,
          sample: content?.rows.find(({ cells }) => (cells[at] ?? '') !== '')?.cells[at]?.slice(0, 80) ?? '',
        })),
    }),
    emptied: t.field({
      type: [FieldType],
      description: 'Les champs qui se vident où la cellule est vide.',
      resolve: ({ choices }) => choices.emptied,
    }),
    rate: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Le taux de TVA des prix hors taxes.',
      resolve: ({ choices }) => choices.rate,
    }),
    hasHeadings: t.boolean({
      description: 'Si une ligne d’un seul texte est un titre.',
      resolve: ({ choices }) => choices.hasHeadings,
    }),
    makesCategories: t.boolean({
      description: 'Si les catégories inconnues sont créées.',
      resolve: ({ choices }) => choices.makesCategories,
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
  articleImport: t.field({
    type: ImportType,
    description: 'Un import d’articles.',
    authScopes: { articles: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }, { db }) => getArticleImport(db, id),
  }),
  articleImports: t.field({
    type: [ImportType],
    description: 'Les derniers imports d’articles, 50 au plus, sans leurs lignes.',
    authScopes: { articles: true },
    resolve: (_root, _args, { db }) => listArticleImports(db),
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

const ImportInput = builder.inputType('ArticleImportInput', {
  description: 'Tout ce qui est décidé d’un tableau avant son import.',
  fields: (t) => ({
    columns: t.field({
      type: [FieldType],
      required: { list: true, items: false },
      description: 'Ce qu’est chaque colonne ; vide : laissée de côté.',
    }),
    emptied: t.field({ type: [FieldType], description: 'Les champs qui se vident où la cellule est vide.' }),
    rate: t.field({ type: 'Decimal', description: 'Le taux de TVA des prix hors taxes.' }),
    hasHeadings: t.boolean({ description: 'Si une ligne d’un seul texte est un titre.' }),
    makesCategories: t.boolean({ description: 'Si les catégories inconnues sont créées.' }),
    leftOut: t.intList({ description: 'Les lignes écartées.' }),
    mended: t.field({ type: [MendedInput], description: 'Les cellules corrigées.' }),
  }),
});

builder.mutationFields((t) => ({
  startArticleImport: t.field({
    type: ImportType,
    description: 'Lire un tableau d’articles (.xlsx, CSV ou texte) ; rien ne change avant `applyArticleImport`.',
    authScopes: { articles: true },
    args: {
      file: t.arg({ type: 'Upload', required: true }),
      sheet: t.arg.int({ defaultValue: 0, description: 'Celle de ses feuilles visibles à lire, à partir de 0.' }),
    },
    resolve: async (_root, { file, sheet }, context) => {
      const bytes = await readUpload(file, context, {
        maxBytes: limits.sheetBytes,
        tooLarge: importSentences.tooLarge,
      });
      const { filename: fileName } = await file;
      return startArticleImport(context.db, { bytes, fileName, sheet: Math.max(0, sheet ?? 0) }, authorOf(context));
    },
  }),
  updateArticleImport: t.field({
    type: ImportType,
    description: 'Décider d’un tableau avant son import.',
    authScopes: { articles: true },
    args: {
      id: t.arg.int({ required: true }),
      input: t.arg({ type: ImportInput, required: true }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: (_root, { id, input, updatedAt }, { db }) =>
      chooseForImport(db, id, { choices: parseInput(articleImportInput, input), seen: updatedAt }),
  }),
  applyArticleImport: t.field({
    type: ImportType,
    description: 'Importer tout ce que l’aperçu montrait, ou rien.',
    authScopes: { articles: true },
    args: {
      id: t.arg.int({ required: true }),
      signature: t.arg.string({ required: true, description: 'Celle de l’aperçu qui a été vu.' }),
    },
    resolve: (_root, { id, signature }, context) =>
      applyArticleImport(context.db, { id, signature }, authorOf(context)),
  }),
  undoArticleImport: t.field({
    type: ImportType,
    description: 'Annuler un import, dans les trente jours ; ce qui a changé depuis reste.',
    authScopes: { articles: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }, context) =>
      undoArticleImport(context.db, context.storage, { id, auteur: authorOf(context) }),
  }),
}));
