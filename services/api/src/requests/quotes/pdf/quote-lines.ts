import { publicUnitLabel, type Unite } from '@barnum/rules/catalogue/articles/articles';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { discountWithAmount, factorInWords, formatRate } from '@barnum/rules/prices/deal-in-words';
import { extraDays } from '@barnum/rules/prices/piece-rent';
import type { QuoteAmounts, QuotedRequest, QuotedTariff } from '@barnum/rules/prices/quote-amounts';
import { formatNumber } from '@barnum/rules/text/numbers';
import type { PdfWriter } from '../../../platform/pdf/pdf-writer.ts';
import { writeTable } from '../../../platform/pdf/table.ts';

type Duration = Pick<QuotedRequest, 'debut' | 'fin' | 'joursOfferts' | 'supplementParJour'>;

const numbers = [
  { title: 'Quantité', width: 56 },
  { title: 'Prix TTC pour la durée', width: 84 },
  { title: 'Total TTC', width: 84 },
];
const vatColumn = { title: 'TVA', width: 44 };

/** The lines of a quote; with the rate of each, where it states VAT. `tail` stands by the last one, in points. */
export function writeLines(pdf: PdfWriter, { lignes, tva }: QuoteAmounts, duration: Duration, tail: number): void {
  const rows = lignes.map(({ nom, tarif, quantite, enLots, prix, remise, total, tauxTva, contenu = [] }) => {
    const rate = tauxTva === null ? '' : formatRate(tauxTva);
    return {
      name: nom,
      details: [
        contenu.join(', '),
        enLots && `${formatNumber(quantite)}, ${enLots}`,
        tarif && tariffInWords(tarif, duration),
        remise && discountWithAmount(remise),
      ]
        .filter(Boolean)
        .join('\n'),
      values: [formatNumber(quantite), formatPrice(prix), ...(tva === null ? [] : [rate]), formatPrice(total)],
    };
  });
  writeTable(pdf, tva === null ? numbers : numbers.toSpliced(2, 0, vatColumn), rows, { tail });
}

// « 100,00 € / week-end, et 25 % pour chacun des 2 jours en plus »
function tariffInWords({ prix, unite, coefficient, saison }: QuotedTariff, duration: Duration): string {
  const isOnce = coefficient !== undefined && Number(coefficient) === 1;
  const factor = coefficient === undefined ? extraInWords(unite, duration) : factorInWords(coefficient);
  const days = isOnce ? '' : factor;
  const season = saison && `${saison.pourcent < 0 ? '−' : '+'} ${Math.abs(saison.pourcent)} % : ${saison.nom}`;
  return [`${formatPrice(prix)} / ${publicUnitLabel(unite)}`, days, season].filter(Boolean).join(', ');
}

function extraInWords(unite: Unite, duration: Duration): string {
  const extra = extraDays(unite, duration);
  if (extra === 0) return '';
  return `et ${duration.supplementParJour} % pour ${extra === 1 ? 'le jour en plus' : `chacun des ${extra} jours en plus`}`;
}
