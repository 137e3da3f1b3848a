import type { OperationContext } from '@urql/core';
import type { UploadInit } from './fetch-with-progress.ts';

/** No form of another site can send it: the service takes files from those alone who do. */
export const uploadHeaders = { 'x-graphql-yoga-csrf': '1' };

/** Context of a mutation that sends a file; `onUploadProgress` is told how much has left, from 0 to 1. */
export function uploadContext(onUploadProgress?: (share: number) => void): Partial<OperationContext> {
  const fetchOptions: UploadInit = { headers: uploadHeaders, onUploadProgress };
  return { fetchOptions };
}
