import { figureOf, moneyWords } from '@barnum/rules/money/ledger/account';
import { formatCents, formatPrice, toAmount, toCents } from '@barnum/rules/prices/amounts';
import { Button, type ButtonProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { Fold, openFold } from '../../components/fold.tsx';
import { NextBar } from '../../components/next-bar.tsx';
import { DepositCard } from './deposit-card.tsx';
import { DepositForm } from './entry-forms.tsx';
import styles from './ledger.module.css';
import type { RequestLedger as Ledger } from './ledger.ts';
import { MoneyFigures } from './money-figures.tsx';
import { PaymentCard } from './payment-card.tsx';
import { PaymentForm } from './payment-form.tsx';

interface Props {
  requestId: number;
  ledger: Ledger;
}

/** Of a request a line for its payments, and one for its deposits; `isPaymentNext`: its next step records one. */
export function RequestLedger({ requestId, ledger, isPaymentNext }: Props & { isPaymentNext: boolean }) {
  const { total, caution, cautionManquante, factures, paiements, cautions, recu } = ledger;
  const owed = figureOf('aPayer', toCents(ledger.aPayer), ledger.recuDAvance ? 'recuDAvance' : 'recuEnTrop');
  return (
    <>
      <Fold
        id="paiements"
        title="Paiements"
        said={`${moneyWords.recu}\u00a0: ${formatPrice(recu)}${owed.amount === 0 ? '' : `, ${owed.word.toLowerCase()}\u00a0: ${formatCents(owed.amount)}`}`}
      >
        <div className={styles.ledger}>
          <MoneyFigures sums={ledger} total={total} />
          {paiements.length > 0 && (
            <ul className={styles.cards} aria-label="Paiements">
              {paiements.map((payment) => (
                <PaymentCard
                  key={payment.id}
                  payment={payment}
                  // Cash of another debt could be more than the law allows for this one.
                  invoices={payment.moyen === 'especes' && payment.requestId !== requestId ? [] : factures}
                />
              ))}
            </ul>
          )}
          {!isPaymentNext && (
            <div className={styles.buttons}>
              <PaymentButton requestId={requestId} ledger={ledger} />
            </div>
          )}
        </div>
      </Fold>
      <Fold id="caution" title="Caution" said={depositInWords(ledger)} amount={formatPrice(caution)}>
        <div className={styles.ledger}>
          {cautions.length > 0 && (
            <ul className={styles.cards} aria-label="Cautions">
              {cautions.map((deposit) => (
                <DepositCard key={deposit.id} deposit={deposit} invoices={factures} />
              ))}
            </ul>
          )}
          <div className={styles.buttons}>
            <DepositButton requestId={requestId} montant={Number(cautionManquante) > 0 ? cautionManquante : caution} />
          </div>
        </div>
      </Fold>
    </>
  );
}

/** To record what is owed, as the request's next step. */
export function PaymentStep({ others, ...props }: Props & { others: ReactNode }) {
  return (
    <NextBar others={others}>
      <PaymentButton {...props} type="primary" />
    </NextBar>
  );
}

/** To give the deposit back, as the request's next step: its line is opened. */
export function DepositStep({ others }: { others: ReactNode }) {
  return (
    <NextBar others={others}>
      <Button type="primary" onClick={() => openFold('caution')}>
        Voir la caution
      </Button>
    </NextBar>
  );
}

function PaymentButton({ requestId, ledger, type = 'default' }: Props & { type?: ButtonProps['type'] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button type={type} onClick={() => setIsOpen(true)}>
        Enregistrer un paiement
      </Button>
      {isOpen && (
        <PaymentForm
          requestId={requestId}
          montant={expected(ledger)}
          invoices={ledger.factures}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

function DepositButton({ requestId, montant }: { requestId: number; montant: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Recevoir une caution</Button>
      {isOpen && <DepositForm requestId={requestId} montant={montant} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** What of the deposit is in hand, or lacks. */
function depositInWords({ caution, cautionManquante, cautions }: Ledger): string {
  const held = heldDeposit({ cautions });
  if (held > 0 && Number(cautionManquante) > 0) {
    return `${formatCents(held)} en main, il manque ${formatPrice(cautionManquante)} de caution`;
  }
  if (held > 0) return `${formatCents(held)} en main`;
  if (Number(cautionManquante) > 0) return `Il manque ${formatPrice(cautionManquante)} de caution`;
  if (cautions.length > 0) return 'Plus rien en main';
  return Number(caution) > 0 ? 'Aucune reçue' : 'Aucune demandée';
}

/** What of a request's deposits is still to be given back, in cents. */
export function heldDeposit({ cautions }: Pick<Ledger, 'cautions'>): number {
  const inHand = cautions.filter(({ enMain }) => enMain);
  return inHand.reduce((sum, { aRendre }) => sum + toCents(aRendre), 0);
}

/** What is paid next, most likely: what is billed, else all that is agreed and did not come in. */
function expected({ aPayer, convenu, recu }: Ledger): string {
  return Number(aPayer) > 0 ? aPayer : toAmount(Math.max(0, toCents(convenu) - toCents(recu)));
}
