import { impossibleSentence, isPossible } from '@barnum/rules/catalogue/articles/quantities';
import { beyondShelf, mostOf } from '@barnum/rules/catalogue/packs/asked-together';
import { partsOf } from '@barnum/rules/catalogue/packs/pack-parts';
import type { Period } from '@barnum/rules/dates/period';
import { DomainError, type FieldErrors } from '@barnum/rules/errors';
import { addQuantities, quantityFault } from '@barnum/rules/prices/line-quantity';
import { deliveryName, lineSentences } from '@barnum/rules/prices/lines';
import type { CompanyVat } from '@barnum/rules/prices/price-request';
import type { AdministratorRequestInput, RequestLineInput } from '@barnum/rules/requests/reservation-requests-input';
import { sentences } from '@barnum/rules/sentences';
import { onlineArticles } from '../../catalogue/found-articles/found-articles.domain.ts';
import { pricedOn } from '../../catalogue/price-lists/dated-prices.domain.ts';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { readShelf } from '../availability/availability.domain.ts';
import { answerErrors, componentsOf, readTodaysPacks, wishColumns } from './item-components.domain.ts';

type Item = Prisma.ReservationRequestItemGetPayload<{ include: { components: true } }>;
type Article = Awaited<ReturnType<typeof findArticles>>[number];
type Discount = Pick<RequestLineInput, 'remise' | 'remiseEnPourcent' | 'motifRemise'>;
/** What is agreed on a whole request. */
type Deal = Pick<AdministratorRequestInput, keyof Discount | 'cautionFixee'>;
export type StoredDeal = Pick<Prisma.ReservationRequestGetPayload<object>, keyof Deal>;

/** A line of the command, what it is about, and the line of the request that it changes. */
interface Meant {
  line: RequestLineInput;
  article: Article | null;
  known: Item | null;
  /** Where it stands in the command. */
  index: number;
}

interface Options {
  /**
   * The days of a visitor's request; null for an administrator's. Visitors are held to what is online, in the boxes in
   * which it is hired out, and to its stock on these days. An administrator knows why a box leaves half full or pieces are
   * borrowed, and is only kept from adding what is archived.
   */
  visitorsDays: Period | null;
  /** The first day of the hire, whose prices new lines get. */
  firstDay: string;
  /** Without a delivery its line is dropped, as the address is. */
  isDelivered: boolean;
  vat: CompanyVat;
  /** The request's lines before. */
  former?: readonly Item[];
}

/**
 * The lines of a request as they are stored: those that it had keep their snapshot, new ones get today's name, the
 * price of the first day, today's deposit, assembly cost, unit, category, rate of VAT and, of a pack, components; what the command says goes before
 * both. An id must exist; a name that no article has is stored without reference. An article that is asked for twice is one line, unless something
 * is said of the line.
 * @throws DomainError VALIDATION when an article is unknown, a visitor asks for more than its
 * stock or for a part of a box, what a pack asks is answered wrongly, an archived one is added, a line of another kind has no price, a quantity has decimals
 * where its line has none, or there are two deliveries.
 */
