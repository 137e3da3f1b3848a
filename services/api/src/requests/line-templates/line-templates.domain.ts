import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { quantityFault } from '@barnum/rules/prices/line-quantity';
import { deliveryName } from '@barnum/rules/prices/lines';
import type { LineTemplateInput } from '@barnum/rules/requests/line-templates-input';
import { lineTemplateSentences } from '@barnum/rules/requests/reservation-requests/line-templates';
import { sentences } from '@barnum/rules/sentences';
import { foldText } from '@barnum/rules/text/fold';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

type Query = Pick<Prisma.LineTemplateFindManyArgs, 'include' | 'select'>;

/** The lines of a template, in the order in which they were saved. */
export const templateItems = { orderBy: { id: 'asc' } } satisfies Prisma.LineTemplate$itemsArgs;

/** All templates, by name. */
export function listLineTemplates(db: Db, query: Query = {}) {
  return db.lineTemplate.findMany({ ...query, orderBy: { nom: 'asc' } });
}

/**
 * Saves lines as a template. One of the same name, whatever its case and accents, is replaced where that `isReplaced`.
 * @throws DomainError VALIDATION when the name is taken, an article is unknown or counted in parts, or there are as many templates as there
 * may be.
 */
export function saveLineTemplate(
  db: Db | PrismaClient,
  { nom, items }: LineTemplateInput,
  { isReplaced }: { isReplaced: boolean },
) {
  return inTransaction(db, async (tx) => {
    // Two that are saved at the same time count each other.
    await tx.$executeRaw`LOCK TABLE line_templates IN SHARE ROW EXCLUSIVE MODE`;
    const known = await tx.lineTemplate.findMany({ select: { id: true, nom: true } });
    const former = known.find((template) => foldText(template.nom) === foldText(nom));
    if (former && !isReplaced) throw refused('nom', lineTemplateSentences.nameTaken);
    if (!former && known.length >= limits.lineTemplates) throw refused('nom', lineTemplateSentences.tooMany);
    const create = await templateRows(tx, items);
    if (!former) return tx.lineTemplate.create({ data: { nom, items: { create } } });
    return tx.lineTemplate.update({ where: { id: former.id }, data: { items: { deleteMany: {}, create } } });
  });
}

/**
 * Deletes a template; requests that were made of it keep their lines.
 * @throws DomainError NOT_FOUND when there is none.
 */
export async function deleteLineTemplate(db: Db, id: number): Promise<void> {
  const { count } = await db.lineTemplate.deleteMany({ where: { id } });
  if (count === 0) throw new DomainError('NOT_FOUND', { message: lineTemplateSentences.notFound });
}

async function templateRows(tx: Db, items: LineTemplateInput['items']) {
  const ids = items.flatMap(({ articleId }) => articleId ?? []);
  await tx.$executeRaw`SELECT id FROM articles WHERE id = ANY(${ids}) ORDER BY id FOR KEY SHARE`;
  const articles = await tx.article.findMany({ where: { id: { in: ids } }, select: { id: true, nom: true } });
  const names = new Map(articles.map(({ id, nom }) => [id, nom]));
  return items.map(({ nature, articleId = null, nom, prix, montantCaution, ...item }, index) => {
    const name = articleId === null ? nom || deliveryName : names.get(articleId);
    if (name === undefined) throw refused(`items.${index}.articleId`, sentences.form.articleUnknown);
    const { quantite, coefficient, remise, remiseEnPourcent, motifRemise, tauxTva } = item;
    const fault = quantityFault(quantite, nature ?? 'article');
    if (fault !== null) throw refused(`items.${index}.quantite`, fault);
    return {
      nature: nature ?? 'article',
      articleId,
      nom: name,
      quantite,
      // An article has the conditions of the day when the template is used.
      prix: articleId === null ? (prix ?? null) : null,
      montantCaution: articleId === null ? (montantCaution ?? null) : null,
      coefficient: coefficient ?? null,
      remise: remise ?? null,
      tauxTva: tauxTva ?? null,
      remiseEnPourcent: remiseEnPourcent ?? false,
      motifRemise: motifRemise ?? '',
    };
  });
}

function refused(field: string, message: string): DomainError {
  return new DomainError('VALIDATION', { message, fields: { [field]: message } });
}
