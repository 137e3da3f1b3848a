import { useRights } from '../lib/rights.ts';
import { graphql } from '../lib/service/graphql.ts';
import { useRead } from './use-read.ts';

const sendingQuery = graphql(`
  query Sending {
    mails(pageSize: 1) {
      isSending
    }
  }
`);

const variables = {};

/** Whether there is a mail server: without one, mails are only written. Taken to be so until it is known. */
export function useIsSending(): boolean {
  return useRead(sendingQuery, variables, undefined, !useRights()('messages')).data?.mails.isSending ?? true;
}
