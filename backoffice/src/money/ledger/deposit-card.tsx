import { formatLongDate } from '@barnum/rules/dates/format-dates';
import {
  depositSentences,
  depositStateLabels,
  depositWarningLabels,
  type RetentionPurpose,
  retentionPurposeLabels,
} from '@barnum/rules/money/ledger/deposits';
import { ledgerMeansLabels } from '@barnum/rules/money/ledger/ledger';
import { paymentSentences } from '@barnum/rules/money/ledger/payments';
import { outcomeOf } from '@barnum/rules/outcome';
import { paths } from '@barnum/rules/paths';
import { formatPrice, toAmount, toCents } from '@barnum/rules/prices/amounts';
import { withDe } from '@barnum/rules/text/french';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useClient } from 'urql';
import { Badge } from '../../components/badge.tsx';
import { PhotosWindow } from '../../components/photos-window.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { useAction } from '../../components/use-action.ts';
import { useNavigateFromHere } from '../../components/use-navigate-from-here.ts';
import { useRead } from '../../components/use-read.ts';
import { ledgerTypes, requestTypes } from '../../lib/cached-types.ts';
import { fullName } from '../../lib/full-name.ts';
import { readPrivateFile } from '../../lib/private-file.ts';
import { DepositStepForm, depositVerbs, type SimpleStep } from './deposit-step-form.tsx';
import { ReversalForm } from './entry-forms.tsx';
import styles from './ledger.module.css';
import {
  allocatePaymentMutation,
  billRestorationMutation,
  type Deposit,
  type DepositStep,
  requestPicturesQuery,
} from './ledger.ts';
import { type InvoiceToPay, RefundForm } from './payment-form.tsx';
import { ReceiptButton } from './receipt-button.tsx';
import { ReleaseForm } from './release-form.tsx';
import { RetentionForm } from './retention-form.tsx';

const billing = { additionalTypenames: [...requestTypes, ...ledgerTypes] };

interface Props {
  deposit: Deposit;
  /** What may be counted against with what is kept. */
  invoices?: readonly InvoiceToPay[];
  /** Whether its request is named. */
  isNamed?: boolean;
}

