import { PrinterOutlined } from '@ant-design/icons';
import { formatWeekdayDate } from '@barnum/rules/dates/format-dates';
import { limits } from '@barnum/rules/limits';
import { paths } from '@barnum/rules/paths';
import { formatCents, formatPrice } from '@barnum/rules/prices/amounts';
import { rentalInWords } from '@barnum/rules/prices/rental-in-words';
import { requestStateLabels } from '@barnum/rules/requests/reservation-requests/request-states';
import { sentences } from '@barnum/rules/sentences';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { spacedPhones } from '@barnum/rules/text/telephones';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { BackLink } from '../../../components/back-link.tsx';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { Page } from '../../../components/page.tsx';
import { Placeholder } from '../../../components/placeholder.tsx';
import { QueryFailure } from '../../../components/query-failure.tsx';
import { useRead } from '../../../components/use-read.ts';
import { fullName } from '../../../lib/full-name.ts';
import { priceRows, requestAmount } from '../request-amount.ts';
import { chosenRequestsQuery, type ReservationRequest } from '../requests.ts';
import styles from './requests-print-page.module.css';

/** Chosen requests to print, a page each. */
export function RequestsPrintPage() {
  const { read } = useListAddress();
  const ids = read('demandes')
    .split(',')
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .slice(0, limits.pageSize)
    .map(Number);
  const reading = useRead(chosenRequestsQuery, { ids });
  const requests = reading.data?.reservationRequests.items;

  return (
    <Page
      title="Demandes à imprimer"
      back={<BackLink to={paths.adminRequests}>Demandes</BackLink>}
      actions={
        <Button
          className={styles.print ?? ''}
          type="primary"
          icon={<PrinterOutlined aria-hidden />}
          disabled={!requests?.length}
          onClick={() => window.print()}
        >
          Imprimer
        </Button>
      }
    >
      {reading.hasFailed && <QueryFailure failure={sentences.requests.loadFailed} reading={reading} />}
      {!reading.hasFailed && !requests && <p role="status">Chargement des demandes…</p>}
      {requests?.length === 0 && (
        <Placeholder title="Aucune demande à imprimer">
          Choisissez-en dans la liste des demandes, en lignes.
        </Placeholder>
      )}
      {requests?.map((request) => (
        <RequestSheet key={request.id} request={request} />
      ))}
    </Page>
  );
}

function RequestSheet({ request }: { request: ReservationRequest }) {
  const amount = request.dernierDevis === null ? null : requestAmount(request);
  return (
    <article className={styles.sheet} aria-label={`Demande n°\u00a0${request.id}`}>
      <h2 className={styles.title}>
        N°&nbsp;{request.id}, {fullName(request)}{' '}
        <span className={styles.state}>{requestStateLabels[request.statut]}</span>
      </h2>
      <dl className={styles.facts}>
        <Fact term="Date souhaitée">{formatWeekdayDate(request.date)}</Fact>
        <Fact term="Dates">
          {rentalInWords(request, null, { party: 'Fête', isDelivered: request.livraisonMontage })}
        </Fact>
        {request.phone && <Fact term="Téléphone">{spacedPhones(request.phone)}</Fact>}
        {request.email && <Fact term="E-mail">{request.email}</Fact>}
        <Fact term="Livraison et montage">
          {request.livraisonMontage ? request.adresse : 'Non, retrait par le client'}
        </Fact>
        {request.devis.length > 0 && <Fact term="Devis">{request.devis.join(', ')}</Fact>}
        {request.notes && <Fact term="Notes internes">{request.notes}</Fact>}
      </dl>
      <table className={styles.items}>
        <thead>
          <tr>
            <th scope="col">Article</th>
            <th scope="col">Quantité</th>
            <th scope="col">Prix</th>
          </tr>
        </thead>
        <tbody>
          {request.items.map((item) => (
            <tr key={item.id}>
              <th scope="row">{unbroken(item.nom)}</th>
              <td>{formatNumber(item.quantite)}</td>
              <td>{item.prix === null ? '–' : formatPrice(item.prix)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {priceRows(request).map((row) => (
            <Sum key={row.name} {...row} />
          ))}
          {amount !== null && <Sum name="Total du devis" amount={formatCents(amount)} />}
        </tfoot>
      </table>
    </article>
  );
}

function Sum({ name, amount }: { name: string; amount: string }) {
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {name}
      </th>
      <td>{amount}</td>
    </tr>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
