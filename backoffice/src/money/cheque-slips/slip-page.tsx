import { DownloadOutlined } from '@ant-design/icons';
import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { chequeSlipSentences, chequesInWords } from '@barnum/rules/money/cheque-slips/cheque-slips';
import { outcomeOf } from '@barnum/rules/outcome';
import { paths } from '@barnum/rules/paths';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { Button, Input, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useClient, useMutation } from 'urql';
import { BackLink } from '../../components/back-link.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { useUnsavedChanges } from '../../components/form/use-unsaved-changes.ts';
import { Page } from '../../components/page.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { useDeletion } from '../../components/use-deletion.ts';
import { useNavigateFromHere } from '../../components/use-navigate-from-here.ts';
import { useRead } from '../../components/use-read.ts';
import { downloadPdf } from '../../lib/download.ts';
import styles from './cheque-slips.module.css';
import {
  type Cheque,
  type ChequeSlip,
  chequeSlipDocumentQuery,
  chequeSlipQuery,
  chequesOf,
  deleteChequeSlipMutation,
  slipTypes,
  type Ticked,
  tickedOf,
  updateChequeSlipMutation,
  waitingChequesQuery,
} from './cheque-slips.ts';
import { ChequeTicks } from './cheque-ticks.tsx';
import { AgainForm, HandOverForm, ReturnForm } from './slip-forms.tsx';

const none = {};
const context = { additionalTypenames: slipTypes };

/** A slip of cheques: while it is prepared it changes, at the bank it is read, and a cheque of it can come back. */
export function SlipPage() {
  const id = Number(useParams().id);
  const reading = useRead(chequeSlipQuery, { id }, context);
  const slip = reading.data?.chequeSlip;
  return (
    <Page
      title={slip ? `Remise de chèques n°\u00a0${slip.numero}` : 'Remise de chèques'}
      back={<BackLink to={paths.adminBank}>Banque et caisse</BackLink>}
    >
      {reading.hasFailed && !slip && (
        <QueryFailure
          failure={reading.isMissing ? chequeSlipSentences.notFound : chequeSlipSentences.loadFailed}
          reading={reading}
        />
      )}
      {!reading.hasFailed && !slip && <Skeleton active paragraph={{ rows: 6 }} />}
      {slip &&
        (slip.remiseLe === null ? (
          <Prepared key={slip.updatedAt} slip={slip} />
        ) : (
          <AtBank slip={slip} day={slip.remiseLe} />
        ))}
    </Page>
  );
}

function Prepared({ slip }: { slip: ChequeSlip }) {
  const { id, updatedAt } = slip;
  const waiting = useRead(waitingChequesQuery, none, context).data?.waitingCheques.cheques ?? [];
  const [compte, setCompte] = useState(slip.compte);
  const [ticked, setTicked] = useState<Ticked>(() => tickedOf(slip.cheques));
  const [isHanding, setIsHanding] = useState(false);
  const [{ fetching }, update] = useMutation(updateChequeSlipMutation);
  const toasts = useToasts();
  const navigate = useNavigateFromHere();
  const accountId = useId();
  const undoing = useDeletion<unknown, ChequeSlip>({
    mutation: deleteChequeSlipMutation,
    sentences: { done: chequeSlipSentences.undone, failed: chequeSlipSentences.loadFailed, conflict: true },
    refreshes: slipTypes,
    question: ({ numero }) => `Défaire la remise n°\u00a0${numero}\u00a0? Ses chèques attendront de nouveau.`,
    onDeleted: () => navigate(paths.adminBank),
  });
  const own = new Set(slip.cheques.map((cheque) => cheque.id));
  const cheques = [...slip.cheques, ...waiting.filter((cheque) => !own.has(cheque.id))];
  const isDirty =
    compte !== slip.compte || JSON.stringify(chequesOf(ticked)) !== JSON.stringify(chequesOf(tickedOf(slip.cheques)));
  useUnsavedChanges(isDirty);

  async function save() {
    const input = { compte, cheques: chequesOf(ticked) };
    const outcome = outcomeOf(await update({ id, input, updatedAt }, context));
    if (outcome.status === 'done') toasts.success(chequeSlipSentences.saved);
    else toasts.error(outcome.sentence);
  }

  return (
    <div className={styles.slip}>
      <p>En préparation : cochez et complétez, imprimez le bordereau, puis notez le jour où elle part à la banque.</p>
      <div className={styles.account}>
        <label htmlFor={accountId}>Compte à créditer</label>
        <Input id={accountId} autoComplete="off" value={compte} onChange={({ target }) => setCompte(target.value)} />
      </div>
      <ChequeTicks cheques={cheques} ticked={ticked} onChange={setTicked} />
      <div className={styles.buttons}>
        {isDirty ? (
          <Button type="primary" loading={fetching} disabled={ticked.size === 0} onClick={() => void save()}>
            Enregistrer
          </Button>
        ) : (
          <>
            <Button type="primary" onClick={() => setIsHanding(true)}>
              Remise en banque…
            </Button>
            <PrintButton id={id} />
          </>
        )}
        <Button loading={undoing.deletingId === id} onClick={() => void undoing.confirmAndDelete(slip)}>
          Défaire la remise
        </Button>
      </div>
      {isHanding && <HandOverForm slip={slip} onClose={() => setIsHanding(false)} />}
    </div>
  );
}

