import { DomainError } from '@barnum/rules/errors';
import { Prisma } from './generated/prisma/client.ts';

// Prisma's codes for a database that does not answer: unreachable, timed out, closed, no free connection, transaction
// timeout. The embedded database's own error passes through Prisma as UNAVAILABLE.
const unavailableCodes = new Set(['UNAVAILABLE', 'P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']);

// PostgreSQL's codes (its manual, appendix A): connection, resources, operator, system; a lock timeout; and a prepared
// statement that does not exist because its first execution timed out. Messages are of no use: they are in the server's
// language.
const unavailableStates = /^(08|53|57|58)...$|^55P03$|^26000$/;

// Errors of the drivers, the schema engine and the disk that have no code.
const unavailableMessage =
  /Can't reach database server|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|too many clients|connection slots|Connection terminated|timeout exceeded|No space left on device|File too large|terminating connection|canceling statement due to (lock|statement) timeout|Query read timeout|Client was closed|is not queryable|the database system is|Server has closed the connection/i;

/** UNAVAILABLE when the database does not answer; null for any other error. */
export function databaseFailure(error: unknown): DomainError | null {
  const isUnavailable =
    error instanceof Prisma.PrismaClientInitializationError ||
    (error instanceof Prisma.PrismaClientKnownRequestError && unavailableCodes.has(error.code)) ||
    unavailableStates.test(sqlState(error)) ||
    (error instanceof Error && unavailableMessage.test(error.message));
  return isUnavailable ? new DomainError('UNAVAILABLE') : null;
}

// From the driver's error, or from the cause of Prisma's.
function sqlState(error: unknown): string {
  const { code, meta } = (error ?? {}) as { code?: unknown; meta?: { driverAdapterError?: { cause?: unknown } } };
  const { originalCode } = (meta?.driverAdapterError?.cause ?? {}) as { originalCode?: unknown };
  return String(originalCode ?? code ?? '');
}

/** True when a unique constraint refused the write. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}

/** True when the database ended a transaction because of a deadlock. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2034';
}
