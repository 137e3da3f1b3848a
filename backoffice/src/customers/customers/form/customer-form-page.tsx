import { customerSentences } from '@barnum/rules/customers/customer-sentences';
import { customerName, customerOfRequest } from '@barnum/rules/customers/customers';
import { paths } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import { Skeleton } from 'antd';
import { useParams, useSearchParams } from 'react-router-dom';
import { BackLink } from '../../../components/back-link.tsx';
import { Page } from '../../../components/page.tsx';
import { Placeholder } from '../../../components/placeholder.tsx';
import { QueryFailure } from '../../../components/query-failure.tsx';
import { fresh, useRead } from '../../../components/use-read.ts';
import { graphql } from '../../../lib/service/graphql.ts';
import { customerQuery, idIn } from '../customers.ts';
import { CustomerForm } from './customer-form.tsx';
import { newCustomer, toRecord } from './edited-customer.ts';

const typedQuery = graphql(`
  query CustomerToCreate($id: Int!) {
    reservationRequest(id: $id) {
      id
      nom
      prenom
      email
      phone
      adresse
    }
  }
`);

/** Creates a customer, of what a visitor typed where the address names a request (`?demande=`). */
export function NewCustomerPage() {
  const requestId = idIn(useSearchParams()[0].get('demande') ?? '');
  const { data, hasFailed, ...reading } = useRead(typedQuery, { id: requestId }, fresh, requestId === 0);
  const back =
    requestId === 0 ? (
      <BackLink to={paths.adminCustomers}>Clients</BackLink>
    ) : (
      <BackLink to={paths.adminRequest(requestId)}>{`Demande n°\u00a0${requestId}`}</BackLink>
    );
  const isReady = requestId === 0 || data !== undefined;
  return (
    <Page title={requestId === 0 ? 'Nouveau client' : 'Créer le client'} back={back}>
      {hasFailed && !isReady && <QueryFailure failure={sentences.requests.loadFailed} reading={reading} />}
      {!hasFailed && !isReady && <Skeleton active paragraph={{ rows: 12 }} />}
      {isReady && (
        <CustomerForm
          id={null}
          requestId={requestId || null}
          record={newCustomer(data && customerOfRequest(data.reservationRequest))}
          back={requestId === 0 ? paths.adminCustomers : paths.adminRequest(requestId)}
        />
      )}
    </Page>
  );
}

/** Changes a customer. */
export function EditCustomerPage() {
  const id = idIn(useParams().id ?? '');
  return <EditPage key={id} id={id} />;
}

function EditPage({ id }: { id: number }) {
  const { data, hasFailed, isMissing, ...reading } = useRead(customerQuery, { id }, fresh);
  const name = data ? customerName(data.customer) : 'Client';
  return (
    <Page title="Modifier le client" back={<BackLink to={paths.adminCustomer(id)}>{name}</BackLink>}>
      {isMissing && (
        <Placeholder role="alert" title={customerSentences.notFound}>
          Il a peut-être été supprimé, ou fusionné avec un autre.
        </Placeholder>
      )}
      {hasFailed && !isMissing && !data && <QueryFailure failure={customerSentences.loadFailed} reading={reading} />}
      {!hasFailed && !data && <Skeleton active paragraph={{ rows: 12 }} />}
      {data && !isMissing && (
        <CustomerForm id={id} requestId={null} record={toRecord(data.customer)} back={paths.adminCustomer(id)} />
      )}
    </Page>
  );
}
