import { paths } from '@barnum/rules/paths';
import { groupByCategory } from '../lib/catalogue.ts';
import { graphql } from '../lib/service/graphql.ts';
import { queryService } from '../lib/service/query-service.server.ts';
import type { Env } from './env.ts';

const timeoutMilliseconds = 3_000;

const siteMapQuery = graphql(`
  query SearchEngineSiteMap {
    categories {
      id
      slug
      nom
      updatedAt
    }
    articles {
      slug
      updatedAt
      categorie {
        id
      }
      images {
        picture {
          url
        }
      }
    }
    latestSalesConditions {
      createdAt
    }
  }
`);

interface Entry {
  path: string;
  lastmod?: string | undefined;
  pictures?: readonly string[];
}

/** The site map of all public pages (sitemaps.org, with pictures). Throws when the service could not be reached. */
export async function makeSiteMap(env: Env): Promise<string> {
  const data = await queryService(siteMapQuery, {}, { env, timeout: timeoutMilliseconds });
  const changed = new Map(data.categories.map(({ slug, updatedAt }) => [slug, updatedAt]));
  return toXml(env.storefrontUrl, [
    { path: paths.home },
    { path: paths.catalogue, lastmod: latest(data.articles.map(({ updatedAt }) => updatedAt)) },
    { path: paths.reservation },
    { path: paths.contact },
    ...(data.latestSalesConditions ? [{ path: paths.cgv, lastmod: data.latestSalesConditions.createdAt }] : []),
    { path: paths.legalNotice },
    { path: paths.privacy },
    { path: paths.siteMap },
    ...groupByCategory(data.articles, data.categories).map(({ slug, articles }) => ({
      path: paths.category(slug),
      lastmod: latest([changed.get(slug) ?? '', ...articles.map(({ updatedAt }) => updatedAt)]),
    })),
    ...data.articles.map(({ slug, updatedAt, images }) => ({
      path: paths.article(slug),
      lastmod: updatedAt,
      pictures: images.map(({ picture }) => picture.url),
    })),
  ]);
}

function latest(instants: readonly string[]): string | undefined {
  return instants.reduce((last, instant) => (instant > last ? instant : last), '') || undefined;
}

export function toXml(storefrontUrl: string, entries: readonly Entry[]): string {
  const absolute = (address: string) =>
    (address.startsWith('/') ? `${storefrontUrl}${address}` : address).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const urls = entries.map(({ path, lastmod, pictures = [] }) => {
    const images = pictures.map((url) => `<image:image><image:loc>${absolute(url)}</image:loc></image:image>`);
    return `<url><loc>${absolute(path)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}${images.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`;
}
