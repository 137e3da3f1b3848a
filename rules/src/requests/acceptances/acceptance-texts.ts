import { formatLongDate, formatLongDays } from '../../dates/format-dates.ts';
import { formatPrice } from '../../prices/amounts.ts';
import type { AdvanceKind } from '../../prices/pricing-terms.ts';
import { advanceLabels } from '../../prices/quotes.ts';
import { withdrawalSentences } from './online-acceptance.ts';

/** What is accepted, as plain data. Amounts are exact texts, days `YYYY-MM-DD`. */
export interface AcceptedDeal {
  /** `D-2026-00001 v2`. */
  devis: string;
  montants: { total: string; acompte: string; caution: string };
  avance: AdvanceKind;
  location: { debut: string; fin: string; lieu: string };
  /** Day from which the sales conditions of the quote hold; null where it has none. */
  cgvDu: string | null;
  isConsumer: boolean;
  /** The company's own words on withdrawal, and the last day on which it grants one. */
  retractation: { texte: string; dernierJour: string | null };
}

/** The sentences and the button that somebody reads who accepts a quote, in their order. */
export interface AcceptanceTexts {
  titre: string;
  resume: string[];
  retractation: string[];
  accord: string;
  bouton: string;
}

/** What the page shows of a deal before it is accepted: the same goes into the evidence. */
export function acceptanceTexts(deal: AcceptedDeal): AcceptanceTexts {
  const { devis, montants, location, cgvDu, isConsumer, retractation, avance } = deal;
  const { total, acompte, caution } = montants;
  const conditions = cgvDu === null ? '' : ' et les conditions générales de vente qui y sont jointes';
  return {
    titre: 'J’accepte ce devis',
    resume: [
      `Devis ${devis}\u00a0: ${formatPrice(total)} toutes taxes comprises.`,
      `Location ${formatLongDays(location.debut, location.fin)}. ${location.lieu.replace(/\.$/, '')}.`,
      ...(Number(acompte) > 0 ? [`${advanceLabels[avance]} à la commande\u00a0: ${formatPrice(acompte)}.`] : []),
      ...(Number(caution) > 0 ? [`Caution, en plus du total\u00a0: ${formatPrice(caution)}.`] : []),
      ...(cgvDu === null ? [] : [`Conditions générales de vente du ${formatLongDate(cgvDu)}.`]),
    ],
    retractation: isConsumer
      ? [
          retractation.texte,
          ...(retractation.dernierJour === null ? [] : [withdrawalSentences.until(retractation.dernierJour)]),
        ]
      : [],
    accord: `Bon pour accord\u00a0: j’accepte le devis ${devis}${conditions}.`,
    bouton: isConsumer ? 'Commande avec obligation de paiement' : 'J’accepte ce devis',
  };
}

/** These texts in the order in which they are read. */
export function inOrder({ titre, resume, retractation, accord, bouton }: AcceptanceTexts): string[] {
  return [titre, ...resume, ...retractation, accord, bouton];
}
