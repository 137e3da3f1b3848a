import { invoiceStateLabels } from '@barnum/rules/money/invoices/invoice-state';
import { tooMuchInWords } from '@barnum/rules/money/invoices/invoices';
import { figureOf, moneyWords } from '@barnum/rules/money/ledger/account';
import { formatCents, formatPrice, toCents } from '@barnum/rules/prices/amounts';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { Fold } from '../../../components/fold.tsx';
import { NextBar } from '../../../components/next-bar.tsx';
import { InvoiceLines } from '../invoice-lines.tsx';
import { type Billing, ratesOf } from '../invoices.ts';
import { useInvoiceActions } from '../use-invoice-actions.ts';
import styles from './billing-group.module.css';

type Kind = 'acompte' | 'facture';
/** `acompteRecu` bills what came in without an invoice. */
export type BillKind = Kind | 'acompteRecu';

interface Props {
  requestId: number;
  billing: Billing;
  /** What the request's next step bills, which is not offered here again. */
  next: BillKind | null;
}

/** The invoices of a request in two lines, those of its advances and the others: what is left to bill, and how to begin one. */
export function BillingGroup({ requestId, billing, next }: Props) {
  const actions = useInvoiceActions();
  const { convenu, facture, refus, invoices } = billing;
  const left = Number(billing.aFacturer);
  const toInvoice = figureOf('aFacturer', toCents(billing.aFacturer));
  const advances = invoices.filter(({ nature }) => nature === 'acompte');
  const others = invoices.filter(({ nature }) => nature !== 'acompte');
  const isBilled = invoices.some(({ numero }) => numero !== null);
  const mayAdvance = refus === null && left > 0;
  const isToOrder = left !== 0 || billing.tropFacture.length > 0;
  const begin = (kind: Kind, name: string) =>
    next !== kind && (
      <div className={styles.buttons}>
        <Button loading={actions.busy === kind} onClick={() => void actions.begin(requestId, kind)}>
          {name}
        </Button>
      </div>
    );
  return (
    <>
      {(advances.length > 0 || mayAdvance) && (
        <Fold id="acompte" title="Acompte" said={countInWords(advances, 'Pas encore demandé')} {...sumOf(advances)}>
          <div className={styles.group}>
            {advances.length > 0 && <InvoiceLines label="Factures d’acompte" invoices={advances} />}
            {mayAdvance && begin('acompte', advanceName)}
          </div>
        </Fold>
      )}
      <Fold
        id="factures"
        title="Factures"
        said={countInWords(others, refus === null ? 'Pas encore facturé' : 'Une fois la demande confirmée')}
        {...sumOf(others)}
        isOpen={hasChanged(billing)}
      >
        <div className={styles.group}>
          {others.length > 0 && <InvoiceLines label="Factures de la demande" invoices={others} />}
          {refus === null && isBilled && (
            <p className={styles.about}>
              {`${moneyWords.convenu}\u00a0: ${formatPrice(convenu)} · ${moneyWords.facture.toLowerCase()}\u00a0: ${formatPrice(facture)}`}
              {left !== 0 && ` · ${toInvoice.word.toLowerCase()}\u00a0: ${formatCents(toInvoice.amount)}`}
            </p>
          )}
          <Change billing={billing} />
          {refus !== null && <p className={styles.about}>{refus}.</p>}
          {refus === null && (isToOrder || !hasInvoice(billing)) && begin('facture', billName(billing))}
        </div>
      </Fold>
      <Refusal refusal={actions.refusal} />
    </>
  );
}

/** The next invoice of a request, as its next step. */
export function BillStep({ requestId, billing, next, others }: Props & { next: BillKind; others: ReactNode }) {
  const actions = useInvoiceActions();
  return (
    <>
      <NextBar others={others}>
        {next === 'acompteRecu' ? (
          <Button type="primary" loading={actions.busy === 'recu'} onClick={() => void actions.billReceived(requestId)}>
            Facturer ce qui est reçu
          </Button>
        ) : (
          <Button type="primary" loading={actions.busy === next} onClick={() => void actions.begin(requestId, next)}>
            {next === 'acompte' ? advanceName : billName(billing)}
          </Button>
        )}
      </NextBar>
      <Refusal refusal={actions.refusal} />
    </>
  );
}

function Refusal({ refusal }: { refusal: string | null }) {
  return <div role="alert">{refusal && <Alert type="error" showIcon message={refusal} />}</div>;
}

const advanceName = 'Facture d’acompte';

/** « F-2026-00001 », « 2 factures, dont 1 brouillon »; of none, `none`. */
function countInWords(invoices: Billing['invoices'], none: string): string {
  const [first, ...others] = invoices;
  if (first === undefined) return none;
  if (others.length === 0)
    return first.numero === null ? 'Brouillon' : `${first.numero}, ${invoiceStateLabels[first.etat]}`;
  const drafts = invoices.filter(({ numero }) => numero === null).length;
  const count = `${invoices.length}\u00a0documents`;
  return drafts === 0 ? count : `${count}, dont ${drafts}\u00a0en brouillon`;
}

/** What is asked for by those that are issued, without what credit notes give back. */
function sumOf(invoices: Billing['invoices']): { amount?: string } {
  const issued = invoices.filter(({ numero }) => numero !== null);
  if (issued.length === 0) return {};
  return { amount: formatCents(issued.reduce((sum, one) => sum + centsOf(one), 0)) };
}

function centsOf({ nature, total, du }: Billing['invoices'][number]): number {
  return nature === 'avoir' ? -toCents(total) : toCents(du);
}

/** What changed since an advance was billed, and what of each rate is billed too much by now. */
function Change({ billing }: { billing: Billing }) {
  if (!hasChanged(billing)) return null;
  const change = Number(billing.ecart ?? 0);
  const tooMuch = tooMuchInWords(ratesOf(billing.tropFacture));
  const changed = `La location a changé depuis l’acompte\u00a0: ${formatPrice(Math.abs(change))} de ${change > 0 ? 'plus' : 'moins'}`;
  return (
    <Alert
      type="warning"
      showIcon
      role="note"
      message={change === 0 ? 'Plus est facturé que ce qui est convenu maintenant' : changed}
      description={
        tooMuch.length === 0 ? (
          'La facture de solde reprend toute la location telle qu’elle est maintenant, et déduit l’acompte.'
        ) : (
          <>
            {tooMuch.map((sentence) => (
              <p key={sentence}>{sentence}.</p>
            ))}
            <p>«&nbsp;{billName(billing)}&nbsp;» le prépare.</p>
          </>
        )
      }
    />
  );
}

function hasChanged({ ecart, tropFacture }: Billing): boolean {
  return Number(ecart ?? 0) !== 0 || tropFacture.length > 0;
}

/** What is begun: of a deal of which more is billed than agreed, what puts that in order. */
function billName(billing: Billing): string {
  const left = Number(billing.aFacturer);
  if (billing.tropFacture.length > 0 && (left <= 0 || hasInvoice(billing))) return 'Corriger les factures';
  return Number(billing.facture) > 0 ? 'Facture de solde' : 'Facturer';
}

/** Whether the whole deal was billed, by an invoice that still stands. */
function hasInvoice({ invoices }: Billing): boolean {
  return invoices.some(({ nature, numero, etat }) => nature === 'facture' && numero !== null && etat !== 'annulee');
}
