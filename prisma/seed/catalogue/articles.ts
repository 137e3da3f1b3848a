import { articleInput } from '@barnum/rules/catalogue/articles-input';
import { parseInput } from '@barnum/rules/errors';
import type { z } from 'zod';
import { createArticle, updateArticle } from '../../../services/api/src/catalogue/articles/articles.domain.ts';
import { addArticleImage } from '../../../services/api/src/catalogue/images/images.domain.ts';
import type { Db } from '../../../services/api/src/platform/db/client.ts';
import { demoArticles } from '../data/articles.ts';
import type { DemoArticle } from '../data/demo-article.ts';
import type { StoredPictures } from './images.ts';

type ArticleSeed = Partial<z.input<typeof articleInput>>;

/** An article, with defaults for all fields that `seed` leaves out. */
export function seedArticle(db: Db, seed: ArticleSeed = {}) {
  return createArticle(db, parseInput(articleInput, { nom: 'Barnum pliant', prix: 110, unite: 'weekend', ...seed }));
}

/** The demo catalogue; `categoryIds` by demo key. Returns the ids of its articles, by name. */
export async function seedDemoArticles(
  db: Db,
  categoryIds: ReadonlyMap<string, number>,
  pictures: StoredPictures,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const demo of demoArticles) {
    const article = await seedArticle(db, demoArticleSeed(demo, categoryIds));
    ids.set(demo.nom, article.id);
    const views = (demo.views ?? [1, 2, 3]).map((view) => pictures.get(`articles/${demo.pictures}/${view}.webp`));
    for (const [index, picture] of views.entries()) {
      const altImage = index === 0 ? demo.nom : `${demo.nom}, vue ${index + 1}`;
      if (picture) await addArticleImage(db, { articleId: article.id, pictureKey: picture.key, altImage });
    }
  }
  for (const { nom, ...demo } of demoArticles) {
    const id = ids.get(nom);
    const links = linksOf(demo, ids);
    if (id !== undefined && Object.keys(links).length > 0) await updateArticle(db, id, links);
  }
  return ids;
}

/** What an article of the demo says of others, which are all there by then. */
function linksOf({ companions, accessories, components }: Partial<DemoArticle>, ids: ReadonlyMap<string, number>) {
  return {
    ...(companions && { companionIds: companions.flatMap((nom) => ids.get(nom) ?? []) }),
    ...(accessories && {
      accessories: accessories.map(({ nom, quantite, isProposed }) =>
        isProposed ? { nom: null, articleId: ids.get(nom) ?? null, quantite } : { nom, articleId: null, quantite },
      ),
    }),
    ...(components && {
      components: components.map(({ nom, quantite, terrain = null, choix = '' }) => {
        return { articleId: ids.get(nom) ?? 0, quantite, terrain, choix };
      }),
    }),
  };
}

/** An article of the demo catalogue. */
function demoArticleSeed(article: DemoArticle, categoryIds: ReadonlyMap<string, number>): ArticleSeed {
  return {
    nom: article.nom,
    categorieId: article.category === undefined ? null : (categoryIds.get(article.category) ?? null),
    prix: article.prix,
    unite: article.unite,
    quantite: article.stock ?? null,
    etat: article.isHidden ? 'masque' : 'en_ligne',
    lot: article.box?.[0] ?? 1,
    nomLot: article.box?.[1] ?? '',
    courteDescription: article.courte,
    longueDescription: `<p>${article.courte}</p><ul>${article.points.map((point) => `<li>${point}</li>`).join('')}</ul>`,
    montantCaution: article.caution,
    coutMontage: article.montage ?? 0,
    specifications: (article.specifications ?? []).map(([label, value]) => ({ label, value })),
    included: [...(article.included ?? [])],
    excluded: [...(article.excluded ?? [])],
  };
}
