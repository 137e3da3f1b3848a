import { DomainError } from '@barnum/rules/errors';
import type { CompanyInfoInput } from '@barnum/rules/inputs/company-info';
import { messages } from '@barnum/rules/messages';
import { isStorable } from '@barnum/rules/text/text';
import type { Db, Prisma, PrismaClient } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { requireUnchanged } from '../../db/optimistic-locking.ts';
import { inTransaction } from '../../db/transaction.ts';

type Query = Pick<Prisma.CompanyInfoFindManyArgs, 'select'>;

/** All company information, in the order of creation. */
export function listCompanyInfo(db: Db, query: Query = {}) {
  return db.companyInfo.findMany({ ...query, orderBy: { id: 'asc' } });
}

/** The company information of that exact name; null when there is none. */
export async function findCompanyInfoByName(db: Db, nom: string) {
  return isStorable(nom) ? db.companyInfo.findUnique({ where: { nom } }) : null;
}

/**
 * Creates a piece of company information.
 * @throws DomainError VALIDATION when the name is taken.
 */
export async function createCompanyInfo(db: Db, input: CompanyInfoInput) {
  try {
    return await db.companyInfo.create({ data: input });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = messages.companyInfo.nomTaken;
    throw new DomainError('VALIDATION', { message, fields: { nom: message } });
  }
}

/**
 * Changes the value of a piece of company information.
 * @throws DomainError NOT_FOUND, CONFLICT when it changed after `seen`.
 */
export function updateCompanyInfo(
  db: Db | PrismaClient,
  id: number,
  patch: Pick<CompanyInfoInput, 'valeur'>,
  seen?: Date | null,
) {
  return inTransaction(db, async (tx) => {
    await tx.$executeRaw`SELECT id FROM company_info WHERE id = ${id} FOR UPDATE`;
    const current = await tx.companyInfo.findUnique({ where: { id } });
    if (current === null) throw companyInfoNotFound();
    requireUnchanged(current, seen);
    return tx.companyInfo.update({ where: { id }, data: { valeur: patch.valeur } });
  });
}

/**
 * Deletes a piece of company information.
 * @throws DomainError NOT_FOUND when there is none.
 */
export async function deleteCompanyInfo(db: Db, id: number): Promise<void> {
  const { count } = await db.companyInfo.deleteMany({ where: { id } });
  if (count === 0) throw companyInfoNotFound();
}

function companyInfoNotFound(): DomainError {
  return new DomainError('NOT_FOUND', { message: messages.companyInfo.notFound });
}