function AtBank({ slip, day }: { slip: ChequeSlip; day: string }) {
  const { id, compte, total } = slip;
  const [returned, setReturned] = useState<Cheque | null>(null);
  const [presented, setPresented] = useState<Cheque | null>(null);
  const parts = [
    { title: 'Paiements', some: slip.cheques.filter(({ estCaution }) => !estCaution) },
    { title: 'Cautions encaissées', some: slip.cheques.filter(({ estCaution }) => estCaution) },
  ];
  return (
    <div className={styles.slip}>
      <p>
        Remise en banque le {formatLongDate(day)}
        {compte && `, compte ${compte}`} : {chequesInWords(slip.cheques.length)}, {formatPrice(total)}. Elle ne change
        plus.
      </p>
      <div className={styles.buttons}>
        <PrintButton id={id} />
      </div>
      {parts.map(
        ({ title, some }) =>
          some.length > 0 && (
            <section key={title} aria-label={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul className={styles.cheques}>
                {some.map((cheque) => (
                  <HandedCheque
                    key={cheque.id}
                    cheque={cheque}
                    onReturn={() => setReturned(cheque)}
                    onPresent={() => setPresented(cheque)}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      {presented && <AgainForm cheque={presented} onClose={() => setPresented(null)} />}
      {returned && <ReturnForm cheque={returned} onClose={() => setReturned(null)} />}
    </div>
  );
}

interface HandedProps {
  cheque: Cheque;
  onReturn: () => void;
  onPresent: () => void;
}

function HandedCheque({ cheque, onReturn, onPresent }: HandedProps) {
  const { montant, payeur, banque, reference, date, requestId, impaye, messageImpaye, contrePassation } = cheque;
  const { estCaution, rendu, seRepresente, representeLe } = cheque;
  const isOver = impaye !== null || contrePassation !== null;
  const said = [payeur, banque, reference && `n°\u00a0${reference}`, `reçu le ${formatLongDate(date)}`];
  return (
    <li className={`${styles.cheque} ${isOver ? styles.returned : ''}`}>
      <p>
        <span className={styles.amount}>{formatPrice(montant)}</span> {said.filter(Boolean).join(', ')}
        {requestId !== null && (
          <>
            {' · '}
            <Link to={paths.adminRequest(requestId)}>demande n°&nbsp;{requestId}</Link>
          </>
        )}
      </p>
      {impaye && (
        <p className={styles.about}>
          Revenu impayé le {formatLongDate(impaye.date)} : {impaye.motif}
          {Number(impaye.frais) > 0 && ` · ${formatPrice(impaye.frais)} de frais de la banque`}
        </p>
      )}
      {Number(rendu) > 0 && <p className={styles.about}>{chequeSlipSentences.owed(formatPrice(rendu))}.</p>}
      {representeLe && (
        <p className={styles.about}>Présenté de nouveau le {formatLongDate(representeLe)} : voyez les chèques reçus.</p>
      )}
      {impaye && estCaution && Number(rendu) === 0 && (
        <p className={styles.about}>Pour le présenter de nouveau, encaissez la caution depuis sa demande.</p>
      )}
      {contrePassation && <p className={styles.about}>Paiement annulé : {contrePassation.motif}</p>}
      <div className={styles.buttons}>
        {!isOver && <Button onClick={onReturn}>Revenu impayé…</Button>}
        {seRepresente && <Button onClick={onPresent}>Présenter de nouveau…</Button>}
        {impaye && requestId !== null && (
          <ButtonLink to={paths.adminRequest(requestId)} state={{ reponse: messageImpaye }}>
            Écrire au client
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** Downloads the document of a slip, in A4. */
function PrintButton({ id }: { id: number }) {
  const client = useClient();
  const toasts = useToasts();
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    setIsBusy(true);
    const options = { requestPolicy: 'network-only' } as const;
    const outcome = outcomeOf(await client.query(chequeSlipDocumentQuery, { id }, options).toPromise());
    setIsBusy(false);
    if (outcome.status !== 'done') return toasts.error(chequeSlipSentences.documentFailed);
    downloadPdf(outcome.data.chequeSlipDocument.fileName, outcome.data.chequeSlipDocument.pdf);
  }

  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={isBusy} onClick={() => void save()}>
      Bordereau à imprimer
    </Button>
  );
}
