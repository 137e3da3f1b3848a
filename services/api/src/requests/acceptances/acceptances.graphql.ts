import { parseInput } from '@barnum/rules/errors';
import { pageInput } from '@barnum/rules/fields/page';
import { limits } from '@barnum/rules/limits';
import { acceptanceSentences, evidenceFileName, signedPageName } from '@barnum/rules/requests/acceptances/acceptances';
import { type EvidenceFault, evidenceFaultSentences } from '@barnum/rules/requests/acceptances/evidence';
import { type EvidenceFileCheck, evidenceFileStates } from '@barnum/rules/requests/acceptances/evidence-files';
import { builder } from '../../platform/graphql/builder.ts';
import { readUpload } from '../../platform/graphql/uploads.ts';
import { readAcceptedEvidence, readEvidenceFile, readSignedPage } from './acceptance-papers.domain.ts';
import { checkAcceptance } from './check-acceptances.domain.ts';
import { checkEvidenceFile } from './evidence-files.domain.ts';
import {
  type Acceptance,
  countKeptAcceptances,
  getAcceptance,
  listKeptAcceptances,
  readAcceptances,
} from './read-acceptances.domain.ts';

const CheckType = builder.objectRef<{ fault: EvidenceFault | null }>('AcceptanceCheck').implement({
  description: 'Ce que dit la vérification d’une acceptation.',
  authScopes: { requests: true },
  fields: (t) => ({
    isRight: t.boolean({
      description: 'Si rien n’a changé depuis l’acceptation.',
      resolve: ({ fault }) => fault === null,
    }),
    phrase: t.string({
      description: 'La même chose, en une phrase.',
      resolve: ({ fault }) => (fault === null ? acceptanceSentences.verified : evidenceFaultSentences[fault]),
    }),
  }),
});

const AcceptanceType = builder.objectRef<Acceptance>('Acceptance').implement({
  description: 'Un devis accepté en ligne : il ne change plus, et survit à sa demande.',
  authScopes: { requests: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    requestId: t.exposeInt('requestId', { description: 'Le numéro de la demande, même supprimée.' }),
    quoteVersionId: t.exposeInt('quoteVersionId', { description: 'La version du devis.' }),
    devis: t.exposeString('devis', { description: 'Le nom du devis, comme D-2026-00001 v2.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Quand il a été accepté.' }),
    empreinte: t.exposeString('empreinte', { description: 'L’empreinte SHA-256 de la preuve.' }),
    signataire: t.string({
      nullable: true,
      description: 'Qui a accepté, et en quelle qualité ; vide après dix ans.',
      resolve: async ({ id }, _args, { db }) => {
        const evidence = await readAcceptedEvidence(db, id);
        return evidence && [evidence.signataire.nom, evidence.signataire.qualite].filter(Boolean).join(', ');
      },
    }),
    retractationJusquAu: t.expose('retractationJusquAu', {
      type: 'Date',
      nullable: true,
      description: 'Le dernier jour où le client peut renoncer au contrat ; vide sans ce droit.',
    }),
    retracteLe: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Quand il y a renoncé.',
      resolve: ({ withdrawal }) => withdrawal?.createdAt ?? null,
    }),
    fileName: t.string({
      description: 'Le nom du fichier de preuve.',
      resolve: ({ devis }) => evidenceFileName(devis),
    }),
    preuve: t.string({
      description: 'Le fichier de preuve, un ZIP en base64 : devis, CGV, page signée et preuve.json.',
      resolve: async ({ id }, _args, { db }) => (await readEvidenceFile(db, id)).zip.toString('base64'),
    }),
    pageName: t.string({
      description: 'Le nom du fichier de la page signée.',
      resolve: ({ devis }) => signedPageName(devis),
    }),
    page: t.string({
      description: 'La page signée, un PDF en base64.',
      resolve: async ({ id }, _args, { db }) => Buffer.from(await readSignedPage(db, id)).toString('base64'),
    }),
    verification: t.field({
      type: CheckType,
      description: 'Si la preuve, ses pièces et la chaîne sont telles qu’à l’acceptation.',
      resolve: async ({ id }, _args, { db }) => ({ fault: await checkAcceptance(db, id) }),
    }),
  }),
});

