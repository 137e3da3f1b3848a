import { synonymsProblem } from '../catalogue/catalogue-search/synonyms.ts';
import { line, text } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { pictureKeyOf } from '../paths.ts';
import { unknownPlaceholders } from '../text/placeholders.ts';
import { isVisible } from '../text/text.ts';
import { isColour, readableColour, type ShopColours } from './colours/shop-colours.ts';
import { colourRoles, type SiteTextKey, siteTextKeys, siteTextOf, siteTextSentences } from './site-texts/site-texts.ts';
import { textFigureNames } from './text-figures/text-figures.ts';

/** A colour, in its place the nearest that is read well. */
function colourField(role: keyof ShopColours) {
  return z
    .string()
    .trim()
    .toLowerCase()
    .refine(isColour, { error: siteTextSentences.notColour, abort: true })
    .overwrite((colour) => readableColour(role, colour));
}

/** A text of the site by the rule of its key. */
function siteTextField(key: SiteTextKey) {
  if (key === 'mainColour' || key === 'accentColour') return colourField(colourRoles[key]);
  const { kind, max, isOptional } = siteTextOf(key);
  const known = kind === 'line' || kind === 'paragraph' ? textFigureNames : [];
  const words = text(max);
  const field = kind === 'paragraph' || kind === 'synonyms' ? words : line(max);
  return field.superRefine((value, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    if (kind === 'picture' && value !== '' && pictureKeyOf(value) === null) refuse(siteTextSentences.unknownPicture);
    const problem = kind === 'synonyms' ? synonymsProblem(value) : null;
    if (problem !== null) refuse(problem);
    if (!isOptional && !isVisible(value)) refuse(siteTextSentences.required);
    const [unknown] = unknownPlaceholders(value, known);
    if (unknown !== undefined) refuse(siteTextSentences.unknownPlaceholder(unknown));
  });
}

const fields: Record<string, z.ZodType<string>> = Object.fromEntries(
  siteTextKeys.map((key) => [key, siteTextField(key)]),
);

/** Texts of the site, by key; those that are left out stay as they are. */
export const siteTextsInput = z
  .strictObject(fields, {
    error: ({ code }) => (code === 'unrecognized_keys' ? siteTextSentences.unknownKey : undefined),
  })
  .partial();
