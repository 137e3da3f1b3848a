import { isRentalDay } from '../dates/days.ts';
import { todayInParis } from '../dates/paris-time.ts';
import { id } from '../fields/id.ts';
import { money } from '../fields/money.ts';
import { anyDay, chosenDay, pieces } from '../fields/rental.ts';
import { name, orEmpty, text } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { pieceSentences } from './pieces/pieces.ts';
import { namedPieces } from './pieces-input.ts';
import { isTemporary, movementSentences, recordedKinds } from './stock-movements/stock-movements.ts';

/**
 * What happens to the stock of an article: `quantite` pieces from `debut` on; until `fin`, or for good. Pieces that are
 * out of service need a reason, those rented in a last day; what is bought, lost or sold has happened already.
 */
export const stockMovementInput = z
  .object({
    articleId: id,
    kind: z.enum(recordedKinds, movementSentences.kindRequired),
    quantite: pieces,
    debut: anyDay,
    fin: chosenDay,
    motif: orEmpty(text(limits.shortText)),
    fournisseur: orEmpty(name(limits.nom)),
    pieces: namedPieces,
    cout: z.preprocess((value) => (value === '' ? null : value), money.nullish()).transform((value) => value ?? null),
  })
  .transform((value) => ({
    ...value,
    fin: isTemporary(value.kind) ? value.fin : null,
    fournisseur: value.kind === 'achat' || value.kind === 'location' ? value.fournisseur : '',
    cout: value.kind === 'achat' || value.kind === 'location' ? value.cout : null,
  }))
  .superRefine(({ kind, debut, fin, motif, quantite, pieces: named }, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (kind === 'hors_service' && motif === '') refuse('motif', movementSentences.reasonRequired);
    if (named.length > quantite) refuse('pieces', pieceSentences.moreThanQuantity);
    if (kind === 'location' && fin === null) refuse('fin', movementSentences.endRequired);
    if (!isRentalDay(debut)) return;
    if (fin !== null && fin < debut) refuse('fin', movementSentences.endBeforeStart);
    if (!isTemporary(kind) && debut > todayInParis()) refuse('debut', movementSentences.startInFuture);
  });
export type StockMovementInput = z.infer<typeof stockMovementInput>;

/** The last day of a movement that ends. */
export const movementEndInput = z.object({ id, fin: anyDay });
