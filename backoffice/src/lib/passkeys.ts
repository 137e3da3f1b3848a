import { secondFactorSentences } from '@barnum/rules/access/second-factor/second-factor-sentences';
import type { Outcome } from '@barnum/rules/outcome';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** Whether this browser knows passkeys, at this address. */
export function knowsPasskeys(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window;
}

/** Has the browser make a passkey, with what the service gave for that. */
export function makePasskey(options: unknown): Promise<Outcome<RegistrationResponseJSON>> {
  return asked(secondFactorSentences.passkeyNotAdded, async () => {
    const { startRegistration } = await library();
    return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
  });
}

/** Has the browser sign with one of the passkeys that the service named. */
export function signWithPasskey(options: unknown): Promise<Outcome<AuthenticationResponseJSON>> {
  return asked(secondFactorSentences.passkeyUnused, async () => {
    const { startAuthentication } = await library();
    return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
  });
}

// Loaded once a passkey is used.
function library() {
  return import('@simplewebauthn/browser');
}

/** By the name that WebAuthn gives them. */
const failures: Readonly<Record<string, string>> = {
  InvalidStateError: secondFactorSentences.passkeyKnown,
  SecurityError: secondFactorSentences.passkeyElsewhere,
};

/** `otherwise`: for who gave up or waited too long, which browsers do not tell apart. */
async function asked<Answer>(otherwise: string, ask: () => Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { status: 'done', data: await ask() };
  } catch (error) {
    return { status: 'failed', sentence: failures[(error as Error).name] ?? otherwise };
  }
}
