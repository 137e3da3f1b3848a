import { DomainError } from '@barnum/rules/errors';
import { pictureKeyOf } from '@barnum/rules/paths';
import { categoryTint, colourTokens, grounds } from '@barnum/rules/site/colours/shop-colours';
import { coloursOf, type SiteTextValues } from '@barnum/rules/site/site-texts/site-texts';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/db/client.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { listSiteTexts } from '../../site/site-texts/site-texts.domain.ts';
import { findArticle } from '../articles/articles.domain.ts';
import { cutToShare, drawCard, drawLetterIcon, drawLogoIcon } from './draw-pictures.ts';

/** What a picture shows, in one text, and how it is made. Equal texts make equal pictures. */
export interface ShopPicture {
  shows: string;
  draw: () => Promise<Buffer>;
}

const maxBytes = 16 * 1024 * 1024;
const drawn = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });

/** The picture, drawn once. */
export async function readPicture({ shows, draw }: ShopPicture): Promise<Buffer> {
  const picture = drawn.get(shows) ?? (await draw());
  drawn.set(shows, picture);
  return picture;
}

/** The shop's icon, `size` pixels wide: its logo, else its initial. */
export async function shopIcon(db: Db, storage: Storage, size: number): Promise<ShopPicture> {
  const { logo, name, ...texts } = await readTexts(db);
  if (logo !== '') {
    const file = await readFile(storage, logo);
    return { shows: `icon ${size} ${logo}`, draw: () => drawLogoIcon(file, size) };
  }
  const { seaDeep } = colourTokens(coloursOf(texts));
  const letter = [...name][0]?.toLocaleUpperCase('fr') ?? '';
  return { shows: `icon ${size} ${letter} ${seaDeep}`, draw: () => drawLetterIcon(letter, seaDeep, size) };
}

/** What stands for the shop where its pages are shared: the picture of its home page, else its name. */
export async function sharedShop(db: Db, storage: Storage): Promise<ShopPicture> {
  const { heroPicture, name: title, tagline: subtitle, ...texts } = await readTexts(db);
  if (heroPicture !== '') {
    const file = await readFile(storage, heroPicture);
    return { shows: `shared ${heroPicture}`, draw: () => cutToShare(file) };
  }
  const card = { title, subtitle, ground: colourTokens(coloursOf(texts)).seaDeep, ink: grounds.canvas };
  return { shows: JSON.stringify(card), draw: () => drawCard(card) };
}

/**
 * What stands for an article without a picture where it is shared: its name, on the tint of its category.
 * @throws DomainError NOT_FOUND when there is no such article.
 */
export async function sharedArticle(db: Db, id: number): Promise<ShopPicture> {
  const article = await findArticle(db, id, { select: { nom: true, categorieId: true } });
  if (article === null) throw new DomainError('NOT_FOUND');
  const { seaDeep } = colourTokens(coloursOf(await readTexts(db)));
  const card = { title: article.nom, ground: categoryTint(article.categorieId), ink: seaDeep };
  return { shows: JSON.stringify(card), draw: () => drawCard(card) };
}

async function readTexts(db: Db): Promise<SiteTextValues> {
  const texts = (await listSiteTexts(db)).map(({ key, texte }) => [key, texte]);
  return Object.fromEntries(texts) as SiteTextValues;
}

async function readFile(storage: Storage, address: string): Promise<Buffer> {
  const file = await storage.readAll(`${pictureKeyOf(address)}/${address.split('/').at(-1)}`);
  if (file === null) throw new DomainError('NOT_FOUND');
  return file;
}