export async function snapshotItems(
  tx: Db,
  lines: readonly RequestLineInput[],
  { visitorsDays, firstDay, isDelivered, vat, former = [] }: Options,
) {
  const articles = await pricedOn(tx, await findArticles(tx, lines, visitorsDays !== null), firstDay);
  const packIds = articles.flatMap(({ id, _count }) => (_count.components > 0 ? id : []));
  const packs = await readTodaysPacks(tx, packIds, firstDay);
  const errors: FieldErrors = {};
  const merged = new Map<string, Meant>();
  for (const [index, line] of lines.entries()) {
    const named = former.find(({ id }) => id === line.id) ?? null;
    const article = matchArticle(articles, line, named);
    if (article === null && line.articleId != null) {
      errors[`items.${index}.articleId`] = sentences.form.articleUnknown;
      continue;
    }
    // An id that is gone, or that is another article's, says nothing.
    const isNamed = named !== null && named.articleId === (article?.id ?? null);
    const known = isNamed ? named : knownLine(former, line, article);
    const key = keyOf(line, article, index);
    const quantite = addQuantities([merged.get(key)?.line.quantite ?? 0, line.quantite]);
    merged.set(key, { line: { ...line, quantite }, article, known, index });
    if (article?.etat === 'archive' && known === null) {
      errors[`items.${index}.articleId`] = sentences.articles.archived(article.nom);
    }
  }
  if (visitorsDays !== null) Object.assign(errors, await quantityErrors(tx, [...merged.values()], visitorsDays));
  const all = [...merged.values()]
    .map((meant) => {
      const row = {
        ...snapshot(meant, vat),
        ...wishColumns(meant.article?.id ?? null, meant.line, meant.known, packs),
      };
      for (const [field, message] of Object.entries(answerErrors({ ...row, said: meant.line }, meant.known, packs))) {
        errors[`items.${meant.index}.${field}`] = message;
      }
      return { ...row, components: componentsOf(row, meant.known, packs), index: meant.index };
    })
    .filter(({ nature }) => isDelivered || nature !== 'livraison');
  for (const { nature, prix, quantite, index } of all) {
    if (nature !== 'article' && prix === null) errors[`items.${index}.prix`] = lineSentences.priceRequired;
    const once = nature === 'livraison' && quantite !== 1 ? lineSentences.deliveryOnce : null;
    const fault = once ?? quantityFault(quantite, nature);
    if (fault !== null) errors[`items.${index}.quantite`] ??= fault;
  }
  const second = all.filter(({ nature }) => nature === 'livraison')[1];
  if (second) errors[`items.${second.index}.nature`] = lineSentences.oneDelivery;
  refuse(errors);
  return all.map(({ index: _index, ...row }) => row);
}

/** What visitors ask for beyond what there is on these days, or in another number than it is hired out. */
async function quantityErrors(tx: Db, meant: readonly Meant[], days: Period): Promise<FieldErrors> {
  const asked = meant.flatMap(({ article, line: { quantite, terrain, choix, reponses }, index }) =>
    article === null ? [] : [{ article, index, line: { articleId: article.id, quantite, terrain, choix, reponses } }],
  );
  if (asked.length === 0) return {};
  const ids = asked.map(({ line }) => line.articleId);
  const { packs, shelf } = await readShelf(tx, ids, days);
  const shelved = (id: number) => shelf.get(id);
  const lines = asked.map(({ line }) => line);
  const tooMany = beyondShelf(lines, packs, shelved);
  return Object.fromEntries(
    asked.flatMap(({ article, index, line }, position) => {
      // What is wrong is the ground, which says it itself.
      if (partsOf(line.articleId, packs, line).length === 0) return [];
      const hired = { ...article, quantite: mostOf(line, packs, shelved) };
      const broken = isPossible(line.quantite, hired) ? null : impossibleSentence(article.nom, line.quantite, hired);
      const message = tooMany.get(position) ?? broken;
      return message === null ? [] : [[`items.${index}.quantite`, message]];
    }),
  );
}

/** The columns of a discount: what is said of it, or else what it was. */
function discountColumns(said: Discount, former: Pick<Item, keyof Discount> | null) {
  const remise = said.remise === undefined ? (former?.remise ?? null) : said.remise;
  if (remise === null || Number(remise) === 0) return { remise: null, remiseEnPourcent: false, motifRemise: '' };
  return {
    remise,
    remiseEnPourcent: said.remiseEnPourcent ?? former?.remiseEnPourcent ?? false,
    motifRemise: said.motifRemise ?? former?.motifRemise ?? '',
  };
}

/** The columns of what is agreed on the whole: a discount, and a deposit. */
export function dealColumns({ cautionFixee, ...discount }: Deal, former: StoredDeal | null) {
  return {
    ...discountColumns(discount, former),
    cautionFixee: cautionFixee === undefined ? (former?.cautionFixee ?? null) : cautionFixee,
  };
}

