import { id } from '../fields/id.ts';
import { pieces } from '../fields/rental.ts';
import { line, orEmpty } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { sentences } from '../sentences.ts';
import { packSentences } from './packs/pack-sentences.ts';
import { grounds } from './packs/packs.ts';

const ground = z.enum(grounds, packSentences.groundInvalid);

/** What a pack holds; `choix` names the choice among those that bear the same. */
export const packComponentInput = z.object({
  articleId: id,
  quantite: pieces,
  terrain: ground.nullish().transform((value) => value ?? null),
  choix: orEmpty(line(limits.specificationLabel)),
});

/** A choice's id or name, and the article chosen for it. */
const answer = z.object({
  choix: z.string(sentences.field.text).min(1, sentences.field.invalid).max(limits.nom),
  article: id,
});

/** What is said of a wanted pack: its ground, and the articles chosen, by choice or as a list. */
export const packWishFields = {
  terrain: ground.nullish(),
  choix: z.array(id).max(limits.packComponents, sentences.field.invalid).nullish(),
  reponses: z.array(answer).max(limits.packComponents, sentences.field.invalid).nullish(),
};
