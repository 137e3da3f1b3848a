import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a browser or an authenticator may say that is not so. */
interface Lies {
  origin?: string;
  host?: string;
  challenge?: string;
  type?: string;
  counter?: number;
  format?: string;
}

/** An authenticator as WebAuthn describes it, with one key of ES256, and the browser that asks it. */
export function softwareAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  function clientData(type: string, challenge: string, lies: Lies): Buffer {
    const origin = lies.origin ?? 'http://localhost:3001';
    const said = { type: lies.type ?? type, challenge: lies.challenge ?? challenge, origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(said));
  }

  function authenticatorData(flags: number, lies: Lies): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(lies.counter ?? counter, 1);
    return Buffer.concat([hashOf(lies.host ?? 'localhost'), head]);
  }

  return {
    id: id.toString('base64url'),
    /** What is kept of it, and signs nothing. */
    publicKey: publicKey.export({ format: 'jwk' }).x ?? '',
    create({ challenge }: Pick<PublicKeyCredentialCreationOptionsJSON, 'challenge'>, lies: Lies = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey.export({ format: 'jwk' }))]);
      const authData = Buffer.concat([authenticatorData(flags.present | flags.attested, lies), attested]);
      const attestation = new Map<string, string | Map<string, never> | Uint8Array>([
        ['fmt', lies.format ?? 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authData)],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, lies),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)),
      });
    },
    get({ challenge }: Pick<PublicKeyCredentialRequestOptionsJSON, 'challenge'>, lies: Lies = {}) {
      counter += 1;
      const clientDataJSON = clientData('webauthn.get', challenge, lies);
      const data = authenticatorData(flags.present, lies);
      const signature = createSign('sha256').update(data).update(hashOf(clientDataJSON)).sign(privateKey);
      return answer({ clientDataJSON, authenticatorData: data, signature });
    },
  };

  function answer(response: Record<string, Buffer>) {
    const texts = Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')] as const);
    const own = id.toString('base64url');
    return { id: own, rawId: own, type: 'public-key', response: Object.fromEntries(texts) };
  }
}

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;

const flags = { present: 0x01, attested: 0x40 };

function hashOf(bytes: string | Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

// A key of ES256, as COSE has it.
function coseOf({ x = '', y = '' }: { x?: string; y?: string }): Uint8Array {
  const point = (part: string) => new Uint8Array(Buffer.from(part, 'base64url'));
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  );
}
