import { createHmac } from 'node:crypto';
import { isSameSecret } from '@barnum/hosting/is-same-secret';
import { limits } from '@barnum/rules/limits';
import { codePlaceholder } from '@barnum/rules/outbox/mails/templates';
import { paths } from '@barnum/rules/paths';
import { codeLength } from '@barnum/rules/requests/acceptances/acceptances';

/** The fields that a private page's address is derived from. */
export interface FollowedRequest {
  id: number;
  cleSuivi: string;
}

/** What a code that accepts a quote is derived from. */
export interface NoncedCode {
  quoteVersionId: number;
  nonce: string;
}

/**
 * The addresses of visitors' private pages, and the codes that accept quotes there, derived from their rows and the
 * service's secret.
 */
export interface FollowUpLinks {
  linkOf(request: FollowedRequest): string;
  /** Id of the request in a token, which is not checked: use `opens`. Null when the text is no token. */
  idIn(token: string): number | null;
  opens(token: string, request: FollowedRequest): boolean;
  /** Six digits. */
  codeOf(code: NoncedCode): string;
  /** A mail's text with the link in place of the placeholder, and with the code for who sends the mail. */
  fillIn(text: string, request: FollowedRequest | null, code?: NoncedCode | null): string;
  /** A mail's text without link and code, for who may not hold them. */
  hideIn(text: string): string;
}

declare module '../../platform/context.ts' {
  interface Services {
    /** Links to visitors' private pages. */
    followUp: FollowUpLinks;
  }
}

/** Stands for the link in stored mails, so that a copy of the database opens no page. */
export const linkPlaceholder = '\u0001suivi\u0001';

/** Stands for the address of the request's screen, in mails to the administrators. */
export const screenPlaceholder = '\u0001demande\u0001';

/** What is shown in place of a code. */
const hiddenCode = '••••••';

/** Hexadecimal digits, of four bits each: mail programs never cut such a link. */
const proofLength = 40;

const form = new RegExp(`^([1-9]\\d{0,9})-[0-9a-f]{${proofLength}}$`);

/** A new `secret` ends all links. Without a `backofficeUrl` the screens' addresses are paths. */
export function createFollowUpLinks({
  secret,
  storefrontUrl,
  backofficeUrl = '',
}: {
  secret: string;
  storefrontUrl: string;
  backofficeUrl?: string;
}): FollowUpLinks {
  // A key for this purpose only.
  const key = createHmac('sha256', secret).update('follow-up links').digest();
  const tokenOf = ({ id, cleSuivi }: FollowedRequest) =>
    `${id}-${createHmac('sha256', key).update(`${id} ${cleSuivi}`).digest('hex').slice(0, proofLength)}`;
  const codeKey = createHmac('sha256', secret).update('acceptance codes').digest();
  const codeOf = ({ quoteVersionId, nonce }: NoncedCode) => {
    const digest = createHmac('sha256', codeKey).update(`${quoteVersionId} ${nonce}`).digest();
    return String(digest.readUIntBE(0, 6) % 10 ** codeLength).padStart(codeLength, '0');
  };
  const codeIn = (text: string, code: NoncedCode | null) =>
    text.replaceAll(codePlaceholder, code === null ? hiddenCode : codeOf(code).replace(/(?=...$)/, '\u00a0'));
  const linkOf = (request: FollowedRequest) => `${storefrontUrl}${paths.followUp(tokenOf(request))}`;
  return {
    linkOf,
    idIn(token) {
      const id = Number(form.exec(token)?.[1]);
      return id <= limits.maxId ? id : null;
    },
    opens: (token, request) => isSameSecret(token, tokenOf(request)),
    codeOf,
    fillIn: (text, request, code = null) =>
      codeIn(
        text
          .replaceAll(linkPlaceholder, request === null ? '' : linkOf(request))
          .replaceAll(screenPlaceholder, request === null ? '' : `${backofficeUrl}${paths.adminRequest(request.id)}`),
        code,
      ),
    hideIn: (text) =>
      codeIn(text.replaceAll(linkPlaceholder, '(lien privé du client)').replaceAll(screenPlaceholder, ''), null),
  };
}
