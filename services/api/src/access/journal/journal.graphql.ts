import { journalOperations } from '@barnum/rules/access/journal/journal';
import { journalSubject } from '@barnum/rules/access/journal/journal-labels';
import { type JournalFilter, journalFilterInput, journalYearsInput } from '@barnum/rules/access/journal-input';
import { parseInput } from '@barnum/rules/errors';
import { pageInput } from '@barnum/rules/fields/page';
import { builder } from '../../platform/graphql/builder.ts';
import {
  type Change,
  changesOf,
  countJournal,
  type Entry,
  listJournal,
  listJournalAuthors,
  readJournalYears,
  saveJournalYears,
} from './journal.domain.ts';

const OperationType = builder.enumType('JournalOperation', {
  description: 'Ce qui a été fait d’une fiche.',
  values: journalOperations,
});

const ChangeType = builder.objectRef<Change>('JournalChange').implement({
  description: 'Un champ qui a changé.',
  authScopes: { journal: true },
  fields: (t) => ({
    champ: t.exposeString('champ', { description: 'Son nom.' }),
    avant: t.exposeString('avant', { description: 'Sa valeur avant ; vide pour une création.' }),
    apres: t.exposeString('apres', { description: 'Sa valeur après ; vide pour une suppression.' }),
  }),
});

const EntryType = builder.objectRef<Entry>('JournalEntry').implement({
  description: 'Qui a écrit quoi, quand.',
  authScopes: { journal: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Quand.' }),
    auteur: t.exposeString('auteur', { description: 'Qui : une adresse e-mail, une clé, le visiteur ou le système.' }),
    operation: t.expose('operation', { type: OperationType, description: 'Ce qui a été fait.' }),
    sujet: t.string({
      description: 'De quoi, en toutes lettres.',
      resolve: ({ recordKind, tableName }) => journalSubject(recordKind, tableName),
    }),
    recordKind: t.exposeString('recordKind', { description: 'La sorte de fiche.' }),
    recordId: t.exposeString('recordId', { description: 'Le numéro de la fiche.' }),
    changements: t.field({ type: [ChangeType], description: 'Les champs, avant et après.', resolve: changesOf }),
    effaceLe: t.expose('effaceLe', {
      type: 'DateTime',
      nullable: true,
      description: 'Quand ses valeurs ont été effacées avec les données d’une personne.',
    }),
  }),
});

type Sought = JournalFilter & { page: number; pageSize: number };

const JournalPageType = builder.objectRef<Sought>('JournalPage').implement({
  description: 'Une page du journal, du plus récent au plus ancien.',
  authScopes: { journal: true },
  fields: (t) => ({
    items: t.field({ type: [EntryType], resolve: (sought, _args, { db }) => listJournal(db, sought) }),
    totalCount: t.int({ resolve: (sought, _args, { db }) => countJournal(db, sought) }),
  }),
});

builder.queryFields((t) => ({
  journal: t.field({
    type: JournalPageType,
    description: 'Le journal : qui a écrit quoi, quand.',
    authScopes: { journal: true },
    args: {
      page: t.arg.int({ defaultValue: 1 }),
      pageSize: t.arg.int({ defaultValue: 20 }),
      search: t.arg.string({ description: 'Un numéro de fiche, ou un texte d’avant ou d’après.' }),
      auteur: t.arg.string({ description: 'Écrit par.' }),
      recordKind: t.arg.string({ description: 'Sur cette sorte de fiche.' }),
      recordId: t.arg.string({ description: 'Sur cette fiche.' }),
      du: t.arg({ type: 'Date', description: 'Ce jour ou après.' }),
      au: t.arg({ type: 'Date', description: 'Ce jour ou avant.' }),
    },
    resolve: (_root, args) => ({ ...parseInput(pageInput, args), ...parseInput(journalFilterInput, args) }),
  }),
  journalAuthors: t.stringList({
    description: 'Qui figure dans le journal.',
    authScopes: { journal: true },
    resolve: (_root, _args, { db }) => listJournalAuthors(db),
  }),
  journalYears: t.int({
    description: 'Combien d’années le journal est gardé.',
    authScopes: { journal: true },
    resolve: (_root, _args, { db }) => readJournalYears(db),
  }),
}));

builder.mutationField('updateJournalYears', (t) =>
  t.int({
    description: 'Changer combien d’années le journal est gardé.',
    authScopes: { journal: true },
    args: { annees: t.arg.int({ required: true }) },
    resolve: (_root, { annees }, { db }) => saveJournalYears(db, parseInput(journalYearsInput, annees)),
  }),
);
