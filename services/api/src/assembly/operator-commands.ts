import { chosenPassword, emailInput, newUserInput, roleInput } from '@barnum/rules/access/auth-input';
import { secondFactorSentences } from '@barnum/rules/access/second-factor/second-factor-sentences';
import { teamRoles } from '@barnum/rules/access/team/rights';
import { teamSentences } from '@barnum/rules/access/team/team-sentences';
import { DomainError, parseInput } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { authors } from '@barnum/rules/requests/reservation-requests/request-states';
import { addUser, changePassword } from '../access/auth/auth.domain.ts';
import { moveToEmail } from '../access/email-changes/email-changes.domain.ts';
import { resetSecondFactorOf } from '../access/second-factor/second-factor.domain.ts';
import { changeRole } from '../access/team/people.domain.ts';
import { createBackup, type OnProgress } from '../backup/backup.ts';
import { archiveLedger, proveLedger } from '../money/ledger/ledger-archive.domain.ts';
import { onBehalfOf } from '../platform/db/actor.ts';
import { proveAcceptances } from '../requests/acceptances/check-acceptances.domain.ts';
import { proveEvidenceFile } from '../requests/acceptances/prove-evidence-file.ts';
import type { DataStores } from './start-up.ts';

/** The words of a command line, and a password where the command needs one. */
export interface OperatorCommand {
  words: readonly string[];
  secret?: string;
}

/** Commands by their first word. Each gets the other words and returns the sentence to print. */
export type OperatorCommands = Readonly<Record<string, (call: OperatorCall) => Promise<string>>>;

export interface OperatorCall extends DataStores {
  args: readonly string[];
  secret: string | undefined;
  onProgress: OnProgress;
}

export const usage = `npm run user -- add EMAIL [ROLE]    adds someone who can sign in
npm run user -- password EMAIL      sets a new password and ends all sessions
npm run user -- role EMAIL ROLE     changes a role
npm run user -- address EMAIL NEW   gives somebody another address and ends all sessions
npm run user -- second-factor EMAIL takes away the second step of a sign-in, and ends all sessions
With --new the database may be empty or missing, and is made.
ROLE is manager (the gérant), team, preparation, or user, who opens nothing.
The password is asked for, or read from standard input.`;

/** True when the command needs a password. */
export function needsSecret({ words }: OperatorCommand): boolean {
  return words[0] === 'add' || words[0] === 'password';
}

/** Runs a built-in command or one of `more`. @throws Error whose message is for the operator. */
export async function runOperatorCommand(
  foundations: DataStores,
  { words: [name = '', ...args], secret }: OperatorCommand,
  onProgress: OnProgress = () => {},
  more: OperatorCommands = {},
): Promise<string> {
  const command = new Map(Object.entries({ ...builtInCommands, ...more })).get(name);
  if (command === undefined) throw new Error(usage);
  try {
    return await onBehalfOf(authors.command, () => command({ ...foundations, args, secret, onProgress }));
  } catch (error) {
    throw error instanceof DomainError ? new Error(inEnglish(error)) : error;
  }
}

const builtInCommands: OperatorCommands = {
  backup: ({ database, storage, args: [path = ''], onProgress }) =>
    createBackup({ database, storage }, path, onProgress),
  'ledger-check': ({ database, args: [path = ''] }) => proveLedger(database.prisma, path),
  'acceptances-check': ({ database, args: [path] }) =>
    path === undefined ? proveAcceptances(database.prisma) : proveEvidenceFile(database.prisma, path),
  'ledger-archive': ({ database, args: [path = '', from = '', to = ''] }) =>
    archiveLedger(database.prisma, path, { from, to }),
  async add({ database, args: [email, role = 'user'], secret }) {
    const user = await addUser(database.prisma, parseInput(newUserInput, { email, password: secret, role }));
    return `${user.email} can sign in as ${user.role}.`;
  },
  async password({ database, args: [email = ''], secret }) {
    await changePassword(database.prisma, email, parseInput(chosenPassword, secret));
    return `${email} has a new password; all earlier sessions have ended.`;
  },
  async role({ database, args: [email = '', role] }) {
    const newRole = parseInput(roleInput, role);
    await changeRole(database.prisma, email, newRole);
    return `${email} is ${newRole} from the next call on.`;
  },
  async address({ database, args: [email = '', newEmail] }) {
    const to = parseInput(emailInput, { email: newEmail });
    await moveToEmail(database.prisma, email, to.email);
    return `${email} signs in as ${to.email} from now on; all earlier sessions have ended.`;
  },
  async 'second-factor'({ database, args: [email = ''] }) {
    await resetSecondFactorOf(database.prisma, email);
    return `${email} signs in by the password alone; all earlier sessions have ended.`;
  },
};

const passwordInWords =
  `A password has between ${limits.ownPasswordMin} and ${limits.password} characters, five different ones at least, ` +
  'is none of the most common ones, and is not made of the shop’s name, the address or “barnum”.';
const rolesInWords = `A role is one of ${teamRoles.join(', ')}.`;

// Operators read English; the product's sentences are French.
function inEnglish(refusal: DomainError): string {
  const fields = Object.keys(refusal.fields ?? {});
  switch (refusal.code) {
    case 'NOT_FOUND':
      return 'There is no user with this address.';
    case 'CONFLICT':
      if (refusal.message === secondFactorSentences.none) return 'Nobody asks this user for a second step.';
      return refusal.message === teamSentences.lastManager
        ? 'This is the last manager: name another one first.'
        : 'A user with this address exists already.';
    case 'UNAVAILABLE':
      return 'The database does not answer.';
    default:
      if (fields.includes('email')) return 'This is no e-mail address.';
      if (fields.includes('role')) return rolesInWords;
      // Of anything else, such as demo data, what the product says itself.
      return fields.includes('password') || fields.includes('')
        ? `${passwordInWords} ${rolesInWords}`
        : refusal.message;
  }
}
