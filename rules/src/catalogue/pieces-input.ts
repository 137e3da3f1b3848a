import { id, optionalId } from '../fields/id.ts';
import { searchPageInput } from '../fields/page.ts';
import { line, orEmpty, text } from '../fields/text.ts';
import { wholeNumber } from '../fields/whole-number.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { sentences } from '../sentences.ts';
import { labelFormatKeys, labelFormats, labelsPerSheet } from './pieces/label-formats.ts';
import { pieceNumberForm, pieceSentences, pieceStates, typedPieceNumber } from './pieces/pieces.ts';

const ids = (max: number) => z.preprocess((value) => value ?? [], z.array(id).max(max, pieceSentences.tooMany(max)));

/** A number of a piece as it was typed, or scanned from its label. */
export const typedNumber = line(limits.url)
  .transform(typedPieceNumber)
  .refine((value) => pieceNumberForm.test(value), pieceSentences.numberForm);

/** So many new pieces of an article, with the next numbers of its series. */
export const newPiecesInput = z.object({
  articleId: id,
  nombre: z
    .number(sentences.field.number)
    .int(sentences.field.integer)
    .min(1, sentences.field.atLeast(1))
    .max(limits.newPieces, pieceSentences.tooMany(limits.newPieces)),
});

/** What is said of a piece. */
export const pieceInput = z.object({
  numero: line(limits.nom)
    .transform((value) => value.toUpperCase())
    .refine((value) => pieceNumberForm.test(value), pieceSentences.numberForm),
  notes: orEmpty(text(limits.shortText)),
});
export type PieceInput = z.infer<typeof pieceInput>;

/** A page of the pieces; of one article, in one state, or whose number or article is searched for. */
export const pieceListInput = searchPageInput.extend({
  articleId: optionalId,
  etat: z.preprocess((value) => value ?? null, z.enum(pieceStates).nullable()),
});

/** The beginning of a number, and how many pieces to find by it. */
export const pieceChoicesInput = z.object({
  search: line(limits.search),
  limit: wholeNumber({ min: 1, max: limits.pieceChoices }, sentences.field.atLeast(1)).default(6),
});

/** Pieces that a movement names, which it may do; each once. */
export const namedPieces = ids(limits.newPieces).transform((named) => [...new Set(named)]);

/** A piece that goes out with a request. */
export const pieceOutingInput = z.object({ requestId: id, numero: typedNumber });

/** A piece that came back from a request, or did not after all. */
export const pieceReturnInput = pieceOutingInput.extend({ revenue: z.boolean() });

/**
 * Labels of pieces on sheets: those chosen, and those of articles, all or without a label so far. `premiere` is the first
 * label of the first sheet that is free, from 1.
 */
export const pieceLabelsInput = z
  .object({
    pieceIds: ids(limits.pieceLabels),
    articleIds: ids(limits.labelledArticles),
    sansEtiquette: z.preprocess((value) => value ?? false, z.boolean()),
    format: z.enum(labelFormatKeys),
    premiere: z.int(),
  })
  .superRefine(({ pieceIds: pieces, articleIds, format, premiere }, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (pieces.length + articleIds.length === 0) refuse('articleIds', pieceSentences.noneToPrint);
    const count = labelsPerSheet(labelFormats[format]);
    if (premiere < 1 || premiere > count) refuse('premiere', pieceSentences.positionInvalid(count));
  });
export type PieceLabelsInput = z.infer<typeof pieceLabelsInput>;
