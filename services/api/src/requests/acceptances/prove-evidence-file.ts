import { readFile, stat } from 'node:fs/promises';
import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import type { EvidenceFileState, EvidenceRegister } from '@barnum/rules/requests/acceptances/evidence-files';
import type { Db } from '../../platform/db/client.ts';
import { checkEvidenceFile } from './evidence-files.domain.ts';

/**
 * Proves an evidence file that lies at `path`. Returns what is right, a line each, for the operator.
 * @throws Error that names what is altered, missing or not in the register.
 */
export async function proveEvidenceFile(db: Db, path: string): Promise<string> {
  const check = await checkEvidenceFile(db, await read(path)).catch((error) => {
    throw error instanceof DomainError ? new Error(`${path} is no evidence: ${error.message}`) : error;
  });
  const lines = check.fichiers.map(({ nom, etat }) => `${nom}: ${states[etat]}`);
  const report = [...lines, `register: ${registers[check.register]}`].join('\n');
  if (check.isRight) return `${report}\nThis evidence is as it was when ${check.devis} was accepted.`;
  throw new Error(`${report}\nThis evidence is not as it was at the acceptance.`);
}

async function read(path: string): Promise<Buffer> {
  const { size } = await stat(path);
  if (size > limits.requestFileBytes) throw new Error(`${path} is larger than any evidence.`);
  return readFile(path);
}

const registers: Record<EvidenceRegister, string> = {
  conforme: 'it has this acceptance',
  autre: 'IT HAS ANOTHER EVIDENCE OF THIS QUOTE',
  inconnue: 'IT DOES NOT HAVE THIS ACCEPTANCE',
  rompue: 'IT HAS THIS ACCEPTANCE, BUT WHAT IT KEEPS OF IT WAS ALTERED',
};

const states: Record<EvidenceFileState, string> = {
  conforme: 'as it was',
  modifie: 'ALTERED',
  absent: 'MISSING',
  inconnu: 'no part of the evidence',
};
