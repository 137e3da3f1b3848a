import { DownloadOutlined } from '@ant-design/icons';
import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { invoiceSentences, settledByCorrection } from '@barnum/rules/money/invoices/invoices';
import { figureOf, moneyWords } from '@barnum/rules/money/ledger/account';
import { paths } from '@barnum/rules/paths';
import { formatCents, formatPrice, toCents } from '@barnum/rules/prices/amounts';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Page } from '../../../components/page.tsx';
import { Placeholder } from '../../../components/placeholder.tsx';
import { QueryFailure } from '../../../components/query-failure.tsx';
import { useAsk } from '../../../components/questions.tsx';
import { useNavigateFromHere } from '../../../components/use-navigate-from-here.ts';
import { useRead } from '../../../components/use-read.ts';
import { InvoiceDelivery } from '../delivery/invoice-delivery.tsx';
import { InvoiceStateBadge } from '../invoice-state-badge.tsx';
import { draftSources, type Invoice, invoiceQuery, ratesOf } from '../invoices.ts';
import { type InvoiceActions, useInvoiceActions } from '../use-invoice-actions.ts';
import { CorrectionNotice } from './correction-notice.tsx';
import { DraftForm } from './draft-form.tsx';
import { InvoiceContent } from './invoice-content.tsx';
import styles from './invoice-page.module.css';
import { MissingLines } from './missing-lines.tsx';

type IssuedInvoice = Invoice & { numero: string };

interface PageProps {
  /** What can be done about the money of an issued invoice. */
  settle: (invoice: IssuedInvoice) => ReactNode;
}

/** An invoice: of a draft what may be chosen beside what it says, of an issued one what became of it. */
export function InvoicePage({ settle }: PageProps) {
  const { id: parameter = '' } = useParams();
  const id = /^[1-9]\d{0,8}$/.test(parameter) ? Number(parameter) : 0;
  return <InvoiceOfId key={id} id={id} settle={settle} />;
}

function InvoiceOfId({ id, settle }: PageProps & { id: number }) {
  const reading = useRead(invoiceQuery, { id }, draftSources);
  const actions = useInvoiceActions();
  const { data, isMissing, hasFailed } = reading;
  if (isMissing) {
    return (
      <Page title="Facture introuvable">
        <Placeholder
          title={invoiceSentences.notFound}
          action={<ButtonLink to={paths.adminInvoices}>Voir les factures</ButtonLink>}
        >
          C’était un brouillon, supprimé depuis. Les factures émises sont toujours là.
        </Placeholder>
      </Page>
    );
  }
  if (!data) {
    return (
      <Page title="Facture">
        {hasFailed ? (
          <QueryFailure failure={invoiceSentences.loadFailed} reading={reading} />
        ) : (
          <p role="status">Chargement de la facture…</p>
        )}
      </Page>
    );
  }
  const { invoice } = data;
  const title = invoice.numero ?? `Brouillon\u00a0: ${invoice.content.titre.toLowerCase()}`;
  return (
    <Page title={title} back={<Ways invoice={invoice} />} actions={<Downloads invoice={invoice} actions={actions} />}>
      <p className={styles.summary}>
        <InvoiceStateBadge state={invoice.etat} />
        {invoice.numero !== null && `${invoice.titre} du ${formatLongDate(invoice.date ?? '')}`}
      </p>
      <div role="alert">
        {actions.refusal && <Alert type="error" showIcon message={<Lines text={actions.refusal} />} />}
      </div>
      {invoice.numero === null ? (
        <Draft invoice={invoice} actions={actions} reload={reading.reload} />
      ) : (
        <Issued invoice={invoice} actions={actions} settlement={settle({ ...invoice, numero: invoice.numero })} />
      )}
    </Page>
  );
}

interface Props {
  invoice: Invoice;
  actions: InvoiceActions;
}