const KeptPageType = builder.objectRef<{ page: number; pageSize: number }>('AcceptancePage').implement({
  description: 'Une page d’acceptations, de la plus récente à la plus ancienne.',
  authScopes: { requests: true },
  fields: (t) => ({
    items: t.field({ type: [AcceptanceType], resolve: (sought, _args, { db }) => listKeptAcceptances(db, sought) }),
    totalCount: t.int({ resolve: (_sought, _args, { db }) => countKeptAcceptances(db) }),
  }),
});

const FileStateType = builder.enumType('EvidenceFileState', {
  description:
    'Ce qu’un fichier est, à côté de ce qui a été accepté : conforme, modifié, absent, ou étranger à la preuve.',
  values: evidenceFileStates,
});

const CheckedFileType = builder.objectRef<EvidenceFileCheck['fichiers'][number]>('CheckedEvidenceFile').implement({
  description: 'Un fichier d’une preuve que l’on vérifie.',
  authScopes: { requests: true },
  fields: (t) => ({
    nom: t.exposeString('nom', { description: 'Son nom.' }),
    etat: t.expose('etat', { type: FileStateType, description: 'Ce qu’il est.' }),
    phrase: t.exposeString('phrase', { description: 'La même chose, en mots.' }),
  }),
});

const EvidenceCheckType = builder.objectRef<EvidenceFileCheck>('EvidenceFileCheck').implement({
  description: 'Ce que dit la vérification d’un fichier de preuve que quelqu’un présente.',
  authScopes: { requests: true },
  fields: (t) => ({
    isRight: t.exposeBoolean('isRight', { description: 'Si aucun octet n’a changé, et que le registre le connaît.' }),
    phrase: t.exposeString('phrase', { description: 'Le tout, en une phrase.' }),
    devis: t.exposeString('devis', { nullable: true, description: 'Le devis qu’elle nomme ; vide si rien ne se lit.' }),
    registre: t.exposeString('registre', { description: 'Ce que le registre de l’entreprise en a, en une phrase.' }),
    fichiers: t.field({
      type: [CheckedFileType],
      description: 'Ce qui en est de chaque fichier.',
      resolve: ({ fichiers }) => fichiers,
    }),
  }),
});

builder.mutationField('checkEvidence', (t) =>
  t.field({
    type: EvidenceCheckType,
    description: 'Vérifier un fichier de preuve (ZIP), d’où qu’il vienne. Rien n’en est gardé.',
    authScopes: { requests: true },
    args: { file: t.arg({ type: 'Upload', required: true }) },
    resolve: async (_root, { file }, context) => {
      const tooLarge = acceptanceSentences.evidenceTooLarge;
      const bytes = await readUpload(file, context, { maxBytes: limits.requestFileBytes, tooLarge });
      return checkEvidenceFile(context.db, bytes);
    },
  }),
);

builder.queryFields((t) => ({
  acceptances: t.field({
    type: [AcceptanceType],
    description: 'Les acceptations en ligne des devis d’une demande, même supprimée ; la dernière d’abord.',
    authScopes: { requests: true },
    args: { requestId: t.arg.int({ required: true }) },
    resolve: (_root, { requestId }, { db }) => readAcceptances(db, requestId),
  }),
  keptAcceptances: t.field({
    type: KeptPageType,
    description: 'Les acceptations en ligne dont la demande est supprimée : leur preuve reste dix ans.',
    authScopes: { requests: true },
    args: { page: t.arg.int({ defaultValue: 1 }), pageSize: t.arg.int({ defaultValue: 20 }) },
    resolve: (_root, args) => parseInput(pageInput, args),
  }),
  acceptance: t.field({
    type: AcceptanceType,
    description: 'Une acceptation en ligne.',
    authScopes: { requests: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }, { db }) => getAcceptance(db, id),
  }),
}));
