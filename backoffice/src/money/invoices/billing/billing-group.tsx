import { tooMuchInWords } from '@barnum/rules/money/invoices/invoices';
import { figureOf, moneyWords } from '@barnum/rules/money/ledger/account';
import { formatCents, formatPrice, toCents } from '@barnum/rules/prices/amounts';
import { Alert, Button } from 'antd';
import { InvoiceLines } from '../invoice-lines.tsx';
import { type Billing, ratesOf } from '../invoices.ts';
import { useInvoiceActions } from '../use-invoice-actions.ts';
import styles from './billing-group.module.css';

/** The invoices of a request, what is left to bill, and how to begin one. */
export function BillingGroup({ requestId, billing }: { requestId: number; billing: Billing }) {
  const actions = useInvoiceActions();
  const { convenu, facture, refus } = billing;
  const left = Number(billing.aFacturer);
  const toInvoice = figureOf('aFacturer', toCents(billing.aFacturer));
  const isBilled = billing.invoices.some(({ numero }) => numero !== null);
  return (
    <div className={styles.group}>
      {billing.invoices.length > 0 && <InvoiceLines label="Factures de la demande" invoices={billing.invoices} />}
      {refus === null && isBilled && (
        <p className={styles.about}>
          {`${moneyWords.convenu}\u00a0: ${formatPrice(convenu)} · ${moneyWords.facture.toLowerCase()}\u00a0: ${formatPrice(facture)}`}
          {left !== 0 && ` · ${toInvoice.word.toLowerCase()}\u00a0: ${formatCents(toInvoice.amount)}`}
        </p>
      )}
      <Change billing={billing} />
      {refus === null ? (
        <div className={styles.buttons}>
          {left > 0 && (
            <Button loading={actions.busy === 'acompte'} onClick={() => void actions.begin(requestId, 'acompte')}>
              Facture d’acompte
            </Button>
          )}
          {(left !== 0 || billing.tropFacture.length > 0 || !hasInvoice(billing)) && (
            <Button
              type="primary"
              loading={actions.busy === 'facture'}
              onClick={() => void actions.begin(requestId, 'facture')}
            >
              {billName(billing)}
            </Button>
          )}
        </div>
      ) : (
        <p className={styles.about}>{refus}.</p>
      )}
      <div role="alert">{actions.refusal && <Alert type="error" showIcon message={actions.refusal} />}</div>
    </div>
  );
}

/** What changed since an advance was billed, and what of each rate is billed too much by now. */
function Change({ billing }: { billing: Billing }) {
  const change = Number(billing.ecart ?? 0);
  const tooMuch = tooMuchInWords(ratesOf(billing.tropFacture));
  if (change === 0 && tooMuch.length === 0) return null;
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

/** What is begun: of a deal of which more is billed than agreed, what puts that in order. */
function billName(billing: Billing): string {
  const left = Number(billing.aFacturer);
  if (billing.tropFacture.length > 0 && (left <= 0 || hasInvoice(billing))) return 'Corriger les factures';
  return Number(billing.facture) > 0 ? 'Facture de solde' : 'Facture';
}

/** Whether the whole deal was billed, by an invoice that still stands. */
function hasInvoice({ invoices }: Billing): boolean {
  return invoices.some(({ nature, numero, etat }) => nature === 'facture' && numero !== null && etat !== 'annulee');
}
