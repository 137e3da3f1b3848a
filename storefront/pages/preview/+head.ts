import type { PageHead } from '../../lib/page-data.ts';

export function head(): PageHead {
  return { title: 'Aperçu', description: 'Ce que donneront les textes qui ne sont pas encore enregistrés.' };
}
