import type { DepositWord } from '@barnum/rules/desk/handover/handover';
import { leftToPay } from '@barnum/rules/money/invoices/invoice-state';
import { isHeld, nextDepositSteps } from '@barnum/rules/money/ledger/deposit-acts';
import { holdsMoney, leftToReturn } from '@barnum/rules/money/ledger/deposits';
import { toAmount } from '@barnum/rules/prices/amounts';
import { readInvoiceSettings } from '../../money/invoice-settings/invoice-settings.domain.ts';
import { type Deposit, heldByRequest, listDepositsOfRequest } from '../../money/ledger/deposit-list.domain.ts';
import { readRequestLedger } from '../../money/payments/request-balances.domain.ts';
import type { Db } from '../../platform/db/client.ts';

/** What a sheet asks for in money. Amounts are exact texts in euros. */
export interface HandoverMoney {
  caution: DepositWord;
  cautionManquante: string;
  /** Billed and not received, or, where nothing was billed, agreed and not received. */
  aPayer: string;
  /** Those that are held and can go back whole, or be kept in part. */
  cautions: HeldDeposit[];
  /** The invoices that are owed, the oldest first. */
  factures: { id: number; numero: string; reste: string }[];
}

interface HeldDeposit {
  id: number;
  moyen: Deposit['moyen'];
  reference: string;
  aRendre: string;
  /** Whether it can go back now. */
  rendable: boolean;
  /** Whether a part of it can be kept. */
  retenable: boolean;
  /** Whether it is money, of which the rest can go back once a part is kept. */
  estArgent: boolean;
}

const nothing: HandoverMoney = {
  caution: 'aucune',
  cautionManquante: '0.00',
  aPayer: '0.00',
  cautions: [],
  factures: [],
};

/**
 * What is to be received of a request when it leaves or comes back; nothing for a company that invoices elsewhere.
 * @throws DomainError NOT_FOUND
 */
export async function readHandoverMoney(db: Db, requestId: number): Promise<HandoverMoney> {
  const { settings } = await readInvoiceSettings(db);
  if (!settings.actif) return nothing;
  const { sums, invoices, missingDeposit } = await readRequestLedger(db, requestId);
  const held = (await heldByRequest(db, [requestId])).get(requestId) ?? 0;
  const owed = invoices.filter((invoice) => leftToPay(invoice) > 0);
  const toPay = sums.facture > 0 ? sums.aPayer : sums.convenu - sums.recu;
  const hereOrNone = held > 0 ? 'recue' : 'aucune';
  return {
    caution: missingDeposit > 0 ? 'a_recevoir' : hereOrNone,
    cautionManquante: toAmount(missingDeposit),
    aPayer: toAmount(Math.max(0, toPay)),
    cautions: await listHeld(db, requestId),
    factures: owed.map((invoice) => ({
      id: invoice.id,
      numero: invoice.numero ?? '',
      reste: toAmount(leftToPay(invoice)),
    })),
  };
}

async function listHeld(db: Db, requestId: number): Promise<HeldDeposit[]> {
  const deposits = await listDepositsOfRequest(db, requestId);
  return deposits
    .filter(({ reversedBy, balance }) => reversedBy === null && isHeld(balance))
    .map(({ id, moyen, reference, balance }) => ({
      id,
      moyen,
      reference,
      aRendre: toAmount(leftToReturn(balance)),
      rendable: nextDepositSteps(balance).includes('rendue'),
      retenable: balance.retenu === 0,
      estArgent: holdsMoney(balance),
    }));
}
