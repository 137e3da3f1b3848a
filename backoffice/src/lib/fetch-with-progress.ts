import { messages } from '@barnum/rules/messages';
import { HttpError } from './http-error.ts';

/** What `uploadContext` adds to the options of a `fetch`. */
export interface UploadInit extends RequestInit {
  /** Told how much has left, from 0 to 1. */
  onUploadProgress?: ((share: number) => void) | undefined;
}

/**
 * `fetch` that tells an upload's progress where it is asked to: the browser's own cannot.
 * A non-ok answer to an upload throws the transport's sentence for uploads (spec section 8).
 */
export function fetchWithProgress(input: RequestInfo | URL, init: UploadInit = {}): Promise<Response> {
  const { onUploadProgress } = init;
  if (!onUploadProgress) return fetch(input, init);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'GET', input instanceof Request ? input.url : input);
    new Headers(init.headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onUploadProgress(loaded / total);
    };
    request.onload = () => {
      const { status, responseText } = request;
      const type = request.getResponseHeader('content-type') ?? '';
      if (status < 200 || status > 299) reject(new HttpError(status, messages.transport.upload(status)));
      else resolve(new Response(responseText, { status, headers: { 'content-type': type } }));
    };
    request.onerror = () => reject(new TypeError('The network did not answer'));
    request.onabort = () => reject(new DOMException('The upload was given up', 'AbortError'));
    init.signal?.addEventListener('abort', () => request.abort());
    request.send(init.body as XMLHttpRequestBodyInit);
  });
}
