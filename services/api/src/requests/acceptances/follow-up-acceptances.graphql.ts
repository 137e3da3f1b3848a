import { parseInput } from '@barnum/rules/errors';
import { mailWordInput } from '@barnum/rules/outbox/mails-input';
import type { AcceptanceTexts } from '@barnum/rules/requests/acceptances/acceptance-texts';
import { evidenceFileName } from '@barnum/rules/requests/acceptances/acceptances';
import { quoteAcceptanceInput } from '@barnum/rules/requests/acceptances-input';
import { acceptanceObstacles } from '@barnum/rules/requests/reservation-requests/acceptance-obstacles';
import { builder } from '../../platform/graphql/builder.ts';
import { htmlToShow } from '../../platform/html/html-to-show.ts';
import { FollowUpType, onFollowed, tokenDescription } from '../follow-up/follow-up.graphql.ts';
import { readAcceptedEvidence, readEvidenceFile } from './acceptance-papers.domain.ts';
import { acceptQuote, declineQuote, sendAcceptanceCode } from './acceptances.domain.ts';
import { acceptanceStates, type FollowedAcceptance, readFollowedAcceptance } from './follow-up-acceptances.domain.ts';
import { hashOfTexts } from './offers.domain.ts';
import { withdrawFromContract } from './withdrawals.domain.ts';

const StateType = builder.enumType('AcceptanceState', {
  description:
    'Où en est l’acceptation d’un devis : à accepter, pas maintenant, accepté, accepté avec un stock à revoir, ou rétracté.',
  values: acceptanceStates,
});

const ObstacleType = builder.enumType('AcceptanceObstacle', {
  description:
    'Pourquoi un devis ne s’accepte pas maintenant : plus valable, la demande a changé, une version se prépare, ou aucun code ne peut partir.',
  values: acceptanceObstacles,
});

const TextsType = builder.objectRef<AcceptanceTexts>('AcceptanceTexts').implement({
  description: 'Ce qui est lu avant d’accepter, dans cet ordre : la preuve contient ces phrases.',
  fields: (t) => ({
    titre: t.exposeString('titre', { description: 'Le titre.' }),
    resume: t.exposeStringList('resume', { description: 'Ce qui est accepté.' }),
    retractation: t.exposeStringList('retractation', {
      description: 'Ce que l’entreprise dit du droit de rétractation, à un particulier.',
    }),
    accord: t.exposeString('accord', { description: 'Ce qui se coche.' }),
    bouton: t.exposeString('bouton', { description: 'Le bouton.' }),
    empreinte: t.string({
      description:
        'L’empreinte SHA-256 de ces phrases, que `acceptQuote` reçoit : ce qui a été lu est ce qui est signé.',
      resolve: hashOfTexts,
    }),
  }),
});

const FollowedAcceptanceType = builder.objectRef<FollowedAcceptance>('FollowUpAcceptance').implement({
  description: 'Le devis d’une demande, à accepter ou accepté en ligne, tel que son visiteur le voit.',
  fields: (t) => ({
    versionId: t.exposeInt('versionId', { description: 'La version du devis.' }),
    devis: t.exposeString('devis', { description: 'Son nom, comme D-2026-00001 v2.' }),
    etat: t.expose('etat', { type: StateType, description: 'Où en est l’acceptation.' }),
    empechement: t.expose('empechement', {
      type: ObstacleType,
      nullable: true,
      description: 'Ce qui fait qu’il ne s’accepte pas maintenant.',
    }),
    refus: t.exposeString('refus', { nullable: true, description: 'Le même empêchement, en une phrase.' }),
    particulier: t.exposeBoolean('particulier', { description: 'Si c’est un particulier qui accepte.' }),
    textes: t.expose('textes', { type: TextsType, nullable: true, description: 'Vide quand rien n’est à accepter.' }),
    cgv: t.field({
      type: 'Html',
      nullable: true,
      description: 'Les conditions générales de vente du devis.',
      resolve: ({ cgv }) => (cgv === null ? null : htmlToShow(cgv)),
    }),
    adresse: t.exposeString('adresse', { nullable: true, description: 'Où part le code, en partie masqué.' }),
    devisAccepte: t.string({
      nullable: true,
      description: 'Le nom de celui qui a été accepté : une version plus récente peut le suivre.',
      resolve: ({ accepted }) => accepted?.devis ?? null,
    }),
    accepteLe: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Quand il a été accepté.',
      resolve: ({ accepted }) => accepted?.createdAt ?? null,
    }),
    signataire: t.string({
      nullable: true,
      description: 'Par qui.',
      resolve: async ({ accepted }, _args, { db }) =>
        (accepted && (await readAcceptedEvidence(db, accepted.id)))?.signataire.nom ?? null,
    }),
    retractationJusquAu: t.expose('retractationJusquAu', {
      type: 'Date',
      nullable: true,
      description: 'Le dernier jour pour renoncer au contrat ; vide quand ce n’est pas possible.',
    }),
    retracteLe: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Quand il y a renoncé.',
      resolve: ({ accepted }) => accepted?.withdrawal?.createdAt ?? null,
    }),
    preuveName: t.string({
      description: 'Le nom du fichier de preuve.',
      resolve: ({ devis, accepted }) => evidenceFileName(accepted?.devis ?? devis),
    }),
    preuve: t.string({
      nullable: true,
      description: 'Le fichier de preuve, un ZIP en base64 ; vide tant que rien n’est accepté.',
      resolve: async ({ accepted }, _args, { db }) =>
        accepted && (await readEvidenceFile(db, accepted.id)).zip.toString('base64'),
    }),
  }),
});

