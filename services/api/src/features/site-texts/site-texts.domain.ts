import type { ShopColours } from '@barnum/rules/colours/shop-colours';
import { DomainError, parseInput } from '@barnum/rules/errors';
import { siteTextsInput } from '@barnum/rules/inputs/site-texts';
import { defaultSiteTexts } from '@barnum/rules/site-texts/default-site-texts';
import {
  coloursOf,
  isSiteTextKey,
  type SiteTextKey,
  siteTextKeys,
  siteTextSentences,
} from '@barnum/rules/site-texts/site-texts';
import type { Db, Prisma, PrismaClient } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';

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
    const rows = changed.map(({ key }) => ({
      key,
      texte: input[key] === defaultSiteTexts[key] ? null : (input[key] ?? null),
      auteur,
    }));
    await tx.siteTextVersion.createMany({ data: rows });
    return listSiteTexts(tx);
  });
}

// Writers come one after the other; readers do not wait.
async function lock(tx: Db): Promise<void> {
  await tx.$executeRaw`LOCK TABLE site_texts IN SHARE ROW EXCLUSIVE MODE`;
}
