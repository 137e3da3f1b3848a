import { parseInput } from '@barnum/rules/errors';
import { lineTemplateInput } from '@barnum/rules/requests/line-templates-input';
import type { Db } from '../../../services/api/src/platform/db/client.ts';
import { saveLineTemplate } from '../../../services/api/src/requests/line-templates/line-templates.domain.ts';
import { demoLineTemplates } from '../data/line-templates.ts';

/** The demo templates of lines; `articleIds` by name. */
export async function seedDemoLineTemplates(db: Db, articleIds: ReadonlyMap<string, number>): Promise<void> {
  for (const { nom, articles, fees } of demoLineTemplates) {
    const items = [
      ...articles.map(([name, quantite]) => ({ articleId: articleIds.get(name), nom: name, quantite })),
      ...fees.map(([name, prix]) => ({ nature: 'frais', nom: name, quantite: 1, prix })),
    ];
    await saveLineTemplate(db, parseInput(lineTemplateInput, { nom, items }), { isReplaced: false });
  }
}
