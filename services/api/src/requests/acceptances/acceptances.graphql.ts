import { acceptanceSentences, evidenceFileName, signedPageName } from '@barnum/rules/requests/acceptances/acceptances';
import { type EvidenceFault, evidenceFaultSentences } from '@barnum/rules/requests/acceptances/evidence';
import { builder } from '../../platform/graphql/builder.ts';
import { checkAcceptance } from './acceptance-chain.domain.ts';
import { readAcceptedEvidence, readEvidenceFile, readSignedPage } from './acceptance-papers.domain.ts';
import { type Acceptance, getAcceptance, readAcceptances } from './read-acceptances.domain.ts';

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

builder.queryFields((t) => ({
  acceptances: t.field({
    type: [AcceptanceType],
    description: 'Les acceptations en ligne des devis d’une demande, même supprimée ; la dernière d’abord.',
    authScopes: { requests: true },
    args: { requestId: t.arg.int({ required: true }) },
    resolve: (_root, { requestId }, { db }) => readAcceptances(db, requestId),
  }),
  acceptance: t.field({
    type: AcceptanceType,
    description: 'Une acceptation en ligne.',
    authScopes: { requests: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }, { db }) => getAcceptance(db, id),
  }),
}));
