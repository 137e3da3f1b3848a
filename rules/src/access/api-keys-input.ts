import { requiredLine } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { apiKeySentences, keyCapabilities, keyValidityNames } from './api-keys/api-keys.ts';

/** Command to make a key. */
export const apiKeyInput = z.object({
  name: requiredLine(limits.apiKeyName, apiKeySentences.nameRequired),
  capabilities: z
    .array(z.enum(keyCapabilities, apiKeySentences.capabilityUnknown), apiKeySentences.capabilitiesRequired)
    .min(1, apiKeySentences.capabilitiesRequired)
    .transform((chosen) => keyCapabilities.filter((capability) => chosen.includes(capability))),
  validity: z.enum(keyValidityNames, apiKeySentences.validityRequired),
});
export type ApiKeyInput = z.infer<typeof apiKeyInput>;
