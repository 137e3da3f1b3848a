import { HttpError } from '@barnum/rules/outcome';
import { preferWait } from '@barnum/rules/platform/prefer-wait';
import { sentences } from '@barnum/rules/sentences';
import type { OperationContext } from '@urql/core';

type OnProgress = (share: number) => void;

interface ServiceInit extends RequestInit {
  onUploadProgress?: OnProgress;
}

/** urql context of an upload with progress, from 0 to 1. */
export function withProgress(onUploadProgress: OnProgress): Partial<OperationContext> {
  const fetchOptions: ServiceInit = { onUploadProgress };
  return { fetchOptions };
}

/** The `fetch` of the GraphQL client. Throws HttpError for a non-ok answer. */
export async function fetchService(input: RequestInfo | URL, init: ServiceInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  // Also what is asked before anybody has signed in: the shop's name, and to sign in.
  headers.set('prefer', preferWait.prefer);
  // Yoga's protection against CSRF: a form of another site cannot send this header.
  headers.set('x-graphql-yoga-csrf', '1');
  const { onUploadProgress } = init;
  const response = await (onUploadProgress
    ? upload(input, { ...init, headers }, onUploadProgress)
    : fetch(input, { ...init, headers }));
  if (response.ok) return response;
  const sentence = onUploadProgress ? sentences.transport.upload : sentences.transport.http;
  throw new HttpError(response.status, sentence(response.status));
}

// XMLHttpRequest, because `fetch` does not report upload progress.
function upload(input: RequestInfo | URL, init: RequestInit, onProgress: OnProgress): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'GET', input instanceof Request ? input.url : input);
    new Headers(init.headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => {
      const type = request.getResponseHeader('content-type') ?? '';
      resolve(new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }));
    };
    request.onerror = () => reject(new TypeError('The network did not answer'));
    request.onabort = () => reject(new DOMException('The upload was given up', 'AbortError'));
    init.signal?.addEventListener('abort', () => request.abort());
    request.send(init.body as XMLHttpRequestBodyInit);
  });
}
