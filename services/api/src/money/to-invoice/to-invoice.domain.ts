import { addDays, toDay } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { limits } from '@barnum/rules/limits';
import { invoiceNoteEnd } from '@barnum/rules/money/invoices/invoices';
import { amountToInvoice } from '@barnum/rules/money/ledger/account';
import { agreedStates, type RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import { type Db, Prisma } from '../../platform/db/client.ts';
import { readPricedHires } from '../hire-prices/priced-hires.domain.ts';
import { readInvoiceSettings } from '../invoice-settings/invoice-settings.domain.ts';
import { readRequestBalances } from '../ledger/deal-balances.domain.ts';
import { isPayable, readInvoiceBalances, type SettledInvoice } from '../ledger/invoice-balances.domain.ts';

/** A request that is agreed on and not wholly billed, and what is to be billed of it, in cents. */
export interface RequestToInvoice {
  request: { id: number; nom: string; prenom: string; debut: Date; fin: Date; statut: RequestState };
  montant: number;
}

/** The most urgent of them, and how many there are. */
export interface RequestsToInvoice {
  totalCount: number;
  items: RequestToInvoice[];
}

/**
 * Ids of requests that are agreed on and may have something to be billed: what came back first, then what goes out, each
 * by its day of return. `isChanged` are those whose deal changed after the invoice of all of it. None where the company
 * invoices elsewhere, and none of which somebody else billed before the company's first invoice here.
 */
async function candidatesToInvoice(
  db: Db,
  today = todayInParis(),
): Promise<readonly { id: number; isChanged: boolean }[]> {
  const { settings } = await readInvoiceSettings(db);
  if (!settings.actif) return [];
  const { _min } = await db.invoice.aggregate({ where: { numero: { not: null } }, _min: { date: true } });
  const first = addDays(_min.date === null ? today : toDay(_min.date), -limits.daysBeforeFirstInvoice);
  return db.$queryRaw`
    WITH of_all AS (
      SELECT i.request_id, i.issued_at, i.du, (
        SELECT coalesce(sum(c.total), 0) FROM invoices c WHERE c.corrects_id = i.id AND c.numero IS NOT NULL
      ) AS credited
      FROM invoices i WHERE i.numero IS NOT NULL AND i.nature = 'facture' AND i.request_id IS NOT NULL
    ), billed AS (
      SELECT request_id, max(issued_at) AS issued_at, sum(credited) AS credited
      FROM of_all WHERE credited = 0 OR credited < du GROUP BY request_id
    )
    SELECT r.id, b.issued_at IS NOT NULL AS "isChanged"
    FROM reservation_requests r LEFT JOIN billed b ON b.request_id = r.id
    WHERE r.statut IN (${Prisma.join([...agreedStates])}) AND r.fin >= ${first}::date
      AND EXISTS (
        SELECT 1 FROM reservation_request_items i WHERE i.request_id = r.id AND (i.prix > 0 OR i.cout_montage > 0)
      )
      AND (b.issued_at IS NULL OR b.credited > 0 OR EXISTS (
        SELECT 1 FROM request_events e
        WHERE e.request_id = r.id AND e.created_at > b.issued_at AND e.avant = e.apres
          AND right(e.note, ${invoiceNoteEnd.length}::int) <> ${invoiceNoteEnd}
      ))
    ORDER BY r.statut = 'rendue' DESC, r.fin, r.id`;
}

/** Ids of all requests of which something is to be billed, or of those among `ids`. */
export async function idsToInvoice(db: Db, ids: readonly number[] | null, today = todayInParis()): Promise<number[]> {
  const { candidates, amounts, unpriced } = await readToInvoice(db, today);
  const found = candidates.filter(({ id }) => amounts.has(id) || unpriced.has(id)).map(({ id }) => id);
  return ids === null ? found : found.filter((id) => ids.includes(id));
}

/** The first requests of which something is to be billed, with how much, and how many there are. */
export async function listToInvoice(db: Db, today = todayInParis()): Promise<RequestsToInvoice> {
  const { candidates, amounts, unpriced } = await readToInvoice(db, today);
  const found = candidates.filter(({ id }) => amounts.has(id)).slice(0, limits.waitingRequests);
  return { totalCount: amounts.size + unpriced.size, items: await withRequests(db, found, amounts) };
}

/**
 * The candidates, what of them was priced, and the rest. Of what was never billed whole nearly all has something to be
 * billed: it is priced as far as a list shows it.
 */
async function readToInvoice(db: Db, today: string) {
  const candidates = await candidatesToInvoice(db, today);
  const changed = candidates.filter(({ isChanged }) => isChanged).slice(-limits.pricedToInvoice);
  const unbilled = candidates.filter(({ isChanged }) => !isChanged);
  const first = unbilled.slice(0, 2 * limits.waitingRequests);
  const amounts = await amountsOf(
    db,
    [...changed, ...first].map(({ id }) => id),
    today,
  );
  return { candidates, amounts, unpriced: new Set(unbilled.slice(first.length).map(({ id }) => id)) };
}

/** What is to be billed of each of these requests; those of which nothing is are left out. */
export async function amountsToInvoice(
  db: Db,
  ids: readonly number[],
  today = todayInParis(),
): Promise<RequestToInvoice[]> {
  const found = (await candidatesToInvoice(db, today)).filter(({ id }) => ids.includes(id));
  const amounts = await amountsOf(
    db,
    found.map(({ id }) => id),
    today,
  );
  return withRequests(
    db,
    found.filter(({ id }) => amounts.has(id)),
    amounts,
  );
}

/** What is to be billed of all requests, in cents, and of how many. */
export async function sumToInvoice(db: Db, today = todayInParis()): Promise<{ montant: number; totalCount: number }> {
  const ids = (await candidatesToInvoice(db, today)).map(({ id }) => id);
  const amounts = await amountsOf(db, ids, today);
  return { montant: [...amounts.values()].reduce((all, montant) => all + montant, 0), totalCount: amounts.size };
}

/**
 * What is to be billed of agreed requests. A deal of which the client owes the VAT is priced without taxes, one by one: of
 * the others only the total is needed.
 */
async function amountsOf(db: Db, ids: readonly number[], today: string): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const invoices = new Map<number | null, SettledInvoice[]>();
  const chosen = Prisma.sql`ANY (${[...ids]}::int[])`;
  for (const invoice of await readInvoiceBalances(db, Prisma.sql`i.request_id = ${chosen} AND ${isPayable}`))
    invoices.set(invoice.requestId, [...(invoices.get(invoice.requestId) ?? []), invoice]);
  const amounts = new Map<number, number>();
  for (const { id, price } of await readPricedHires(db, Prisma.sql`r.id = ${chosen}`, 'total')) {
    const own = invoices.get(id) ?? [];
    const account = { stage: 'agreed', total: price.total, invoices: own, movements: [] } as const;
    amounts.set(id, amountToInvoice(account));
  }
  const reverseCharged = ids.filter((id) => invoices.get(id)?.some(({ autoliquidation }) => autoliquidation));
  if (reverseCharged.length > 0)
    for (const [id, { sums }] of await readRequestBalances(db, { id: { in: reverseCharged } }, today))
      amounts.set(id, sums.aFacturer);
  return new Map(ids.map((id) => [id, amounts.get(id) ?? 0] as const).filter(([, montant]) => montant > 0));
}

async function withRequests(
  db: Db,
  found: readonly { id: number }[],
  amounts: ReadonlyMap<number, number>,
): Promise<RequestToInvoice[]> {
  const requests = await db.reservationRequest.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    select: { id: true, nom: true, prenom: true, debut: true, fin: true, statut: true },
  });
  return found.flatMap(({ id }) => {
    const request = requests.find((one) => one.id === id);
    return request ? [{ request, montant: amounts.get(id) ?? 0 }] : [];
  });
}
