import { parseInput } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { mailWordInput } from '@barnum/rules/outbox/mails-input';
import { requestFileSentences } from '@barnum/rules/requests/reservation-requests/request-files';
import type { FileUpload } from 'graphql-upload-minimal';
import { authorOf, type CallContext } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { readUpload } from '../../platform/graphql/uploads.ts';
import {
  FollowUpType,
  OwnMessageType,
  onFollowed,
  tokenDescription,
} from '../../requests/follow-up/follow-up.graphql.ts';
import { getReservationRequest } from '../../requests/reservation-requests/reservation-requests.domain.ts';
import {
  RequestMessageType,
  ReservationRequestType,
} from '../../requests/reservation-requests/reservation-requests.graphql.ts';
import { countVisitorFile, replyWithFile, sendVisitorFile } from './message-files.domain.ts';
import { RequestFileType } from './request-files.graphql.ts';

const MessageFileType = builder.prismaObject('RequestFile', {
  variant: 'FollowUpFile',
  select: { id: true },
  description: 'Un fichier d’un message, à `/api/suivi/{jeton}/fichier/{id}`.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    nom: t.exposeString('nom', { description: 'Son nom, avec l’extension de ce qu’il est.' }),
    taille: t.exposeInt('taille', { description: 'En octets.' }),
  }),
});

builder.prismaObjectField(OwnMessageType, 'fichiers', (t) =>
  t.relation('files', { type: MessageFileType, query: { orderBy: { id: 'asc' } }, description: 'Ce qui y est joint.' }),
);

builder.prismaObjectField(RequestMessageType, 'fichiers', (t) =>
  t.relation('files', {
    type: RequestFileType,
    authScopes: { requests: true },
    query: { orderBy: { id: 'asc' } },
    description: 'Ce qui y est joint ; le visiteur le lit, lui aussi.',
  }),
);

builder.mutationFields((t) => ({
  sendFollowUpFile: t.prismaField({
    type: FollowUpType,
    description: 'Envoyer à l’entreprise, depuis la page de suivi, un PDF ou une image de 10 Mo au plus.',
    authScopes: { public: true },
    args: {
      jeton: t.arg.string({ required: true, description: tokenDescription }),
      texte: t.arg.string({ description: 'Un mot avec le fichier.' }),
      file: t.arg({ type: 'Upload', required: true }),
    },
    resolve: (query, _root, { jeton, file, ...args }, context) =>
      onFollowed(context, jeton, query, async (id, administrators) => {
        await countVisitorFile(context.rateLimiter, id);
        const { mot: texte } = parseInput(mailWordInput, { mot: args.texte });
        await sendVisitorFile(context, id, { texte, administrators, ...(await read(file, context)) });
      }),
  }),
  replyWithFile: t.prismaField({
    type: ReservationRequestType,
    description: 'Répondre à un visiteur avec un fichier, qu’il ouvre sur sa page de suivi.',
    authScopes: { requests: true },
    args: {
      id: t.arg.int({ required: true }),
      texte: t.arg.string({ description: 'Un mot avec le fichier.' }),
      lastId: t.arg.int({ description: 'Le dernier message lu, à marquer comme tel avec ceux d’avant.' }),
      file: t.arg({ type: 'Upload', required: true }),
    },
    resolve: async (query, _root, { id, file, lastId, ...args }, context) => {
      const { mot: texte } = parseInput(mailWordInput, { mot: args.texte });
      const reply = { texte, auteur: authorOf(context), lastId: lastId ?? null };
      await replyWithFile(context, id, { ...reply, ...(await read(file, context)) });
      return getReservationRequest(context.db, id, query);
    },
  }),
}));

async function read(file: Promise<FileUpload>, context: CallContext): Promise<{ nom: string; bytes: Buffer }> {
  const { tooLarge } = requestFileSentences;
  const bytes = await readUpload(file, context, { maxBytes: limits.requestFileBytes, tooLarge });
  return { nom: (await file).filename, bytes };
}
