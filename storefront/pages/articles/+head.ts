import { publicUnitLabel } from '@barnum/rules/catalogue/articles/articles';
import { paths, pictureUrl, shopPicturePaths } from '@barnum/rules/paths';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { breadcrumbList } from '../../lib/breadcrumbs.ts';
import type { PageHead } from '../../lib/page-data.ts';
import { sharedPicture, shareSize } from '../../lib/share-pictures.ts';
import type { Data } from './+data.ts';

type Article = NonNullable<Data['article']>;

export function head({ article, failure }: Data): PageHead {
  if (!article) {
    return { title: failure?.sentence ?? '', description: 'Cet article n’est pas au catalogue.' };
  }
  const price = `${formatPrice(article.prix)} / ${publicUnitLabel(article.unite)}`;
  return {
    title: `${article.nom} à louer`,
    description: [`${article.nom} à louer, ${price} TTC.`, article.courteDescription].filter(Boolean).join(' '),
    canonicalPath: paths.article(article.slug),
    ...shared(article),
    structuredData: [product(article), breadcrumbs(article)],
  };
}

function product(article: Article): object {
  return {
    '@type': 'Product',
    name: article.nom,
    ...(article.courteDescription && { description: article.courteDescription }),
    ...(article.categorie && { category: article.categorie.nom }),
    ...(article.specifications.length > 0 && {
      additionalProperty: article.specifications.map(({ label, value }) => ({
        '@type': 'PropertyValue',
        name: label,
        value,
      })),
    }),
    image: article.images.map(({ picture }) => pictureUrl(picture)),
    offers: {
      '@type': 'Offer',
      url: paths.article(article.slug),
      price: article.prix,
      priceCurrency: 'EUR',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      availability: article.quantite === 0 ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
    },
  };
}

function shared({ id, nom, images: [first] }: Article): Pick<PageHead, 'image'> {
  if (!first) return { image: { url: shopPicturePaths.sharedArticle(id), ...shareSize, alt: nom } };
  return { image: sharedPicture(first.picture, first.altImage || nom) };
}

function breadcrumbs({ nom, slug, categorie }: Article): object {
  return breadcrumbList(
    ['Catalogue', paths.catalogue],
    ...(categorie ? [[categorie.nom, paths.category(categorie.slug)] as const] : []),
    [nom, paths.article(slug)],
  );
}
