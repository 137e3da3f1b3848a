import { limits } from '@barnum/rules/limits';
import { invoiceSentences } from '@barnum/rules/money/invoices/invoices';
import { moneyWords } from '@barnum/rules/money/ledger/account';
import { outcomeOf } from '@barnum/rules/outcome';
import { paths } from '@barnum/rules/paths';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { formatRate } from '@barnum/rules/prices/deal-in-words';
import { Alert, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useClient } from 'urql';
import { useToasts } from '../../../components/toasts.tsx';
import { useBusy } from '../../../components/use-busy.ts';
import { useNavigateFromHere } from '../../../components/use-navigate-from-here.ts';
import { correctBillingMutation, type Invoice, invoiceTypes } from '../invoices.ts';
import styles from './correction.module.css';

const context = { additionalTypenames: invoiceTypes };

interface Props {
  invoice: Invoice;
  correction: NonNullable<Invoice['correction']>;
  isOpen: boolean;
  onClose: () => void;
}

/** The credit notes and the invoice that put the bills of a deal in order, before they are issued together. */
export function CorrectionWindow({ invoice: { id, requestId, updatedAt }, correction, isOpen, onClose }: Props) {
  const { avoirs, facture, autreRegime } = correction;
  const client = useClient();
  const navigate = useNavigateFromHere();
  const toasts = useToasts();
  const { busy, refusal, run } = useBusy();
  const reasonId = useId();
  const { correctionReason, correctionReasonRegime } = invoiceSentences;
  const [motif, setMotif] = useState<string>(autreRegime ? correctionReasonRegime : correctionReason);

  async function correct() {
    const done = await run('correct', async () =>
      outcomeOf(await client.mutation(correctBillingMutation, { id, motif, updatedAt }, context).toPromise()),
    );
    if (done === null) return;
    toasts.success(invoiceSentences.correctionDone(done.invoices.length));
    onClose();
    // The draft is gone where nothing was left to bill.
    if (facture === null) navigate(requestId === null ? paths.adminInvoices : paths.adminRequest(requestId));
  }

  return (
    <Modal
      open={isOpen}
      title="Remettre les factures en ordre"
      closable={{ 'aria-label': 'Fermer' }}
      okText={facture === null ? 'Émettre l’avoir' : 'Émettre l’avoir et la facture'}
      cancelText="Pas maintenant"
      cancelButtonProps={{ autoFocus: true }}
      confirmLoading={busy !== null}
      onOk={() => void correct()}
      onCancel={onClose}
      width={640}
      destroyOnHidden
    >
      <div className={styles.window}>
        <p>
          {facture === null
            ? 'Voici ce qui est émis. Une pièce émise ne change plus.'
            : 'Voici ce qui est émis, l’un après l’autre. Une pièce émise ne change plus.'}
        </p>
        <dl className={styles.figures}>
          {avoirs.map(({ invoiceId, numero, titre, enEntier, montant, taux }) => (
            <Figure key={invoiceId} term={`Avoir sur ${titre.toLowerCase()} ${numero}`} amount={`-${montant}`} isStrong>
              {enEntier
                ? 'tout ce qui en reste'
                : `sa part${taux.map((part) => ` à ${rateName(part.taux)}`).join(',')}`}
            </Figure>
          ))}
          {facture && (
            <>
              <Figure term="Nouvelle facture, de tout ce qui est convenu" amount={facture.total} isStrong />
              {Number(facture.dejaFacture) > 0 && (
                <Figure term={moneyWords.facture} amount={`-${facture.dejaFacture}`} />
              )}
              {Number(facture.dejaPaye) > 0 && (
                <Figure term={`${moneyWords.recu}, qui passe sur cette facture`} amount={`-${facture.dejaPaye}`} />
              )}
              <Figure term={moneyWords.aPayer} amount={facture.aPayer} isStrong />
            </>
          )}
        </dl>
        {autreRegime && (
          <p className={styles.soft}>
            L’avoir garde la TVA de la facture qu’il corrige, la nouvelle facture porte la vôtre d’aujourd’hui. Le jour
            où la TVA d’un acompte refacturé est due&nbsp;: à voir avec votre comptable.
          </p>
        )}
        <div className={styles.field}>
          <label htmlFor={reasonId}>Motif, que l’avoir dit au client</label>
          <Input.TextArea
            id={reasonId}
            autoSize
            maxLength={limits.shortText}
            value={motif}
            onChange={({ target }) => setMotif(target.value)}
          />
        </div>
        <div role="alert">
          {refusal && <Alert type="error" showIcon message={refusal} className={styles.refusal ?? ''} />}
        </div>
      </div>
    </Modal>
  );
}

interface FigureProps {
  term: string;
  amount: string;
  isStrong?: boolean;
  /** A word more about it. */
  children?: string;
}

function Figure({ term, amount, isStrong, children }: FigureProps) {
  const style = isStrong ? styles.strong : undefined;
  return (
    <>
      <dt className={style}>
        {term}
        {children && <span className={styles.soft}>, {children}</span>}
      </dt>
      <dd className={style}>{formatPrice(amount)}</dd>
    </>
  );
}

function rateName(taux: string | null): string {
  return taux === null ? '0\u00a0% (sans TVA)' : formatRate(taux);
}
