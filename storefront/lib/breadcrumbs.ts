import { paths } from '@barnum/rules/paths';

/** Breadcrumbs from the home page to a page, for search engines (schema.org BreadcrumbList). */
export function breadcrumbList(...trail: readonly (readonly [name: string, path: string])[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [['Accueil', paths.home] as const, ...trail].map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}