/** A deposit: where it is, what became of it, and what can be done with it. */
export function DepositCard({ deposit, invoices = [], isNamed = false }: Props) {
  const [isPhotoOpen, setIsPhotoOpen] = useState(false);
  const [form, setForm] = useState<SimpleStep | 'retenue' | 'release' | 'reversal' | null>(null);
  const { montant, moyen, reference, banque, date, dernierJour, payeur, note, etat, photo, request } = deposit;
  const close = () => setForm(null);
  const { annulable } = deposit;
  const last = deposit.etapes.find(({ id }) => id === annulable);
  return (
    <li className={`${styles.card} ${deposit.contrePassation ? styles.reversed : ''}`}>
      <p className={styles.head}>
        <span className={styles.amount}>{formatPrice(montant)}</span>
        {deposit.contrePassation === null && (
          <Badge tone={deposit.avertissements.length > 0 ? 'warning' : 'neutral'}>{depositStateLabels[etat]}</Badge>
        )}
      </p>
      {isNamed && (
        <p>
          {request ? (
            <Link to={paths.adminRequest(request.id)}>
              {fullName(request)}, demande n°&nbsp;{request.id}
            </Link>
          ) : (
            'Demande supprimée'
          )}
        </p>
      )}
      <p className={styles.about}>
        {[
          `${ledgerMeansLabels[moyen]}${reference && ` n°\u00a0${reference}`}${banque && `, ${banque}`}`,
          `reçue le ${formatLongDate(date)}${payeur && ` ${withDe(payeur)}`}`,
          dernierJour && `bonne jusqu’au ${formatLongDate(dernierJour)}`,
          note,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {photo !== null && (
        <div className={styles.buttons}>
          <Button onClick={() => setIsPhotoOpen(true)}>Voir la photo du chèque</Button>
        </div>
      )}
      {isPhotoOpen && photo !== null && (
        <PhotosWindow
          title="Photo du chèque"
          photos={[{ key: photo, url: photo, read: () => readPrivateFile(photo) }]}
          onClose={() => setIsPhotoOpen(false)}
        />
      )}
      {deposit.avertissements.length > 0 && (
        <p className={styles.buttons}>
          {deposit.avertissements.map((warning) => (
            <Badge key={warning} tone="danger">
              {depositWarningLabels[warning]}
            </Badge>
          ))}
        </p>
      )}
      {deposit.etapes.length > 0 && (
        <ol className={styles.steps}>
          {deposit.etapes.map((step) => (
            <Step key={step.id} step={step} deposit={deposit} invoices={invoices} />
          ))}
        </ol>
      )}
      {deposit.estDue && <p className={styles.about}>{depositSentences.owed}</p>}
      {deposit.contrePassation ? (
        <p className={styles.about}>Annulée : {deposit.contrePassation.motif}</p>
      ) : (
        <div className={styles.buttons}>
          {deposit.suites.map(
            (step) =>
              step !== 'attendue' &&
              step !== 'recue' && (
                <Button key={step} onClick={() => setForm(step)}>
                  {step === 'rendue' ? `Rendre ${formatPrice(deposit.aRendre)}` : depositVerbs[step]}
                </Button>
              ),
          )}
          {deposit.leveePossible && <Button onClick={() => setForm('release')}>Lever la retenue…</Button>}
          {annulable !== null && <Button onClick={() => setForm('reversal')}>Annuler cette écriture</Button>}
        </div>
      )}
      {form === 'retenue' && <RetentionForm deposit={deposit} onClose={close} />}
      {form === 'release' && <ReleaseForm deposit={deposit} onClose={close} />}
      {form === 'reversal' && annulable !== null && (
        <ReversalForm
          of={annulable}
          what={`«\u00a0caution ${depositStateLabels[last?.etat ?? 'recue']}\u00a0»`}
          onClose={close}
        />
      )}
      {form !== null && form !== 'retenue' && form !== 'release' && form !== 'reversal' && (
        <DepositStepForm deposit={deposit} etape={form} onClose={close} />
      )}
    </li>
  );
}

interface StepProps {
  step: DepositStep;
  deposit: Deposit;
  invoices: readonly InvoiceToPay[];
}

function Step({ step, deposit: { moyen, estArgent, leveePossible, request }, invoices }: StepProps) {
  const { etat, montant, date, auteur, reference, note, motif, usage, lignes, fichiers, contrePassation } = step;
  return (
    <li className={styles.about}>
      {depositStateLabels[etat]} le {formatLongDate(date)} par {auteur} : {formatPrice(montant)}
      {etat === 'rendue' && step.moyen !== moyen && ` · ${ledgerMeansLabels[step.moyen].toLowerCase()}`}
      {[reference, motif, note].filter(Boolean).map((words) => ` · ${words}`)}
      {usage && ` · ${inWords(usage, lignes)}`}
      {request !== null && fichiers.length > 0 && <Pictures requestId={request.id} ids={fichiers} />}
      {contrePassation && ` · annulée : ${contrePassation.motif}`}
      {contrePassation === null && usage === 'perte_ou_vol' && (
        <div className={styles.buttons}>
          <ReceiptButton id={step.id} />
        </div>
      )}
      {step.affectations.map((allocation) => (
        <Allocation key={allocation.id} allocation={allocation} />
      ))}
      {step.aFacturer && step.refusFacturation === null && <BillRestoration id={step.id} />}
      {step.refusFacturation !== null && <p>À facturer, une fois les prix connus. {step.refusFacturation}.</p>}
      {contrePassation === null && estArgent && !step.aFacturer && Number(step.libre) > 0 && (
        <Settle step={step} invoices={invoices} canLetGo={leveePossible} />
      )}
    </li>
  );
}

/** The pictures of what is kept, by their names among the files of the request; some may be removed since. */
function Pictures({ requestId, ids }: { requestId: number; ids: readonly number[] }) {
  const files = useRead(requestPicturesQuery, { id: requestId }).data?.reservationRequest.fichiers ?? [];
  const names = files.filter(({ id }) => ids.includes(id)).map(({ nom }) => nom);
  return (
    names.length > 0 && (
      <>
        {' '}
        · {names.length === 1 ? 'photo' : 'photos'} {names.join(', ')}
      </>
    )
  );
}

/** What settles an invoice, which can be taken back alone. */
function Allocation({ allocation: { id, numero, montant } }: { allocation: DepositStep['affectations'][number] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.buttons}>
      <span>
        Règle {numero} ({formatPrice(montant)})
      </span>
      <Button onClick={() => setIsOpen(true)}>Annuler cette affectation</Button>
      {isOpen && <ReversalForm of={id} what={`l’affectation à ${numero}`} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function inWords(usage: RetentionPurpose, lines: DepositStep['lignes']): string {
  const details = lines.map(({ libelle, montant }) => `${libelle} ${formatPrice(montant)}`).join(', ');
  return `${retentionPurposeLabels[usage]} (${details})`;
}

/** Adds what is put in order to the request, and opens the draft of its invoice. */
function BillRestoration({ id }: { id: number }) {
  const client = useClient();
  const navigate = useNavigateFromHere();
  const toasts = useToasts();
  const [isBusy, setIsBusy] = useState(false);
  const bill = async () => {
    setIsBusy(true);
    const outcome = outcomeOf(await client.mutation(billRestorationMutation, { id }, billing).toPromise());
    setIsBusy(false);
    if (outcome.status !== 'done') return toasts.error(outcome.sentence);
    toasts.success(depositSentences.restorationBegun);
    navigate(paths.adminInvoice(outcome.data.invoice.id));
  };
  return (
    <div className={styles.buttons}>
      <Button type="primary" loading={isBusy} onClick={() => void bill()}>
        Facturer la remise en état
      </Button>
    </div>
  );
}

/**
 * Counts what is kept against the invoice of what it is kept for, as far as the law lets cash do so; gives back what is of
 * no invoice.
 */
function Settle({
  step: { id, libre, affectable, aRendre, moyen },
  invoices,
  canLetGo,
}: {
  step: DepositStep;
  invoices: readonly InvoiceToPay[];
  canLetGo: boolean;
}) {
  const [isRefunding, setIsRefunding] = useState(false);
  const { busyId, run } = useAction({
    mutation: allocatePaymentMutation,
    sentences: { done: paymentSentences.allocated, failed: paymentSentences.notCashed },
    refreshes: ledgerTypes,
  });
  const owed = invoices.filter(({ reste }) => Number(reste) > 0);
  const beyond = toCents(libre) - toCents(affectable);
  return (
    <div className={styles.buttons}>
      {Number(aRendre) > 0 && (
        <>
          <span>{formatPrice(aRendre)} ne sont d’aucune facture, et rien n’est plus à payer.</span>
          <Button onClick={() => setIsRefunding(true)}>Rendre {formatPrice(aRendre)}…</Button>
        </>
      )}
      {owed.length === 0 && Number(aRendre) === 0 && <span>{formatPrice(libre)} à affecter à sa facture.</span>}
      {owed.map((invoice) => {
        const cents = Math.min(toCents(affectable), toCents(invoice.reste));
        const montant = toAmount(cents);
        return cents === 0 ? null : (
          <Button
            key={invoice.id}
            loading={busyId === id}
            onClick={() => void run({ id, invoiceId: invoice.id, montant })}
          >
            Affecter {formatPrice(montant)} à {invoice.numero}
          </Button>
        );
      })}
      {owed.length > 0 && beyond > 0 && <span>{paymentSentences.cashKept(beyond, canLetGo)}</span>}
      {isRefunding && (
        <RefundForm
          of={{ id }}
          title="Rendre ce qui n’est d’aucune facture"
          montant={aRendre}
          // What an imprint brought is paid by card.
          moyen={moyen === 'empreinte' ? 'carte' : moyen}
          onClose={() => setIsRefunding(false)}
        />
      )}
    </div>
  );
}
