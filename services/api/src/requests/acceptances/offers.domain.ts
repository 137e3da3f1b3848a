import { todayInParis } from '@barnum/rules/dates/paris-time';
import { noPricingTerms } from '@barnum/rules/prices/pricing-terms';
import { quoteName, quoteNumber } from '@barnum/rules/prices/quotes';
import {
  type AcceptanceTexts,
  type AcceptedDeal,
  acceptanceTexts,
  inOrder,
} from '@barnum/rules/requests/acceptances/acceptance-texts';
import {
  type AcceptanceRefusal,
  acceptanceRefusal,
  isToAccept,
  type QuoteToAccept,
} from '@barnum/rules/requests/acceptances/acceptances';
import { canonicalJson } from '@barnum/rules/requests/acceptances/canonical-json';
import {
  isConsumer,
  lastWithdrawalDay,
  mayAcceptOnline,
  onlineAcceptanceOf,
} from '@barnum/rules/requests/acceptances/online-acceptance';
import { companyValue } from '@barnum/rules/site/company-info/company-info';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import { findSalesConditionsVersion } from '../../site/sales-conditions/sales-conditions.domain.ts';
import { isLeaving, type Leaving, listHandedOutQuotes } from '../quotes/handed-out-quotes.domain.ts';
import { isQuoteCurrent, listQuoteVersions, type QuoteContent, quoteContent } from '../quotes/quotes.domain.ts';
import { sha256 } from './acceptance-chain.domain.ts';

/** A quote that waits for its client's answer on the private page. */
export interface Offer {
  requestId: number;
  versionId: number;
  /** `D-2026-00001 v2`. */
  devis: string;
  /** Without its version. */
  numero: string;
  /** Where the code goes. */
  email: string;
  /** Why it cannot be accepted now; null where it can. */
  refusal: AcceptanceRefusal | null;
  valableJusquAu: string;
  deal: AcceptedDeal;
  texts: AcceptanceTexts;
  /** The sales conditions in it. */
  cgv: { id: number; text: string } | null;
}

const withMails = {
  select: {
    id: true,
    version: true,
    createdAt: true,
    content: true,
    quote: true,
    mails: { where: { kind: 'devis' }, select: { recipient: true, sentAt: true, dueAt: true } },
  },
} as const satisfies Prisma.QuoteVersionFindManyArgs;

/**
 * What of a request's quote is to be accepted online; null where nothing is: accepting is done on paper, by its company or
 * for this customer, nothing waits, or it did not go to the address of the request, which gets the code. A message counts
 * once it left, or is about to (`isSending`: there is a mail server).
 */
export async function readOffer(
  db: Db,
  requestId: number,
  { isSending, now }: { isSending: boolean; now: Date },
): Promise<Offer | null> {
  const company = await listCompanyInfo(db, { select: { nom: true, valeur: true } });
  const online = onlineAcceptanceOf(company);
  const request = await db.reservationRequest.findUnique({
    where: { id: requestId },
    select: { statut: true, email: true, customer: { select: { kind: true } } },
  });
  const kind = request?.customer?.kind ?? null;
  if (!request || request.email === null || !mayAcceptOnline(online, kind)) return null;
  const { email } = request;
  const wasSent = ({ mails }: { mails: (Leaving & { recipient: string })[] }) =>
    mails.some((mail) => mail.recipient === email && isLeaving(mail, { isSending }));
  const versions = await listQuoteVersions(db, requestId, withMails);
  const [newest] = versions;
  if (newest === undefined) return null;
  const isSent = wasSent(newest);
  // Who has it on paper, or by another address, is not told that it is being prepared.
  const given = isSent ? [] : await listHandedOutQuotes(db, requestId, { isSending });
  if (given.some(({ id }) => id === newest.id)) return null;
  const today = todayInParis(now);
  const content = quoteContent(newest);
  const { valableJusquAu } = content.amounts;
  const facts: QuoteToAccept = {
    statut: request.statut,
    isSent,
    wasSentBefore: versions.some(wasSent),
    isCurrent: await isQuoteCurrent(db, requestId),
    valableJusquAu,
  };
  if (!isToAccept(facts)) return null;
  const cgv = await conditionsOf(db, newest, content);
  const numero = quoteNumber(newest.quote);
  const devis = quoteName(numero, newest.version);
  const deal: AcceptedDeal = {
    devis,
    montants: {
      total: content.amounts.total,
      acompte: content.amounts.acompte.montant,
      caution: content.amounts.caution,
    },
    avance: (content.request.tarifs ?? noPricingTerms).avance,
    location: {
      debut: content.request.debut,
      fin: content.request.fin,
      lieu: placeOf(content, companyValue(company, 'adresse')),
    },
    cgvDu: cgv && todayInParis(cgv.createdAt),
    isConsumer: isConsumer(kind),
    retractation: { texte: online.withdrawal, dernierJour: lastWithdrawalDay(online, { kind, today }) },
  };
  return {
    requestId,
    versionId: newest.id,
    devis,
    numero,
    email,
    refusal: acceptanceRefusal(facts, today),
    valableJusquAu,
    deal,
    texts: acceptanceTexts(deal),
    cgv: cgv && { id: cgv.id, text: cgv.text },
  };
}

/** Hash of what is read before accepting: the page sends back the one of what it showed. */
export function hashOfTexts(texts: AcceptanceTexts): string {
  return sha256(canonicalJson(inOrder(texts)));
}

/** The sales conditions that a version was drawn with. */
function conditionsOf(db: Db, { createdAt }: { createdAt: Date }, { cgv }: QuoteContent) {
  if (cgv !== undefined) return cgv === null ? null : findSalesConditionsVersion(db, cgv);
  return db.salesConditionsVersion.findFirst({
    where: { createdAt: { lte: createdAt } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
}

function placeOf({ request }: QuoteContent, depot: string): string {
  if (request.livraisonMontage) return `Livraison et montage\u00a0: ${request.adresse ?? ''}`;
  return `Retrait et retour à notre dépôt${depot && `, ${depot.replaceAll('\n', ', ')}`}`;
}
