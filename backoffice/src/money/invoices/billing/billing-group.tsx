import { figureOf, moneyWords } from '@barnum/rules/money/ledger/account';
import { formatCents, formatPrice, toCents } from '@barnum/rules/prices/amounts';
import { Alert, Button } from 'antd';
import { InvoiceLines } from '../invoice-lines.tsx';
import type { Billing } from '../invoices.ts';
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
      <Change billing={billing} left={left} />
      {refus === null ? (
        <div className={styles.buttons}>
          {left > 0 && (
            <Button loading={actions.busy === 'acompte'} onClick={() => void actions.begin(requestId, 'acompte')}>
              Facture d’acompte
            </Button>
          )}
          {(left !== 0 || !hasInvoice(billing)) && (
            <Button
              type="primary"
              loading={actions.busy === 'facture'}
              onClick={() => void actions.begin(requestId, 'facture')}
            >
              {billName(Number(facture), left)}
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

/** What changed since an advance was billed. */
function Change({ billing: { ecart }, left }: { billing: Billing; left: number }) {
  if (ecart === null || Number(ecart) === 0) return null;
  const [more, amount] = [Number(ecart) > 0, formatPrice(Math.abs(Number(ecart)))];
  return (
    <Alert
      type="warning"
      showIcon
      role="note"
      message={`La location a changé depuis l’acompte\u00a0: ${amount} de ${more ? 'plus' : 'moins'}`}
      description={
        left < 0
          ? 'Plus est facturé que ce qui est convenu\u00a0: «\u00a0Corriger les factures\u00a0» prépare l’avoir.'
          : 'La facture de solde reprend toute la location telle qu’elle est maintenant, et déduit l’acompte.'
      }
    />
  );
}

/** What is begun: of a deal of which more is billed than agreed, what puts that in order. */
function billName(billed: number, left: number): string {
  if (left < 0) return 'Corriger les factures';
  return billed > 0 ? 'Facture de solde' : 'Facture';
}

/** Whether the whole deal was billed, by an invoice that still stands. */
function hasInvoice({ invoices }: Billing): boolean {
  return invoices.some(({ nature, numero, etat }) => nature === 'facture' && numero !== null && etat !== 'annulee');
}
