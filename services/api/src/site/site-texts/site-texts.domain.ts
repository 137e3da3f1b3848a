import { DomainError, parseInput } from '@barnum/rules/errors';
import { logoUrl, pictureUrl } from '@barnum/rules/paths';
import type { ShopColours } from '@barnum/rules/site/colours/shop-colours';
import { defaultSiteTexts } from '@barnum/rules/site/site-texts/default-site-texts';
import {
  coloursOf,
  isSitePictureKey,
  isSiteTextKey,
  type SitePictureKey,
  type SiteTextKey,
  sitePictureKinds,
  siteTextKeys,
  siteTextSentences,
} from '@barnum/rules/site/site-texts/site-texts';
import { siteTextsInput } from '@barnum/rules/site/site-texts-input';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { pictureReference, storePicture } from '../../platform/picture-files/picture-files.domain.ts';
import type { Storage } from '../../platform/storage/storage.ts';

type Query = Pick<Prisma.SiteTextVersionFindManyArgs, 'select'>;

/** A text of the site as it stands; `versionId` is 0 for one that was never changed. */
export interface CurrentSiteText {
  key: SiteTextKey;
  texte: string;
  versionId: number;
}

/** Versions that the history of a text goes back. */
const shownVersions = 100;

/** Every text of the site as it stands. */
export async function listSiteTexts(db: Db): Promise<CurrentSiteText[]> {
  const newest = await db.$queryRaw<{ id: number; key: string; texte: string | null }[]>`
    SELECT DISTINCT ON (key) id, key, texte FROM site_texts ORDER BY key, id DESC`;
  const versions = new Map(newest.map((version) => [version.key, version]));
  return siteTextKeys.map((key) => {
    const version = versions.get(key);
    return { key, texte: version?.texte ?? defaultSiteTexts[key], versionId: version?.id ?? 0 };
  });
}

/** A text of the site as it stands. */
export async function readSiteText(db: Db, key: SiteTextKey): Promise<string> {
  const version = await db.siteTextVersion.findFirst({ where: { key }, orderBy: { id: 'desc' } });
  return version?.texte ?? defaultSiteTexts[key];
}

/** The pictures of the site as they stand; none for those that are not set. */
export async function listSitePictures<Q extends Query>(db: Db, query: Q) {
  const newest = await db.$queryRaw<{ id: number; picture_key: string | null }[]>`
    SELECT DISTINCT ON (key) id, picture_key FROM site_texts
    WHERE key = ANY (${Object.keys(sitePictureKinds)}) ORDER BY key, id DESC`;
  const ids = newest.filter(({ picture_key }) => picture_key !== null).map(({ id }) => id);
  return db.siteTextVersion.findMany({ ...query, where: { id: { in: ids } } }) as Promise<
    Prisma.SiteTextVersionGetPayload<Q>[]
  >;
}

/** The shop's colours as they stand. */
export async function readColours(db: Db): Promise<ShopColours> {
  const [mainColour, accentColour] = [await readSiteText(db, 'mainColour'), await readSiteText(db, 'accentColour')];
  return coloursOf({ mainColour, accentColour });
}

/**
 * The versions of a text, newest first.
 * @throws DomainError NOT_FOUND for a key that names no text.
 */
export function listSiteTextVersions(db: Db, key: string, query: Query = {}) {
  if (!isSiteTextKey(key)) throw new DomainError('NOT_FOUND', { message: siteTextSentences.unknownKey });
  return db.siteTextVersion.findMany({ ...query, where: { key }, orderBy: { id: 'desc' }, take: shownVersions });
}

/**
 * Changes those of `texts` that differ from what stands; the original text again is stored as none. `seen` is the
 * newest version of the copy that was edited.
 * @throws DomainError VALIDATION with a sentence by key, CONFLICT when one of them changed after `seen`.
 */
export function updateSiteTexts(
  db: Db | PrismaClient,
  texts: Readonly<Record<string, string>>,
  { seen, auteur }: { seen: number; auteur: string },
): Promise<CurrentSiteText[]> {
  const input = parseInput(siteTextsInput, texts);
  return inTransaction(db, async (tx) => {
    await lock(tx);
    const changed = (await listSiteTexts(tx)).filter(
      ({ key, texte }) => input[key] !== undefined && input[key] !== texte,
    );
    if (changed.some(({ versionId }) => versionId > seen)) throw new DomainError('CONFLICT');
    const rows = [];
    for (const { key } of changed) {
      const texte = input[key] === defaultSiteTexts[key] ? null : (input[key] ?? null);
      rows.push({ key, texte, auteur, pictureKey: isSitePictureKey(key) ? await pictureOf(tx, key, texte) : null });
    }
    await tx.siteTextVersion.createMany({ data: rows });
    return listSiteTexts(tx);
  });
}

/** The file of the shop's own logo, a JPEG on white; null without one. */
export async function readLogoFile(db: Db): Promise<string | null> {
  const version = await db.siteTextVersion.findFirst({
    where: { key: 'logo' },
    orderBy: { id: 'desc' },
    select: { picture: true },
  });
  return version?.picture ? `${version.picture.key}/${version.picture.width}.jpg` : null;
}

/**
 * Stores an uploaded picture of the site; returns its key and its address, which is to be saved as the text `field`.
 * @throws DomainError NOT_FOUND for a text that is no picture, PAYLOAD_TOO_LARGE or UNSUPPORTED_TYPE for a refused
 * file.
 */
export async function uploadSitePicture(
  db: Db,
  storage: Storage,
  { field, bytes }: { field: string; bytes: Buffer },
): Promise<{ key: string; url: string }> {
  if (!isSitePictureKey(field)) throw new DomainError('NOT_FOUND', { message: siteTextSentences.unknownKey });
  const picture = await storePicture(db, storage, bytes, sitePictureKinds[field]);
  return { key: picture.key, url: field === 'logo' ? logoUrl(picture) : pictureUrl(picture) };
}

async function pictureOf(tx: Db, field: SitePictureKey, address: string | null): Promise<string | null> {
  const { pictureKey } = await pictureReference(tx, address);
  if (address !== null && pictureKey === null) {
    throw new DomainError('VALIDATION', { fields: { [field]: siteTextSentences.unknownPicture } });
  }
  return pictureKey;
}

// Writers come one after the other; readers do not wait.
async function lock(tx: Db): Promise<void> {
  await tx.$executeRaw`LOCK TABLE site_texts IN SHARE ROW EXCLUSIVE MODE`;
}
