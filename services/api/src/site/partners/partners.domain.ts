import { DomainError } from '@barnum/rules/errors';
import { pictureUrl } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import type { PartnerInput } from '@barnum/rules/site/partners-input';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { requireUnchanged } from '../../platform/db/optimistic-locking.ts';
import { inSnapshot } from '../../platform/db/snapshot.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import {
  deletePictureFiles,
  deleteUnreferencedPictures,
  pictureReference,
  storePicture,
} from '../../platform/picture-files/picture-files.domain.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** The columns and relations to read; decides the type of the result. */
type Query = Pick<Prisma.PartnerFindManyArgs, 'include' | 'select'>;

/** A partner with its stored logo. */
export const partnerWithPicture = { include: { picture: true } } satisfies Query;
export type PartnerWithPicture = Prisma.PartnerGetPayload<typeof partnerWithPicture>;

/** All partners, in the order of creation. */
export function listPartners<Q extends Query>(db: Db, query: Q) {
  return inSnapshot(
    db,
    (tx) => tx.partner.findMany({ ...query, orderBy: { id: 'asc' } }) as Promise<Prisma.PartnerGetPayload<Q>[]>,
  );
}

export async function createPartner(db: Db, input: PartnerInput): Promise<PartnerWithPicture> {
  const { logo, ...fields } = input;
  return db.partner.create({ data: { ...fields, ...(await logoColumns(db, logo)) }, ...partnerWithPicture });
}

/**
 * Changes the fields of a partner that `patch` contains; a replaced logo is deleted.
 * @throws DomainError NOT_FOUND, CONFLICT when the partner changed after `seen`.
 */
export async function updatePartner(
  db: Db | PrismaClient,
  storage: Storage,
  id: number,
  patch: Partial<PartnerInput>,
  seen?: Date | null,
): Promise<PartnerWithPicture> {
  const { partner, released } = await inTransaction(db, async (tx) => {
    const current = await lockPartner(tx, id);
    requireUnchanged(current, seen);
    const { logo, ...fields } = patch;
    const partner = await tx.partner.update({
      where: { id },
      data: { ...fields, ...(logo === undefined ? {} : await logoColumns(tx, logo)) },
      ...partnerWithPicture,
    });
    return { partner, released: await deleteUnreferencedPictures(tx, [current.pictureKey]) };
  });
  await deletePictureFiles(storage, released);
  return partner;
}

/**
 * Deletes a partner and its stored logo.
 * @throws DomainError NOT_FOUND when there is none.
 */
export async function deletePartner(db: Db | PrismaClient, storage: Storage, id: number): Promise<void> {
  const released = await inTransaction(db, async (tx) => {
    const partner = await lockPartner(tx, id);
    await tx.partner.delete({ where: { id } });
    return deleteUnreferencedPictures(tx, [partner.pictureKey]);
  });
  await deletePictureFiles(storage, released);
}

/**
 * Stores an uploaded logo; returns its address. With `partnerId` it becomes that partner's logo.
 * @throws DomainError NOT_FOUND without such a partner, PAYLOAD_TOO_LARGE or UNSUPPORTED_TYPE for a refused file.
 */
export async function uploadLogo(
  db: Db | PrismaClient,
  storage: Storage,
  input: { bytes: Buffer; partnerId: number | null },
): Promise<{ key: string; url: string }> {
  const { bytes, partnerId } = input;
  if (partnerId !== null && (await db.partner.count({ where: { id: partnerId } })) === 0) throw partnerNotFound();
  const picture = await storePicture(db, storage, bytes, 'logo');
  const url = pictureUrl(picture);
  if (partnerId !== null) await updatePartner(db, storage, partnerId, { logo: url });
  return { key: picture.key, url };
}

async function logoColumns(db: Db, address: string | null) {
  const reference = await pictureReference(db, address);
  return { pictureKey: reference.pictureKey, logo: reference.address };
}

async function lockPartner(tx: Db, id: number) {
  await tx.$executeRaw`SELECT id FROM partners WHERE id = ${id} FOR UPDATE`;
  const partner = await tx.partner.findUnique({ where: { id } });
  if (partner === null) throw partnerNotFound();
  return partner;
}

function partnerNotFound(): DomainError {
  return new DomainError('NOT_FOUND', { message: sentences.partners.notFound });
}
