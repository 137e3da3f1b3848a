import { limits } from '@barnum/rules/limits';
import { missingPlaces } from '@barnum/rules/money/invoices/invoice-mentions';
import { paths } from '@barnum/rules/paths';
import { Alert, Button, Input } from 'antd';
import { type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { NextBar } from '../../components/next-bar.tsx';
import { useIsSending } from '../../components/use-is-sending.ts';
import type { QuoteDraft } from './quote-draft.ts';
import styles from './quote-group.module.css';
import { isStanding, type Quote, type QuotedRequest } from './quotes.ts';
import { useQuoteActions } from './use-quote-actions.ts';

interface Props {
  request: QuotedRequest;
  quote: Quote;
  draft: QuoteDraft;
  onConflict: () => void;
  /** Whether the newest version was accepted online. */
  isAccepted?: boolean;
  /** The other acts of the request, where the quote is its next step; else its buttons stand back. */
  others?: ReactNode;
}

/** What a quote lacks, what is still to be said of it, and how to issue and send one. */
export function QuoteForm({ request, quote, draft, onConflict, isAccepted = false, others }: Props) {
  const isSending = useIsSending();
  const {
    versions: [newest],
    isCurrent,
    missing,
    manque,
    leftOut,
    nonImprimable,
    tvaManquante,
  } = quote;
  const referenceCommande = draft.referenceCommande ?? quote.referenceCommande;
  const livraison = draft.livraison ?? quote.livraison?.replace('.', ',') ?? '';
  const actions = useQuoteActions(request, onConflict);
  const [fieldId, orderId, errorId, sentToId] = [useId(), useId(), useId(), useId()];
  const group = useRef<HTMLDivElement>(null);
  const { email } = request;
  const isOtherwise =
    livraison !== (quote.livraison?.replace('.', ',') ?? '') || referenceCommande !== quote.referenceCommande;
  const stands = isStanding(quote, request.statut, isAccepted) && !isOtherwise;
  // Without a mail server, what stands is opened beside its name.
  const isSentHere = email !== null && !(stands && (newest?.estRemis || !isSending));
  const sendLabel = isSending ? 'Envoyer le devis' : 'Ouvrir dans votre messagerie';

  const issue = async () => finish(await actions.issue({ livraison, referenceCommande }));
  const send = async (to: string) => {
    if (!finish(await actions.issueAndSend({ livraison, referenceCommande }, to))) return;
    // The pressed button disappears with what it was for.
    group.current?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  };
  const finish = (isDone: boolean) => {
    if (isDone) draft.clear();
    return isDone;
  };

  const isNext = others !== undefined;
  const sending = isSentHere && (
    <Button
      type={isNext ? 'primary' : 'default'}
      disabled={missing.length > 0 || (actions.busy !== null && actions.busy !== 'send')}
      loading={actions.busy === 'send'}
      onClick={() => void send(email)}
      aria-describedby={sentToId}
    >
      {sendLabel}
    </Button>
  );
  const issuing = (
    <Button
      type={isNext && !isSentHere ? 'primary' : 'default'}
      disabled={missing.length > 0 || actions.busy === 'send'}
      loading={actions.busy === 'issue'}
      onClick={() => void issue()}
    >
      {newest ? 'Nouvelle version' : 'Établir un devis'}
    </Button>
  );

  return (
    <div className={styles.quote} ref={group}>
      {missing.length > 0 && (
        <Alert
          type="warning"
          showIcon
          role="note"
          message="Il manque des informations sur votre entreprise"
          description={
            <>
              Un devis doit dire qui vous êtes : {missing.map((nom) => `« ${nom} »`).join(', ')}.{' '}
              <Link to={paths.adminSettings}>Compléter dans les paramètres</Link>
            </>
          }
        />
      )}
      {nonImprimable.length > 0 && (
        <Alert
          type="warning"
          showIcon
          role="note"
          message="Le devis ne peut pas écrire tout ce qui a été saisi"
          description={
            <ul>
              {nonImprimable.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          }
        />
      )}
      {manque.length > 0 && (
        <Alert
          type="info"
          showIcon
          role="note"
          message="Ce client demande ce que le devis ne dit pas encore"
          description={
            <>
              <ul>
                {manque.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
              {request.customer && manque.some((sentence) => sentence.includes(missingPlaces.customer)) && (
                <Link to={paths.adminCustomerEdit(request.customer.id)}>Compléter sa fiche</Link>
              )}
            </>
          }
        />
      )}
      {/* What a return adds is billed without another quote. */}
      {newest && request.statut !== 'rendue' && !isStanding(quote, request.statut, isAccepted) && (
        <Alert
          type="warning"
          showIcon
          role="note"
          message={isCurrent ? 'Ce devis n’est plus valable' : 'La demande a changé depuis ce devis'}
          description="Établissez une nouvelle version : elle portera le même numéro, et l’ancienne reste lisible."
        />
      )}
      {missing.length === 0 && tvaManquante !== null && (
        <Alert
          type="warning"
          showIcon
          role="note"
          message="La TVA n’est pas indiquée"
          description={
            <>
              {tvaManquante}. <Link to={paths.adminSettings}>Compléter dans les paramètres</Link>
            </>
          }
        />
      )}
      {request.livraisonMontage && (
        <div className={styles.field}>
          <label htmlFor={fieldId}>Prix de la livraison, en euros TTC</label>
          <Input
            id={fieldId}
            className={styles.amount ?? ''}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0 si comprise"
            value={livraison}
            onChange={(event) => draft.change({ livraison: event.target.value })}
            aria-invalid={actions.refusal !== null}
            aria-describedby={errorId}
          />
        </div>
      )}
      {request.customer && (
        <div className={styles.field}>
          <label htmlFor={orderId}>Numéro de bon de commande ou d’engagement du client (facultatif)</label>
          <Input
            id={orderId}
            className={styles.amount ?? ''}
            autoComplete="off"
            maxLength={limits.nom}
            value={referenceCommande}
            onChange={(event) => draft.change({ referenceCommande: event.target.value })}
          />
        </div>
      )}
      {!isNext ? (
        <div className={styles.buttons}>
          {sending}
          {issuing}
        </div>
      ) : (
        <>
          <NextBar others={others}>{sending || issuing}</NextBar>
          {sending && <div className={styles.buttons}>{issuing}</div>}
        </>
      )}
      {isSentHere && (
        <p id={sentToId} className={styles.about}>
          «&nbsp;{sendLabel}&nbsp;» {sendingInWords({ isSending, stands })} {email}.
          {!stands && (
            <>
              {' '}
              Pour le relire avant, ou écrire un mot&nbsp;: «&nbsp;{newest ? 'Nouvelle version' : 'Établir un devis'}
              &nbsp;».
            </>
          )}
        </p>
      )}
      <div role="alert" id={errorId}>
        {actions.refusal && <Alert type="error" showIcon message={actions.refusal} />}
      </div>
      {missing.length === 0 && leftOut.length > 0 && (
        <p className={styles.about}>
          Faute de les connaître, le devis ne dit pas : {leftOut.map((nom) => `« ${nom} »`).join(', ')}.{' '}
          <Link to={paths.adminSettings}>Compléter dans les paramètres</Link>
        </p>
      )}
    </div>
  );
}

/** What the one act does with the quote, before its address. */
function sendingInWords({ isSending, stands }: { isSending: boolean; stands: boolean }): string {
  if (!isSending) return 'établit le devis, le télécharge et ouvre le message à';
  return `${stands ? 'l’envoie' : 'l’établit et l’envoie'} aussitôt à`;
}
