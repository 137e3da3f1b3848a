import { limits } from './limits.ts';
import { withoutControls } from './text/text.ts';

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
  const name = withoutControls(uploaded.replace(/^.*[/\\]/s, '')).trim();
  const base = name.replace(/\.[^.]{1,10}$/, '').slice(0, limits.nom - 10) || 'fichier';
  return `${base}.${type}`;
}
