import { id } from '../fields/id.ts';
import { searchPageInput } from '../fields/page.ts';
import { text } from '../fields/text.ts';
import { wholeNumber } from '../fields/whole-number.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { labelFormatKeys, labelFormats, labelsPerSheet } from '../pieces/label-formats.ts';
import { pieceNumberForm, pieceSentences, typedPieceNumber } from '../pieces/pieces.ts';

const pieceIds = (max: number) => z.array(id).max(max, pieceSentences.tooMany(max));

/** A number of a piece as it was typed, or scanned from its label. */
export const typedNumber = text(limits.url)
  .transform(typedPieceNumber)
  .refine((value) => pieceNumberForm.test(value), pieceSentences.numberForm);

/** So many new pieces of an article, with the next numbers of its series. */
export const newPiecesInput = z.object({
  articleId: id,
  nombre: wholeNumber({ min: 1, max: limits.newPieces }, pieceSentences.tooMany(limits.newPieces)),
});

/** What is said of a piece. */
export const pieceInput = z.object({
  numero: text(limits.nom)
    .transform((value) => value.toUpperCase())
    .refine((value) => pieceNumberForm.test(value), pieceSentences.numberForm),
  notes: z.preprocess((value) => value ?? '', text(limits.shortText)),
});
export type PieceInput = z.infer<typeof pieceInput>;

/** A page of the pieces; of one article, or whose number or article is searched for. */
export const pieceListInput = searchPageInput.extend({
  articleId: z.preprocess((value) => value ?? null, id.nullable()),
});

/** Pieces that a movement names, which it may do; each once. */
export const namedPieces = z
  .preprocess((value) => value ?? [], pieceIds(limits.newPieces))
  .transform((ids) => [...new Set(ids)]);

/** A piece that goes out with a request. */
export const pieceOutingInput = z.object({ requestId: id, numero: typedNumber });

/** Labels of pieces on sheets; `premiere` is the first label of the first sheet that is free, from 1. */
export const pieceLabelsInput = z
  .object({
    pieceIds: pieceIds(limits.pieceLabels).min(1, pieceSentences.noneToPrint),
    format: z.enum(labelFormatKeys),
    premiere: z.int(),
  })
  .superRefine(({ format, premiere }, context) => {
    const count = labelsPerSheet(labelFormats[format]);
    if (premiere < 1 || premiere > count)
      context.addIssue({ code: 'custom', path: ['premiere'], message: pieceSentences.positionInvalid(count) });
  });
export type PieceLabelsInput = z.infer<typeof pieceLabelsInput>;