builder.prismaObjectField(FollowUpType, 'acceptation', (t) =>
  t.field({
    type: FollowedAcceptanceType,
    nullable: true,
    description: 'Vide quand rien ne s’accepte en ligne.',
    select: { id: true },
    resolve: ({ id }, _args, context) => readFollowedAcceptance(context, id),
  }),
);

const shown = {
  jeton: tokenDescription,
  devis: 'La version que le visiteur a lue : si elle a changé, rien ne se fait.',
};

builder.mutationFields((t) => ({
  sendAcceptanceCode: t.prismaField({
    type: FollowUpType,
    description: 'Demander, depuis la page de suivi, le code qui accepte le devis : il part par e-mail.',
    authScopes: { public: true },
    args: {
      jeton: t.arg.string({ required: true, description: shown.jeton }),
      devis: t.arg.int({ required: true, description: shown.devis }),
    },
    resolve: (query, _root, { jeton, devis }, context) =>
      onFollowed(context, jeton, query, (requestId) => sendAcceptanceCode(context, { requestId, versionId: devis })),
  }),
  acceptQuote: t.prismaField({
    type: FollowUpType,
    description: 'Accepter le devis depuis la page de suivi, avec le code reçu par e-mail.',
    authScopes: { public: true },
    args: {
      jeton: t.arg.string({ required: true, description: shown.jeton }),
      devis: t.arg.int({ required: true, description: shown.devis }),
      textes: t.arg.string({
        required: true,
        description: 'L’empreinte des phrases que le visiteur a lues : si elles ont changé, rien ne se fait.',
      }),
      code: t.arg.string({ required: true, description: 'Les six chiffres.' }),
      nom: t.arg.string({ required: true, description: 'Qui accepte.' }),
      qualite: t.arg.string({ description: 'En quelle qualité.' }),
      accord: t.arg.boolean({ required: true, description: '« Bon pour accord ».' }),
      dessin: t.arg.string({ description: 'La signature dessinée : « M10 20 L30 40 », dans 600 sur 200.' }),
    },
    resolve: (query, _root, { jeton, devis, textes: read, ...args }, context) =>
      onFollowed(context, jeton, query, (requestId, administrators) => {
        const input = parseInput(quoteAcceptanceInput, args);
        return acceptQuote(context, { requestId, versionId: devis }, { input, read, administrators });
      }),
  }),
  declineQuote: t.prismaField({
    type: FollowUpType,
    description: 'Refuser le devis depuis la page de suivi : la demande est annulée.',
    authScopes: { public: true },
    args: {
      jeton: t.arg.string({ required: true, description: shown.jeton }),
      devis: t.arg.int({ required: true, description: shown.devis }),
      mot: t.arg.string({ description: 'Pourquoi : un message de plus.' }),
    },
    resolve: (query, _root, { jeton, devis, ...args }, context) =>
      onFollowed(context, jeton, query, (requestId, administrators) => {
        const { mot } = parseInput(mailWordInput, args);
        return declineQuote(context, { requestId, versionId: devis }, { mot, administrators });
      }),
  }),
  withdrawFromContract: t.prismaField({
    type: FollowUpType,
    description: 'Renoncer, depuis la page de suivi, au contrat accepté en ligne, tant que le délai court.',
    authScopes: { public: true },
    args: { jeton: t.arg.string({ required: true, description: shown.jeton }) },
    resolve: (query, _root, { jeton }, context) =>
      onFollowed(context, jeton, query, (id, administrators) =>
        withdrawFromContract(context.db, id, { administrators }),
      ),
  }),
}));
