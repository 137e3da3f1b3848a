import { line, orEmpty, requiredLine } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { currentPassword, signInInput } from './auth-input.ts';
import { secondFactorSentences } from './second-factor/second-factor-sentences.ts';

/** A code of the app or a recovery code, however it is spaced. */
const code = orEmpty(
  line(limits.secondFactorCode)
    .transform((typed) => typed.replaceAll(/[\s-]/g, '').toLowerCase())
    .pipe(z.string().min(1, secondFactorSentences.codeMissing)),
);

/** Sign-in of a program, with the code of the second step where there is one (empty for none). */
export const signInWithCodeInput = signInInput.extend({
  code: z.preprocess((value) => value || null, code.nullable()),
});
export type SignInWithCodeInput = z.infer<typeof signInWithCodeInput>;

const challenge = z.string().max(limits.shortText);
const trustsDevice = z.boolean().default(false);

/** Command that ends a sign-in in two steps by a code. */
export const secondStepInput = z.object({ challenge, code, trustsDevice });
export type SecondStepInput = z.infer<typeof secondStepInput>;

const { passkeyRefused } = secondFactorSentences;

/** Bytes as WebAuthn has them in JSON. */
const bytes = z
  .string(passkeyRefused)
  .max(limits.passkeyAnswer, passkeyRefused)
  .regex(/^[\w-]*$/, passkeyRefused);

/** What `navigator.credentials.get` gives; what else it holds is not needed. */
const passkeyAnswer = z.object(
  {
    id: bytes,
    response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }, passkeyRefused),
  },
  passkeyRefused,
);
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** Command that ends a sign-in in two steps by a passkey. */
export const passkeyStepInput = z.object({ challenge, passkey: passkeyAnswer, trustsDevice });
export type PasskeyStepInput = z.infer<typeof passkeyStepInput>;

/** What `navigator.credentials.create` gives. */
const passkeyAttestation = z.object(
  {
    id: bytes,
    response: z.object(
      {
        clientDataJSON: bytes,
        attestationObject: bytes,
        transports: z.array(z.string(passkeyRefused).max(20, passkeyRefused)).max(20, passkeyRefused).default([]),
      },
      passkeyRefused,
    ),
  },
  passkeyRefused,
);
export type PasskeyAttestation = z.infer<typeof passkeyAttestation>;

/** What somebody calls a new passkey. */
const passkeyName = requiredLine(limits.passkeyName, secondFactorSentences.passkeyNameMissing);

/** What a person types to add a passkey. */
export const passkeyStartInput = z.object({ name: passkeyName, currentPassword });

/** Command that adds the passkey that a browser has made. */
export const newPasskeyInput = z.object({ challenge, name: passkeyName, passkey: passkeyAttestation });
export type NewPasskeyInput = z.infer<typeof newPasskeyInput>;

/** The first code of an app that is set up. */
export const firstCodeInput = z.object({ code });

/** What changes how somebody signs in takes the current password. */
export const ownPasswordInput = z.object({ currentPassword });
