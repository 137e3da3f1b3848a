import { formatPrice } from '@barnum/rules/format';
import { paths } from '@barnum/rules/paths';
import { publicUnitLabel, unitOfName } from '@barnum/rules/units';
import type { PageHead } from '../../lib/page-data.ts';
import type { Data } from './+data.ts';

type Article = NonNullable<Data['article']>;

export function head({ article, failure }: Data): PageHead {
  if (!article) {
    return { title: failure?.message ?? '', description: 'Cet article n’est pas au catalogue.' };
  }
  const price = `${formatPrice(article.prix)} / ${publicUnitLabel(unitOfName[article.unite])}`;
  const image = article.images[0]?.picture.url;
  return {
    title: `${article.nom} à louer`,
    description: [`${article.nom} à louer, ${price} TTC.`, article.courteDescription].filter(Boolean).join(' '),
    canonicalPath: paths.article(article.slug),
    ...(image && { image }),
    structuredData: [product(article), breadcrumbs(article)],
  };
}

function product(article: Article): object {
  return {
    '@type': 'Product',
    name: article.nom,
    ...(article.courteDescription && { description: article.courteDescription }),
    ...(article.categorie && { category: article.categorie.nom }),
    image: article.images.map(({ picture }) => picture.url),
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

function breadcrumbs({ nom, slug, categorie }: Article): object {
  const trail = [
    { name: 'Catalogue', item: paths.catalogue },
    ...(categorie ? [{ name: categorie.nom, item: paths.category(categorie.slug) }] : []),
    { name: nom, item: paths.article(slug) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
