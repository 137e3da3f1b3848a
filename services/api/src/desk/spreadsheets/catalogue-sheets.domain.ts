import { readArticleState, readCategory } from '@barnum/rules/catalogue/articles/article-list';
import { articleStateLabels } from '@barnum/rules/catalogue/articles/article-states';
import { unitNames } from '@barnum/rules/catalogue/articles/articles';
import { groundLabels } from '@barnum/rules/catalogue/packs/packs';
import type { articleColumns, categoryColumns, priceColumns } from '@barnum/rules/desk/spreadsheets/catalogue-columns';
import { paths } from '@barnum/rules/paths';
import { linesOf, type RowOf } from '@barnum/rules/platform/table-columns';
import { formatNumber } from '@barnum/rules/text/numbers';
import { catalogueOrder, whereArticles } from '../../catalogue/articles/article-lists.domain.ts';
import { categoryOrder } from '../../catalogue/categories/categories.domain.ts';
import { onlineArticles } from '../../catalogue/found-articles/found-articles.domain.ts';
import { imageOrder } from '../../catalogue/images/images.domain.ts';
import { pricedOn } from '../../catalogue/price-lists/dated-prices.domain.ts';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { type Rows, rowsInBatches } from '../../platform/sheets/in-batches.ts';
import { type Narrowed, searchOf } from './narrowed.ts';
import { articlePictureName, categoryPictureName } from './picture-names.ts';

const wholeArticle = {
  include: {
    categorie: { select: { nom: true } },
    specifications: { orderBy: { position: 'asc' } },
    components: { orderBy: { position: 'asc' }, include: { component: { select: { nom: true } } } },
    accessories: { orderBy: { position: 'asc' }, include: { accessory: { select: { nom: true } } } },
    images: { orderBy: [...imageOrder], select: { id: true } },
  },
} satisfies Prisma.ArticleFindManyArgs;
type WholeArticle = Prisma.ArticleGetPayload<typeof wholeArticle>;

type ArticleRow = RowOf<typeof articleColumns>;
type PriceRow = RowOf<typeof priceColumns>;

/** The articles of the administrators' list, in the catalogue's order. */
export async function readArticleRows(db: Db, read: Narrowed): Promise<Rows<ArticleRow>> {
  const ids = await articleIds(db, read, {});
  return rowsInBatches(ids, (id) => db.article.findMany({ ...wholeArticle, where: { id: { in: id } } }), articleRow);
}

/** The articles online of the same list, at the prices in force today. */
export async function readPriceRows(db: Db, narrowed: Narrowed): Promise<Rows<PriceRow>> {
  const ids = await articleIds(db, narrowed, onlineArticles);
  const query = { include: { categorie: { select: { nom: true } } } } as const;
  const read = async (id: number[]) => pricedOn(db, await db.article.findMany({ ...query, where: { id: { in: id } } }));
  return rowsInBatches(ids, read, priceRow);
}

async function articleIds(db: Db, read: Narrowed, more: Prisma.ArticleWhereInput): Promise<number[]> {
  const where = await whereArticles(db, {
    search: searchOf(read),
    categoryId: readCategory(read('categorie')),
    etat: readArticleState(read('etat')),
  });
  const found = await db.article.findMany({
    where: { AND: [where, more] },
    select: { id: true },
    orderBy: [...catalogueOrder],
  });
  return found.map(({ id }) => id);
}

function articleRow({ categorie, images, ...article }: WholeArticle): ArticleRow {
  return {
    ...priceRow({ categorie, ...article }),
    quantite: article.quantite,
    valeurRemplacement: article.valeurRemplacement.toFixed(2),
    fraisNettoyage: article.fraisNettoyage.toFixed(2),
    tauxTva: article.tauxTva?.toFixed(2) ?? null,
    etat: articleStateLabels[article.etat],
    lot: article.lot,
    nomLot: article.nomLot,
    courteDescription: article.courteDescription,
    longueDescription: article.longueDescription,
    included: linesOf(article.included),
    excluded: linesOf(article.excluded),
    specifications: linesOf(article.specifications.map(({ label, value }) => `${label} : ${value}`)),
    components: linesOf(
      article.components.map(({ component, quantite, terrain, choix }) => {
        const when = [...(terrain === null ? [] : [groundLabels[terrain]]), ...(choix === '' ? [] : [choix])];
        return `${formatNumber(quantite)} × ${component.nom}${when.length === 0 ? '' : ` (${when.join(' ; ')})`}`;
      }),
    ),
    accessories: linesOf(
      article.accessories.map(
        ({ accessory, nom, quantite }) => `${formatNumber(quantite)} × ${accessory?.nom ?? nom ?? ''}`,
      ),
    ),
    pictures: linesOf(images.map((_image, index) => articlePictureName(article.slug, index + 1))),
    address: paths.article(article.slug),
  };
}

type PricedArticle = Pick<
  WholeArticle,
  'id' | 'nom' | 'prix' | 'unite' | 'montantCaution' | 'coutMontage' | 'quantiteMinimum' | 'categorie'
>;

function priceRow({ id, nom, prix, unite, montantCaution, coutMontage, quantiteMinimum, categorie }: PricedArticle) {
  return {
    id,
    categorie: categorie?.nom ?? null,
    nom,
    prix: prix.toFixed(2),
    unite: unitNames[unite],
    montantCaution: montantCaution.toFixed(2),
    coutMontage: coutMontage.toFixed(2),
    quantiteMinimum,
  } satisfies PriceRow;
}

/** All categories, in their order. */
export async function readCategoryRows(db: Db): Promise<Rows<RowOf<typeof categoryColumns>>> {
  const found = await db.category.findMany({ select: { id: true }, orderBy: [...categoryOrder] });
  return rowsInBatches(
    found.map(({ id }) => id),
    (id) => db.category.findMany({ where: { id: { in: id } }, include: { _count: { select: { articles: true } } } }),
    ({ id, slug, nom, description, ordre, pictureKey, _count }) => ({
      id,
      nom,
      description,
      ordre,
      articles: _count.articles,
      picture: pictureKey === null ? null : categoryPictureName(slug),
    }),
  );
}