function Draft({ invoice, actions, reload }: Props & { reload: () => void }) {
  const navigate = useNavigateFromHere();
  const ask = useAsk();
  const { id, requestId, updatedAt, content, corrige } = invoice;
  const issue = async () => {
    if (!(await ask(invoiceSentences.askIssue(`${content.titre}, ${formatPrice(content.aPayer)}`)))) return;
    await actions.issue(id, updatedAt);
    reload();
  };
  const remove = async () => {
    if (!window.confirm(invoiceSentences.askDelete) || !(await actions.remove(id))) return;
    if (corrige) navigate(paths.adminInvoice(corrige.id));
    else navigate(requestId === null ? paths.adminInvoices : paths.adminRequest(requestId));
  };
  // What is billed too much has its own notice.
  const settled = settledByCorrection(ratesOf(invoice.correction?.tropFacture ?? []));
  const manque = content.manque.filter((sentence) => !settled.includes(sentence));
  return (
    <div className={styles.draft}>
      {invoice.correction && (
        <CorrectionNotice invoice={invoice} correction={invoice.correction} isComplete={manque.length === 0} />
      )}
      {manque.length > 0 && (
        <Alert
          type="warning"
          showIcon
          role="note"
          className={styles.missing ?? ''}
          message="Il manque de quoi émettre"
          description={<MissingLines invoice={{ ...invoice, content: { ...content, manque } }} />}
        />
      )}
      {content.avertissements.length > 0 && (
        <Alert
          type="info"
          showIcon
          role="note"
          className={styles.missing ?? ''}
          message={content.avertissements.map((sentence) => `${sentence}.`).join(' ')}
        />
      )}
      {content.nonImprimable.length > 0 && (
        <Alert
          type="info"
          showIcon
          role="note"
          className={styles.missing ?? ''}
          message="Le document ne peut pas écrire tout ce qui a été saisi"
          description={
            <ul className={styles.lines}>
              {content.nonImprimable.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          }
        />
      )}
      <DraftForm invoice={invoice} busy={actions.busy} onIssue={() => void issue()} onDelete={() => void remove()} />
      <Section title="Aperçu">
        <InvoiceContent invoice={invoice} />
      </Section>
    </div>
  );
}

function Issued({ invoice, actions, settlement }: Props & { settlement: ReactNode }) {
  const { id, nature, du, credite, regle, reste, avoirs, content, corrige, etat } = invoice;
  const isCredit = nature === 'avoir';
  const left = figureOf('aPayer', toCents(reste));
  return (
    <div className={styles.parts}>
      <div className={styles.about}>
        <InvoiceContent invoice={invoice} />
      </div>
      <aside className={styles.rail} aria-label="Suivi de la facture">
        {isCredit ? (
          <Section title="Facture corrigée">
            {corrige && <Link to={paths.adminInvoice(corrige.id)}>{corrige.numero}</Link>}
            <p>{content.motif}</p>
          </Section>
        ) : (
          <Section title="Paiement">
            <dl className={styles.facts}>
              <Fact term={moneyWords.facture}>{formatPrice(du)}</Fact>
              {Number(credite) > 0 && <Fact term="Rendu par avoir">{formatPrice(-Number(credite))}</Fact>}
              <Fact term={moneyWords.recu}>{formatPrice(regle)}</Fact>
              <Fact term={left.word}>{formatCents(left.amount)}</Fact>
              {content.echeance && <Fact term="Échéance">{formatLongDate(content.echeance)}</Fact>}
            </dl>
            {settlement}
          </Section>
        )}
        <Section title="Envoi">
          <InvoiceDelivery invoice={invoice} />
        </Section>
        {!isCredit && (
          <Section title="Avoirs">
            {avoirs.map((avoir) => (
              <p key={avoir.id}>
                <Link className={styles.link ?? ''} to={paths.adminInvoice(avoir.id)}>
                  {avoir.numero ?? 'Brouillon d’avoir'}
                </Link>
                {avoir.date && ` du ${formatLongDate(avoir.date)}`}, {formatPrice(avoir.total)}
              </p>
            ))}
            {etat === 'annulee' ? (
              <p className={styles.soft}>Tout est rendu.</p>
            ) : (
              <>
                <p className={styles.soft}>
                  Une facture émise ne change plus. Une erreur se corrige par un avoir, puis une nouvelle facture.
                </p>
                <Button loading={actions.busy === 'avoir'} onClick={() => void actions.credit(id)}>
                  Établir un avoir
                </Button>
              </>
            )}
          </Section>
        )}
      </aside>
    </div>
  );
}

function Ways({ invoice: { requestId, customerId, corrige } }: Pick<Props, 'invoice'>) {
  return (
    <nav className={styles.ways} aria-label="Liens de la facture">
      <Link to={paths.adminInvoices}>Factures</Link>
      {requestId !== null && <Link to={paths.adminRequest(requestId)}>{`Demande n°\u00a0${requestId}`}</Link>}
      {customerId !== null && <Link to={paths.adminCustomer(customerId)}>Client</Link>}
      {corrige && <Link to={paths.adminInvoice(corrige.id)}>{`Facture ${corrige.numero}`}</Link>}
    </nav>
  );
}

function Downloads({ invoice: { id, numero, hasXml }, actions }: Props) {
  return (
    <>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        loading={actions.busy === 'pdf'}
        onClick={() => void actions.download(id, 'pdf')}
      >
        {numero === null ? 'Aperçu en PDF' : 'Télécharger le PDF'}
      </Button>
      {hasXml && (
        <Button loading={actions.busy === 'xml'} onClick={() => void actions.download(id, 'xml')}>
          Télécharger le XML
        </Button>
      )}
    </>
  );
}

function Lines({ text }: { text: string }) {
  const lines = text.split('\n');
  if (lines.length === 1) return <>{text}</>;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
