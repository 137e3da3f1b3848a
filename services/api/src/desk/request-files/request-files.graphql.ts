import { limits } from '@barnum/rules/limits';
import { requestFilePath } from '@barnum/rules/paths';
import { requestFileSentences } from '@barnum/rules/requests/reservation-requests/request-files';
import { authorOf } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { readUpload } from '../../platform/graphql/uploads.ts';
import { attachRequestFile, deleteRequestFile } from './request-files.domain.ts';

export const RequestFileType = builder.prismaObject('RequestFile', {
  select: { id: true },
  description: 'Un document ou une photo que l’entreprise garde avec une demande.',
  authScopes: { requests: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    nom: t.exposeString('nom', { description: 'Son nom, avec l’extension de ce qu’il est.' }),
    taille: t.exposeInt('taille', { description: 'En octets.' }),
    auteur: t.exposeString('auteur', { description: 'L’adresse e-mail de l’administrateur qui l’a joint.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    partage: t.boolean({
      description: 'Si le visiteur le lit, lui aussi : il est joint à un message.',
      select: { messageId: true },
      resolve: ({ messageId }) => messageId !== null,
    }),
    url: t.string({
      description: 'Son adresse, que seul un administrateur peut lire, avec son jeton dans l’en-tête `Authorization`.',
      resolve: ({ id }) => requestFilePath(id),
    }),
  }),
});

builder.prismaObjectField('ReservationRequest', 'fichiers', (t) =>
  t.relation('files', {
    type: RequestFileType,
    authScopes: { requests: true },
    query: { orderBy: { id: 'asc' }, where: { handoverCommand: { is: null }, depositId: null } },
    description: 'Ses fichiers joints : ceux que l’entreprise garde, et ceux des messages.',
  }),
);

builder.mutationFields((t) => ({
  attachRequestFile: t.prismaField({
    type: RequestFileType,
    description: 'Joindre un fichier à une demande : un PDF ou une image, de 10 Mo au plus.',
    authScopes: { requests: true },
    args: {
      requestId: t.arg.int({ required: true }),
      file: t.arg({ type: 'Upload', required: true }),
    },
    resolve: async (_query, _root, { requestId, file }, context) => {
      const tooLarge = requestFileSentences.tooLarge;
      const bytes = await readUpload(file, context, { maxBytes: limits.requestFileBytes, tooLarge });
      const { filename } = await file;
      const upload = { requestId, nom: filename, bytes, auteur: authorOf(context) };
      return attachRequestFile(context.db, context.storage, upload);
    },
  }),
  deleteRequestFile: t.boolean({
    description: 'Retirer un fichier joint.',
    authScopes: { requests: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { db }) => {
      await deleteRequestFile(db, id);
      return true;
    },
  }),
}));
