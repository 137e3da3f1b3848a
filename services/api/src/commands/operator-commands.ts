import type { Role } from '@barnum/rules/auth';
import { DomainError, parseInput } from '@barnum/rules/errors';
import { newUserInput, passwordInput, roleInput } from '@barnum/rules/inputs/auth';
import { createBackup, type OnProgress } from '../backup/backup.ts';
import type { Database } from '../db/client.ts';
import { changePassword, changeRole, createUser } from '../features/auth/auth.domain.ts';
import type { Foundations } from '../start-up.ts';

/** What an operator asks for: the words of the command line, and a secret typed beside them where one is needed. */
export interface OperatorCommand {
  words: readonly string[];
  secret?: string;
}

export const usage = `npm run user -- add EMAIL [admin|user]   adds someone who can sign in
npm run user -- password EMAIL           sets a new password and ends all sessions
npm run user -- role EMAIL admin|user    changes a role
The password is asked for, or read from standard input.`;

/** True when the command asks for a password beside its words. */
export function needsSecret({ words }: OperatorCommand): boolean {
  return words[0] === 'add' || words[0] === 'password';
}

/** Carries a command out; answers the sentence to print. @throws Error whose message is for the operator. */
export async function runOperatorCommand(
  { database, storage }: Foundations,
  { words, secret }: OperatorCommand,
  onProgress?: OnProgress,
): Promise<string> {
  const { prisma } = database;
  const [name, email = '', role] = words;
  if (name === 'backup') return createBackup({ database, storage }, words[1] ?? '', onProgress);
  if (name === 'grow') return growTo(database, words.slice(1).map(Number), onProgress);
  try {
    switch (name) {
      case 'add': {
        const input = parseInput(newUserInput, { email, password: secret, role: role ?? 'user' });
        const user = await createUser(prisma, input);
        return `${user.email} can sign in as ${user.role}.`;
      }
      case 'password':
        await changePassword(prisma, email, parseInput(passwordInput, secret));
        return `${email} has a new password; all earlier sessions have ended.`;
      case 'role': {
        const newRole: Role = parseInput(roleInput, role);
        await changeRole(prisma, email, newRole);
        return `${email} is ${newRole} from the next call on.`;
      }
      default:
        throw new Error(usage);
    }
  } catch (error) {
    throw error instanceof DomainError ? new Error(inEnglish(error)) : error;
  }
}

async function growTo({ prisma }: Database, sizes: readonly number[], onProgress?: OnProgress): Promise<string> {
  const [articles = 0, requests = 0, testimonials = 0] = sizes;
  // Demo data stays out of a service that nobody asks for it.
  const { grow } = await import('../../../../prisma/seed/growth.ts');
  return grow(prisma, { articles, requests, testimonials }, onProgress ?? (() => {}));
}

// The operator's language is English; the product's sentences are French.
function inEnglish(refusal: DomainError): string {
  const fields = Object.keys(refusal.fields ?? {});
  switch (refusal.code) {
    case 'NOT_FOUND':
      return 'There is no user with this address.';
    case 'CONFLICT':
      return 'A user with this address exists already.';
    default:
      if (fields.includes('email')) return 'This is no e-mail address.';
      return fields.includes('role')
        ? 'A role is admin or user.'
        : 'A password has between 8 and 200 characters, a role is admin or user.';
  }
}
