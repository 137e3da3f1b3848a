import type { CompanyInfoInput } from '@barnum/rules/company-info';
import { DomainError } from '@barnum/rules/errors';
import { messages } from '@barnum/rules/messages';
import type { Db, Prisma } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/errors.ts';

type Query = Pick<Prisma.CompanyInfoFindManyArgs, 'select'>;

/** All pieces of company information, in the order in which they were added. */
export function listCompanyInfo(db: Db, query: Query = {}) {
  return db.companyInfo.findMany({ ...query, orderBy: { id: 'asc' } });
}

/** The piece of that exact name, or null when there is none. */
export function findCompanyInfoByName(db: Db, nom: string) {
  return db.companyInfo.findUnique({ where: { nom } });
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
