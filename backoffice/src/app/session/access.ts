import { paths } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';

/** Where the guard redirects to, with a sentence to show there. */
export interface Refusal {
  to: string;
  notice: string | null;
}

/** Where a screen redirects anonymous visitors, and users who are not administrators (spec section 6). */
export function refusals(pathname: string): { anonymous: Refusal; denied: Refusal } {
  const screen = pathname.replace(/\/+$/, '');
  return { ...usual, ...(Object.hasOwn(special, screen) ? special[screen] : {}) };
}

/** The sentence that came with the guard's redirect, or null. */
export function redirectNotice(navigationState: unknown): string | null {
  const notice = (navigationState as { notice?: unknown } | null)?.notice;
  return typeof notice === 'string' ? notice : null;
}

const { access } = sentences;

const usual = {
  anonymous: { to: paths.signIn, notice: null },
  denied: { to: paths.accessDenied, notice: null },
};

const special: Record<string, Partial<Record<'anonymous' | 'denied', Refusal>>> = {
  [paths.adminArticles]: {
    anonymous: { to: paths.signIn, notice: access.unauthenticatedAdmin },
    denied: { to: paths.accessDenied, notice: access.unauthenticatedAdmin },
  },
  [paths.adminPartners]: { denied: { to: paths.adminSignIn, notice: access.denied } },
  [paths.adminSettings]: {
    anonymous: { to: paths.signIn, notice: access.unauthenticated },
    denied: { to: paths.accessDenied, notice: access.forbidden },
  },
};
