import { limits } from '@barnum/rules/limits';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import {
  copyPicture,
  deletePictureFiles,
  deleteUnreferencedPictures,
} from '../../platform/picture-files/picture-files.domain.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { addArticleImage, imageOrder } from '../images/images.domain.ts';
import { packComponents } from '../packs/packs.domain.ts';
import { createArticle, findArticle } from './articles.domain.ts';
import { articleNotFound } from './write-articles.domain.ts';

const mark = ' (copie)';

/**
 * An article like this one, with pictures of its own, hidden: « … (copie) ». Where it is proposed, and what happened to
 * it, is not copied.
 * @throws DomainError NOT_FOUND when there is none.
 */
export async function duplicateArticle(db: Db | PrismaClient, storage: Storage, id: number, auteur: string) {
  const original = await findArticle(db, id, whole, { withHidden: true });
  if (original === null) throw articleNotFound();
  const {
    images,
    specifications,
    companions,
    accessories,
    components,
    prix,
    montantCaution,
    coutMontage,
    valeurRemplacement,
    fraisNettoyage,
    tauxTva,
    ...fields
  } = original;
  const keys: string[] = [];
  try {
    // Before the transaction, for which others wait.
    for (const { pictureKey } of images) keys.push(await copyPicture(db, storage, pictureKey));
    return await inTransaction(db, async (tx) => {
      const copy = await createArticle(
        tx,
        {
          ...fields,
          nom: `${fields.nom.slice(0, limits.nom - mark.length)}${mark}`,
          etat: 'masque',
          prix: prix.toFixed(2),
          montantCaution: montantCaution.toFixed(2),
          coutMontage: coutMontage.toFixed(2),
          valeurRemplacement: valeurRemplacement.toFixed(2),
          fraisNettoyage: fraisNettoyage.toFixed(2),
          tauxTva: tauxTva?.toFixed(2) ?? null,
          specifications,
          components: components.map(({ componentId, ...component }) => ({ ...component, articleId: componentId })),
          companionIds: companions.map(({ companionId }) => companionId),
          accessories: accessories.map(({ nom, quantite, accessoryId }) => ({ nom, quantite, articleId: accessoryId })),
        },
        { auteur },
      );
      for (const [index, { altImage }] of images.entries()) {
        await addArticleImage(tx, { articleId: copy.id, pictureKey: keys[index] ?? '', altImage });
      }
      return copy.id;
    });
  } catch (error) {
    await deletePictureFiles(storage, await deleteUnreferencedPictures(db, keys));
    throw error;
  }
}

const whole = {
  select: {
    nom: true,
    categorieId: true,
    prix: true,
    unite: true,
    quantite: true,
    lot: true,
    nomLot: true,
    quantiteMinimum: true,
    courteDescription: true,
    longueDescription: true,
    included: true,
    excluded: true,
    montantCaution: true,
    coutMontage: true,
    valeurRemplacement: true,
    fraisNettoyage: true,
    tauxTva: true,
    specifications: { orderBy: { position: 'asc' }, select: { label: true, value: true } },
    companions: { orderBy: { position: 'asc' }, select: { companionId: true } },
    accessories: { orderBy: { position: 'asc' }, select: { nom: true, quantite: true, accessoryId: true } },
    components: {
      // A new pack takes nothing that is archived.
      ...packComponents({}),
      select: { componentId: true, quantite: true, terrain: true, choix: true },
    },
    images: { orderBy: [...imageOrder], select: { pictureKey: true, altImage: true } },
  },
} satisfies Pick<Prisma.ArticleFindManyArgs, 'select'>;
