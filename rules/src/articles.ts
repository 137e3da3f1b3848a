import { z } from 'zod';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { optionalMoney, requiredMoney } from './money.ts';
import { requiredText, text } from './text.ts';
import { units } from './units.ts';

/** Article command (spec section 5). Amounts in euros; `quantite` null means unlimited; HTML is sanitised by the service. */
export const articleInput = z.object({
  nom: requiredText(limits.nom, messages.articles.nomRequired),
  categorieId: z
    .int(messages.articles.categoryUnknown)
    .positive(messages.articles.categoryUnknown)
    .nullish()
    .default(null),
  prix: requiredMoney(messages.articles.prixRequired),
  unite: z.enum(units, messages.articles.unitInvalid).default('unitaire'),
  quantite: z
    .int(messages.articles.quantityInvalid)
    .min(1, messages.articles.quantityInvalid)
    .max(limits.maxQuantity, messages.articles.quantityInvalid)
    .nullish()
    .default(null),
  courteDescription: text(limits.shortText).default(''),
  longueDescription: text(limits.html).default(''),
  montantCaution: optionalMoney,
  coutMontage: optionalMoney,
});
export type ArticleInput = z.infer<typeof articleInput>;
