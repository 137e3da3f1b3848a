import { PhoneOutlined } from '@ant-design/icons';
import { customerSentences } from '@barnum/rules/customers/customer-sentences';
import { customerKindLabels, customerName } from '@barnum/rules/customers/customers';
import { formatLongDate, formatLongDateTime, formatWeekdayDate } from '@barnum/rules/dates/format-dates';
import { paths } from '@barnum/rules/paths';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { authors, requestStateLabels } from '@barnum/rules/requests/reservation-requests/request-states';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { BackLink } from '../../../components/back-link.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Page } from '../../../components/page.tsx';
import { Placeholder } from '../../../components/placeholder.tsx';
import { QueryFailure } from '../../../components/query-failure.tsx';
import { useDeletion } from '../../../components/use-deletion.ts';
import { useNavigateFromHere } from '../../../components/use-navigate-from-here.ts';
import { useOrigin } from '../../../components/use-origin.ts';
import { useRead } from '../../../components/use-read.ts';
import { itemsInWords } from '../../../lib/items-in-words.ts';
import {
  type Customer,
  type CustomerHistory,
  customerPageQuery,
  customerTypes,
  deleteCustomerMutation,
  idIn,
} from '../customers.ts';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerMerges, MergeWithAnother } from './customer-merges.tsx';
import styles from './customer-page.module.css';
import { LikelyRequests } from './likely-requests.tsx';

/** A customer: its requests, quotes, invoices and messages on the left, who it is and what it brings in the rail. */
export function CustomerPage(slots: Slots) {
  const id = idIn(useParams().id ?? '');
  return <CustomerOfId key={id} id={id} {...slots} />;
}

/** What other features show of a customer; nothing for a company that invoices elsewhere. */
interface Slots {
  invoices?: (customerId: number) => ReactNode;
  balance?: (customerId: number) => ReactNode;
}

const context = { additionalTypenames: [...customerTypes] };

function CustomerOfId({ id, invoices, balance }: Slots & { id: number }) {
  const reading = useRead(customerPageQuery, { id }, context);
  const { data, isMissing, hasFailed } = reading;
  const back = <BackLink to={paths.adminCustomers}>Clients</BackLink>;
  if (isMissing) {
    return (
      <Page title="Client introuvable" back={back}>
        <Placeholder title={customerSentences.notFound}>Il a été supprimé, ou fusionné avec un autre.</Placeholder>
      </Page>
    );
  }
  if (!data) {
    return (
      <Page title="Client" back={back}>
        {hasFailed ? (
          <QueryFailure failure={customerSentences.loadFailed} reading={reading} />
        ) : (
          <p role="status">Chargement du client…</p>
        )}
      </Page>
    );
  }
  const { customer, customerHistory: history } = data;
  return (
    <Page
      title={customerName(customer)}
      subtitle={[
        customerKindLabels[customer.kind],
        ...(history.lastContact ? [`dernier contact le ${formatLongDate(history.lastContact)}`] : []),
      ].join(' · ')}
      back={back}
      actions={<Actions customer={customer} merges={history.merges} />}
    >
      <div className={styles.parts}>
        <div className={styles.about}>
          <CustomerMerges customer={customer} history={history} />
          <LikelyRequests customerId={customer.id} matches={history.likelyRequests} />
          <Section title="Demandes">
            <Requests requests={history.requests} />
          </Section>
          <Section title="Devis">
            <Quotes quotes={history.quotes} />
          </Section>
          {invoices && <Section title="Factures">{invoices(customer.id)}</Section>}
          <Section title="Messages">
            <Messages messages={history.messages} />
          </Section>
        </div>
        <aside className={styles.rail} aria-label="Fiche du client">
          <Section title="Coordonnées">
            <CustomerFacts customer={customer} />
          </Section>
          {balance && <Section title="Solde">{balance(customer.id)}</Section>}
          <Section title="Par année">
            <Years years={history.years} />
          </Section>
          <MergeWithAnother customer={customer} />
        </aside>
      </div>
    </Page>
  );
}

