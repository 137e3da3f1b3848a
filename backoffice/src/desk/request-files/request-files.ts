import { requestFileSentences } from '@barnum/rules/requests/reservation-requests/request-files';
import type { ResultOf } from 'gql.tada';
import { useDeletion } from '../../components/use-deletion.ts';
import { graphql } from '../../lib/service/graphql.ts';

export const requestFilesFields = graphql(`
  fragment RequestFiles on Query @_unmask {
    reservationRequest(id: $id) {
      id
      fichiers {
        id
        nom
        taille
        auteur
        createdAt
        partage
        url
      }
    }
  }
`);

export const attachFileMutation = graphql(`
  mutation AttachRequestFile($requestId: Int!, $file: Upload!) {
    attachRequestFile(requestId: $requestId, file: $file) {
      id
    }
  }
`);

const deleteFileMutation = graphql(`
  mutation DeleteRequestFile($id: Int!) {
    deleteRequestFile(id: $id)
  }
`);

export type RequestFile = ResultOf<typeof requestFilesFields>['reservationRequest']['fichiers'][number];

/** Removes a file after a confirmation. */
export function useFileDeletion(onDeleted: () => void) {
  return useDeletion({
    mutation: deleteFileMutation,
    sentences: { done: requestFileSentences.deleted, failed: requestFileSentences.deleteFailed, conflict: true },
    refreshes: ['RequestFile'],
    question: ({ nom }: RequestFile) => `Retirer le fichier « ${nom} » ?`,
    onDeleted,
  });
}
