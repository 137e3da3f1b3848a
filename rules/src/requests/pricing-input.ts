import { isRentalDay } from '../dates/days.ts';
import { id } from '../fields/id.ts';
import { money, requiredMoney } from '../fields/money.ts';
import { line, requiredLine } from '../fields/text.ts';
import { wholeNumber } from '../fields/whole-number.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { toCents } from '../prices/amounts.ts';
import { pricingLimits, pricingSentences } from '../prices/pricing-sentences.ts';
import {
  advanceKinds,
  coveredDays,
  type DurationRow,
  depositBases,
  type PricingTerms,
} from '../prices/pricing-terms.ts';
import { sentences } from '../sentences.ts';

const nom = requiredLine(limits.nom, pricingSentences.nomRequired);
const price = requiredMoney(sentences.field.amount);
const optionalPrice = z.preprocess((value) => (value === '' || value === undefined ? null : value), money.nullable());

function rows<Row extends z.ZodType>(row: Row, max: number) {
  return z.array(row).max(max, pricingSentences.tooMany(max));
}

const duration = z.object({
  unite: z.enum(['weekend', 'journee'], pricingSentences.unitInvalid),
  jours: wholeNumber({ min: 1, max: pricingLimits.days }, pricingSentences.daysInvalid),
  coefficient: z
    .number(pricingSentences.coefficientInvalid)
    .positive(pricingSentences.coefficientInvalid)
    .max(pricingLimits.coefficient, pricingSentences.coefficientMax)
    .refine((value) => Math.round(value * 1_000) / 1_000 === value, pricingSentences.coefficientInvalid),
});

const day = z.string(pricingSentences.dayInvalid).refine(isRentalDay, pricingSentences.dayInvalid);

const { min, max } = pricingLimits.percent;
const season = z
  .object({
    nom,
    du: day,
    au: day,
    categorieIds: rows(id, pricingLimits.seasonCategories),
    pourcent: wholeNumber({ min, max }, pricingSentences.percentInvalid).refine(
      (percent) => percent !== 0,
      pricingSentences.percentInvalid,
    ),
  })
  .refine(({ du, au }) => du <= au, { path: ['au'], error: pricingSentences.endBeforeStart });

const deposit = z
  .object({
    par: z.enum(depositBases, pricingSentences.depositInvalid),
    paliers: rows(z.object({ jusqua: optionalPrice, montant: price }), pricingLimits.depositRows),
  })
  .superRefine(({ par, paliers }, context) => {
    if (par === 'commande' && paliers.length === 0) {
      context.addIssue({ code: 'custom', path: ['par'], message: pricingSentences.depositRowsRequired });
    }
    for (const [index, { jusqua }] of paliers.entries()) {
      const before = paliers[index - 1];
      const refuse = (message: string) =>
        context.addIssue({ code: 'custom', path: ['paliers', index, 'jusqua'], message });
      if (jusqua === null && index < paliers.length - 1) refuse(pricingSentences.depositOpen);
      if (jusqua !== null && before?.jusqua && toCents(jusqua) <= toCents(before.jusqua))
        refuse(pricingSentences.depositOrder);
    }
  });

/** A postal code, the first two digits or more of some, or the name of a commune. */
const commune = line(pricingLimits.commune).superRefine((value, context) => {
  if (/^\d{2,5}$/.test(value) || (/^\D+$/.test(value) && /\p{L}{2}/u.test(value))) return;
  context.addIssue({ code: 'custom', message: pricingSentences.communeInvalid });
});

const zone = z
  .object({
    nom,
    communes: z
      .array(commune, pricingSentences.communesRequired)
      .min(1, pricingSentences.communesRequired)
      .max(pricingLimits.communes, pricingSentences.tooMany(pricingLimits.communes)),
    prix: price,
    minimum: optionalPrice,
    offerteDes: optionalPrice,
  })
  .refine(({ minimum, offerteDes }) => !minimum || !offerteDes || toCents(offerteDes) >= toCents(minimum), {
    path: ['offerteDes'],
    error: pricingSentences.freeBelowMinimum,
  });

const fee = z.object({
  nom,
  prix: price,
  tauxTva: z.literal([20, 10, 5.5, 2.1, 0], pricingSentences.vatInvalid).nullable(),
});

/** The terms of price and delivery, whole: what is saved is a version. */
export const pricingTermsInput = z.object({
  durees: rows(duration, pricingLimits.durations).superRefine(requireGrowth),
  saisons: rows(season, pricingLimits.seasons),
  caution: deposit,
  minimumCommande: optionalPrice,
  minimumJours: wholeNumber({ min: 1, max: pricingLimits.days }, pricingSentences.daysInvalid),
  zones: rows(zone, pricingLimits.zones),
  prixParKilometre: optionalPrice,
  frais: rows(fee, pricingLimits.fees),
  nettoyages: rows(fee.pick({ nom: true, prix: true }), pricingLimits.fees),
  avance: z.enum(advanceKinds, pricingSentences.advanceInvalid),
}) satisfies z.ZodType<PricingTerms>;

/** A longer rental never costs less than a shorter one, nor than the days that the price covers. */
function requireGrowth(durations: readonly DurationRow[], context: z.RefinementCtx): void {
  for (const [index, row] of durations.entries()) {
    const { unite, jours, coefficient } = row;
    const others = durations.filter((other) => other !== row && other.unite === unite);
    const base = { jours: coveredDays[unite], coefficient: 1 };
    const known = others.some((other) => other.jours === base.jours) ? others : [...others, base];
    const refuse = (field: keyof DurationRow, message: string) =>
      context.addIssue({ code: 'custom', path: [index, field], message });
    if (durations.findIndex((other) => other.unite === unite && other.jours === jours) < index) {
      refuse('jours', pricingSentences.durationTwice);
    }
    if (known.some((other) => (other.jours - jours) * (other.coefficient - coefficient) < 0)) {
      refuse('coefficient', pricingSentences.durationFalls);
    }
  }
}