function Actions({ customer, merges }: { customer: Customer; merges: CustomerHistory['merges'] }) {
  const navigate = useNavigateFromHere();
  const deletion = useDeletion({
    mutation: deleteCustomerMutation,
    question: () =>
      `Supprimer le client « ${customerName(customer)} » ? Ses demandes restent, sans être rattachées à personne.`,
    sentences: {
      done: customerSentences.deleted,
      failed: customerSentences.deleteFailed,
      ...(merges.length > 0 && {
        conflict: customerSentences.deletedAfterUndo(merges.map(({ nom }) => nom).join(', ')),
      }),
    },
    refreshes: customerTypes,
    onDeleted: () => navigate(paths.adminCustomers),
  });
  return (
    <>
      <ButtonLink type="primary" icon={<PhoneOutlined aria-hidden />} to={paths.adminRequestOf(customer.id)}>
        Saisir une demande
      </ButtonLink>
      <ButtonLink to={paths.adminCustomerEdit(customer.id)}>Modifier le client</ButtonLink>
      <Button
        danger
        loading={deletion.deletingId === customer.id}
        onClick={() => void deletion.confirmAndDelete(customer)}
      >
        Supprimer
      </Button>
    </>
  );
}

function Requests({ requests }: { requests: CustomerHistory['requests'] }) {
  const origin = useOrigin();
  if (requests.length === 0) return <p className={styles.none}>Aucune demande rattachée.</p>;
  return (
    <ul className={styles.list}>
      {requests.map((request) => (
        <li key={request.id} className={styles.line}>
          <Link className={styles.link ?? ''} to={paths.adminRequest(request.id)} state={origin}>
            {formatWeekdayDate(request.date)}
          </Link>
          <span className={styles.soft}>
            n°{'\u00a0'}
            {request.id} · {requestStateLabels[request.statut]}
          </span>
          <span className={styles.whole}>{itemsInWords(request.items)}</span>
        </li>
      ))}
    </ul>
  );
}

function Quotes({ quotes }: { quotes: CustomerHistory['quotes'] }) {
  const origin = useOrigin();
  if (quotes.length === 0) return <p className={styles.none}>Aucun devis.</p>;
  return (
    <ul className={styles.list}>
      {quotes.map(({ id, requestId, numero, version, total, createdAt }) => (
        <li key={id} className={styles.line}>
          <Link className={styles.link ?? ''} to={paths.adminRequest(requestId)} state={origin}>
            {numero} v{version}
          </Link>
          <span>{formatPrice(total)} TTC</span>
          <span className={styles.soft}>{formatLongDate(createdAt)}</span>
        </li>
      ))}
    </ul>
  );
}

function Messages({ messages }: { messages: CustomerHistory['messages'] }) {
  const origin = useOrigin();
  if (messages.length === 0) return <p className={styles.none}>Aucun message.</p>;
  return (
    <ul className={styles.list}>
      {messages.map(({ id, requestId, createdAt, auteur, texte }) => (
        <li key={id} className={styles.line}>
          <Link className={styles.link ?? ''} to={paths.adminRequest(requestId)} state={origin}>
            {auteur === authors.visitor ? 'Le client' : auteur}
          </Link>
          <span className={styles.soft}>{formatLongDateTime(createdAt)}</span>
          <span className={styles.whole}>{texte}</span>
        </li>
      ))}
    </ul>
  );
}

function Years({ years }: { years: CustomerHistory['years'] }) {
  if (years.length === 0) return <p className={styles.none}>Rien encore.</p>;
  return (
    <table className={styles.years}>
      <caption className="visually-hidden">Demandes et montants par année</caption>
      <thead>
        <tr>
          <th scope="col">Année</th>
          <th scope="col">Demandes</th>
          <th scope="col">Confirmé TTC</th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ annee, demandes, montant }) => (
          <tr key={annee}>
            <th scope="row">{annee}</th>
            <td>{demandes}</td>
            <td>{formatPrice(montant)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
