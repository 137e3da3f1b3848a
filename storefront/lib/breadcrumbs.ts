import { paths } from '@barnum/rules/paths';

/** The way from the home page to a page, as search engines read it (schema.org BreadcrumbList). */
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
