import { DomainError, parseInput } from '@barnum/rules/errors';
import { sentences } from '@barnum/rules/sentences';
import { type CompanyInfoInput, companyInfoValueForm } from '@barnum/rules/site/company-info-input';
import { normaliseLine } from '@barnum/rules/text/normalise';
import { isStorable } from '@barnum/rules/text/text';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import { requireUnchanged } from '../../platform/db/optimistic-locking.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

type Query = Pick<Prisma.CompanyInfoFindManyArgs, 'select'>;

/** All company information, in the order of creation. */
export function listCompanyInfo(db: Db, query: Query = {}) {
  return db.companyInfo.findMany({ ...query, orderBy: { id: 'asc' } });
}

/** The company information of that exact name; null when there is none. */
export async function findCompanyInfoByName(db: Db, nom: string) {
  return isStorable(nom) ? db.companyInfo.findFirst({ where: { nom: { in: [nom, normaliseLine(nom)] } } }) : null;
}

/**
 * Creates a piece of company information.
 * @throws DomainError VALIDATION when the name is taken, or closed days are not understood.
 */
export async function createCompanyInfo(db: Db, input: CompanyInfoInput) {
  requireUnderstood(input);
  try {
    return await db.companyInfo.create({ data: input });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = sentences.companyInfo.nomTaken;
    throw new DomainError('VALIDATION', { message, fields: { nom: message } });
  }
}

/**
 * Changes the value of a piece of company information.
 * @throws DomainError NOT_FOUND; CONFLICT when it changed after `seen`; VALIDATION when closed days are not understood.
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
    requireUnderstood({ nom: current.nom, valeur: patch.valeur });
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

/** Closed days refuse requests: none is stored that would refuse nothing. Other values are texts as they are given. */
function requireUnderstood({ nom, valeur }: CompanyInfoInput): void {
  if (nom === 'Jours fermés') parseInput(companyInfoValueForm(nom), { valeur });
}

function companyInfoNotFound(): DomainError {
  return new DomainError('NOT_FOUND', { message: sentences.companyInfo.notFound });
}
