import { limits } from '../../limits.ts';
import { normaliseLine } from '../../text/normalise.ts';

/** What may be kept with a request, by extension, and its content type. */
export const requestFileTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
} as const;
export type RequestFileType = keyof typeof requestFileTypes;

/** Narrows the extension of a file. */
export function isRequestFileType(extension: string | undefined): extension is RequestFileType {
  return extension !== undefined && Object.hasOwn(requestFileTypes, extension);
}

/**
 * The name under which an uploaded file is kept: without folders and control characters, with the extension of what it
 * is, so that a page that calls itself a picture is not opened as a page.
 */
export function requestFileName(uploaded: string, type: RequestFileType): string {
  const name = normaliseLine(uploaded.replace(/^.*[/\\]/s, ''));
  const base = name.replace(/\.[^.]{1,10}$/, '').slice(0, limits.nom - 10) || 'fichier';
  return `${base}.${type}`;
}

/** Sentences about them, which visitors read, too, of the files in their messages. */
export const requestFileSentences = {
  unreadable: 'Veuillez choisir un PDF ou une image valide',
  tooLarge: 'Un fichier ne doit pas dépasser 10 Mo',
  tooMany: 'Une demande garde dix fichiers au plus',
  tooManyInMessages: 'Vingt fichiers au plus s’échangent pour une demande\u00a0: envoyez les autres par e-mail',
  notFound: 'Ce fichier n’existe plus',
  ofRetention: 'Ce fichier montre pourquoi une caution est retenue\u00a0: il reste avec la demande',
  ofHandover: 'Cette photo est d’un état des lieux : elle reste avec la demande',
  ofDeposit: 'Cette photo montre le chèque d’une caution\u00a0: elle reste avec la caution',
  attached: 'Fichier joint',
  deleted: 'Fichier retiré',
  deleteFailed: 'Le fichier n’a pas été retiré. Veuillez réessayer.',
  downloadFailed: 'Le fichier n’a pas pu être lu. Veuillez réessayer.',
};