function snapshot({ line, article, known }: Meant, vat: CompanyVat) {
  const nature = line.nature ?? known?.nature ?? 'article';
  const today = {
    nom: (article?.nom ?? line.nom) || deliveryName,
    prix: article?.prix ?? null,
    montantCaution: article?.montantCaution ?? null,
    coutMontage: article?.coutMontage ?? null,
    // What is no article has a unit once it has a price.
    unite: article?.unite ?? (line.prix == null ? null : ('unitaire' as const)),
    tauxTva: vat.isFranchise ? null : (article?.tauxTva ?? vat.taux),
    coefficient: null,
  };
  const frozen = known ?? today;
  return {
    nature,
    articleId: article?.id ?? null,
    nom: article ? frozen.nom : today.nom,
    quantite: line.quantite,
    prix: chosen(line.prix, frozen.prix, today.prix),
    montantCaution: chosen(line.montantCaution, frozen.montantCaution, today.montantCaution),
    coutMontage: chosen(line.coutMontage, frozen.coutMontage, today.coutMontage),
    unite: chosen(line.unite, frozen.unite ?? today.unite, today.unite),
    coefficient: chosen(line.coefficient, frozen.coefficient, null),
    tauxTva: chosen(line.tauxTva, frozen.tauxTva, today.tauxTva),
    categorieId: known ? known.categorieId : (article?.categorieId ?? null),
    ...discountColumns(line, known),
  };
}

/** What is said; what it was where nothing is; null goes back to today's. */
function chosen<Said, Stored>(said: Said | null | undefined, frozen: Stored, today: Stored): Said | Stored {
  if (said === undefined) return frozen;
  return said ?? today;
}

async function findArticles(tx: Db, lines: readonly RequestLineInput[], onlyOnline: boolean) {
  const ids = lines.flatMap(({ articleId }) => articleId ?? []);
  const names = lines.flatMap(({ articleId, nom, nature }) =>
    articleId == null && nom && (nature ?? 'article') === 'article' ? nom : [],
  );
  // What is found stays until the items that refer to it are stored.
  await tx.$executeRaw`SELECT id FROM articles WHERE id = ANY(${ids}) OR nom = ANY(${names}) ORDER BY id FOR KEY SHARE`;
  return tx.article.findMany({
    where: { OR: [{ id: { in: ids } }, { nom: { in: names } }], ...(onlyOnline && onlineArticles) },
    select: {
      id: true,
      nom: true,
      etat: true,
      lot: true,
      nomLot: true,
      quantiteMinimum: true,
      prix: true,
      montantCaution: true,
      coutMontage: true,
      unite: true,
      tauxTva: true,
      categorieId: true,
      _count: { select: { components: true } },
    },
    orderBy: { id: 'asc' },
  });
}

// Articles are sorted by id: of several with the same name, the lowest id wins. A line that was none stays so.
function matchArticle(articles: readonly Article[], line: RequestLineInput, named: Item | null): Article | null {
  if (line.articleId != null) return articles.find(({ id }) => id === line.articleId) ?? null;
  if ((named !== null && named.articleId === null) || (line.nature ?? 'article') !== 'article') return null;
  return articles.find(({ nom }) => nom === line.nom) ?? null;
}

/** The line that a command is about which names none. */
function knownLine(former: readonly Item[], { nom }: RequestLineInput, article: Article | null): Item | null {
  const found = former.find((item) =>
    article === null ? item.articleId === null && item.nom === nom : item.articleId === article.id,
  );
  return found ?? null;
}

/** Equal keys are one line. */
function keyOf(
  { articleId, nom, quantite: _pieces, ...said }: RequestLineInput,
  article: Article | null,
  index: number,
) {
  if (Object.values(said).some((value) => value !== undefined)) return `line ${index}`;
  return article ? `article ${article.id}` : `name ${nom}`;
}

function refuse(errors: FieldErrors): void {
  const [message] = Object.values(errors);
  if (message !== undefined) throw new DomainError('VALIDATION', { message, fields: errors });
}
