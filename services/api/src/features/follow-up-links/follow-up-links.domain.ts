import { createHmac } from 'node:crypto';
import { isSameSecret } from '@barnum/hosting/is-same-secret';
import { limits } from '@barnum/rules/limits';
import { paths } from '@barnum/rules/paths';

/** The fields that a private page's address is derived from. */
export interface FollowedRequest {
  id: number;
  cleSuivi: string;
}

/** The addresses of visitors' private pages, derived from the request and the service's secret. */
export interface FollowUpLinks {
  linkOf(request: FollowedRequest): string;
  /** Id of the request in a token, which is not checked: use `opens`. Null when the text is no token. */
  idIn(token: string): number | null;
  opens(token: string, request: FollowedRequest): boolean;
  /** A mail's text with the link in place of the placeholder. */
  fillIn(text: string, request: FollowedRequest | null): string;
  /** A mail's text without the link, for who may not hold it. */
  hideIn(text: string): string;
}

declare module '../../context.ts' {
  interface Services {
    /** Links to visitors' private pages. */
    followUp: FollowUpLinks;
  }
}

/** Stands for the link in stored mails, so that a copy of the database opens no page. */
export const linkPlaceholder = '\u0001suivi\u0001';

/** Hexadecimal digits, of four bits each: mail programs never cut such a link. */
const proofLength = 40;

const form = new RegExp(`^([1-9]\\d{0,9})-[0-9a-f]{${proofLength}}$`);

/** A new `secret` ends all links. */
export function createFollowUpLinks({
  secret,
  storefrontUrl,
}: {
  secret: string;
  storefrontUrl: string;
}): FollowUpLinks {
  // A key for this purpose only.
  const key = createHmac('sha256', secret).update('follow-up links').digest();
  const tokenOf = ({ id, cleSuivi }: FollowedRequest) =>
    `${id}-${createHmac('sha256', key).update(`${id} ${cleSuivi}`).digest('hex').slice(0, proofLength)}`;
  const linkOf = (request: FollowedRequest) => `${storefrontUrl}${paths.followUp(tokenOf(request))}`;
  return {
    linkOf,
    idIn(token) {
      const id = Number(form.exec(token)?.[1]);
      return id <= limits.maxId ? id : null;
    },
    opens: (token, request) => isSameSecret(token, tokenOf(request)),
    fillIn: (text, request) => text.replaceAll(linkPlaceholder, request === null ? '' : linkOf(request)),
    hideIn: (text) => text.replaceAll(linkPlaceholder, '(lien privé du client)'),
  };
}
