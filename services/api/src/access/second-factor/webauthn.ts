import type { PasskeyAnswer, PasskeyAttestation } from '@barnum/rules/access/second-factor-input';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';

/** Where passkeys are good: for the host of the back-office, at its address alone. */
export interface PasskeySite {
  host: string;
  origin: string;
}

/** What is kept of a passkey to know it again. */
export interface KnownPasskey {
  credentialId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: bigint;
  transports: string[];
}

/** ES256 and RS256: each authenticator knows one of them, each version of Node both. */
const algorithms = [-7, -257];

/** A key that only wants to be touched is a second step too: the password came before. */
const userVerification = 'preferred';

/** Milliseconds in which the browser waits for its person. */
const timeout = 5 * 60_000;

/** The site of an address, as `BACKOFFICE_URL` has it. */
export function passkeySite(backofficeUrl: string): PasskeySite {
  const { hostname, origin } = new URL(backofficeUrl);
  return { host: hostname, origin };
}

/** What `navigator.credentials.create` takes. `known`: keys that are not to be added again. */
export async function creationOptions(
  challenge: string,
  { name, userName, known, site }: { name: string; userName: string; known: KnownPasskey[]; site: PasskeySite },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: name,
    rpID: site.host,
    userName,
    challenge: bytesOf(challenge),
    timeout,
    excludeCredentials: known.map(descriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification },
    supportedAlgorithmIDs: algorithms,
  });
}

/** What `navigator.credentials.get` takes. */
export async function requestOptions(
  challenge: string,
  { known, site }: { known: KnownPasskey[]; site: PasskeySite },
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: site.host,
    challenge: bytesOf(challenge),
    timeout,
    allowCredentials: known.map(descriptor),
    userVerification,
  });
}

/** The passkey that a browser has made for a challenge; null for what is none, or was made elsewhere. */
export async function readNewPasskey(
  { id, response }: PasskeyAttestation,
  challenge: string,
  site: PasskeySite,
): Promise<KnownPasskey | null> {
  const { verifyRegistrationResponse } = await library();
  const { transports } = response;
  const made = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  const result = await unlessRefused(async () => {
    await requireNoChain(response.attestationObject);
    return verifyRegistrationResponse({
      response: { ...made, response: { ...response, transports: transports.filter(isTransport) } },
      ...expectedOf(challenge, site),
      supportedAlgorithmIDs: algorithms,
    });
  });
  if (!result?.verified) return null;
  const { credential } = result.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: BigInt(credential.counter),
    transports,
  };
}

/** The counter of a passkey that has signed a challenge; null where it has not, or another site asked it. */
export async function counterOfAnswer(
  { id, response }: PasskeyAnswer,
  challenge: string,
  { passkey, site }: { passkey: KnownPasskey; site: PasskeySite },
): Promise<bigint | null> {
  const { verifyAuthenticationResponse } = await library();
  const result = await unlessRefused(() =>
    verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      ...expectedOf(challenge, site),
      credential: { id: passkey.credentialId, publicKey: passkey.publicKey, counter: Number(passkey.counter) },
    }),
  );
  return result?.verified ? BigInt(result.authenticationInfo.newCounter) : null;
}

// Some 20 MB of memory that a service without passkeys does without.
function library() {
  return import('@simplewebauthn/server');
}

function expectedOf(expectedChallenge: string, { host, origin }: PasskeySite) {
  return {
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: userVerification !== 'preferred',
  };
}

// Nobody asked who made the authenticator: certificates that say so, and lead to lists elsewhere, are not followed.
async function requireNoChain(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const format = decodeAttestationObject(bytesOf(attestationObject)).get('fmt');
  if (format !== 'none' && format !== 'packed') throw new Error(`Nobody asked for a statement of format ${format}`);
}

// The library throws at whatever is wrong with an answer, also at what is no answer.
async function unlessRefused<Result>(verify: () => Promise<Result>): Promise<Result | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

function descriptor({ credentialId, transports }: KnownPasskey) {
  return { id: credentialId, transports: transports.filter(isTransport) };
}

const knownTransports = ['ble', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
type Transport = (typeof knownTransports)[number];

function isTransport(transport: string): transport is Transport {
  return knownTransports.some((known) => known === transport);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64url, 'base64url'));
}
