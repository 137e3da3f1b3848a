import { customerSentences } from '@barnum/rules/customers/customer-sentences';
import { customerKindLabels, customerName } from '@barnum/rules/customers/customers';
import { paths } from '@barnum/rules/paths';
import { unbroken } from '@barnum/rules/text/french';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../components/button-link.tsx';
import { Fold, openFold } from '../../components/fold.tsx';
import { CustomerField } from '../../components/form/customer-field.tsx';
import { useAction } from '../../components/use-action.ts';
import { requestTypes } from '../../lib/cached-types.ts';
import { customerDetail, matchDetail } from '../../lib/customer-detail.ts';
import {
  type CustomerOfRequest,
  createOfRequestMutation,
  customerTypes,
  dismissCustomerMutation,
  joinRequestMutation,
} from './customers.ts';
import styles from './request-customer.module.css';

const foldId = 'client';
const refreshes = [...customerTypes, ...requestTypes];

/** Whose a request is; where nobody said so yet, who it may be, and what speaks for it. */
export function RequestCustomer({ reservationRequest, customersLikeRequest }: CustomerOfRequest) {
  const { id: requestId, customer } = reservationRequest;
  const [isCreated, setIsCreated] = useState(false);
  const joining = useAction({
    mutation: joinRequestMutation,
    sentences: { done: customerSentences.joined, failed: customerSentences.joinFailed },
    refreshes,
  });
  const separating = useAction({
    mutation: joinRequestMutation,
    sentences: { done: customerSentences.separated, failed: customerSentences.joinFailed },
    refreshes,
  });
  const creation = useAction({
    mutation: createOfRequestMutation,
    sentences: { done: customerSentences.createdOfRequest, failed: customerSentences.joinFailed },
    refreshes,
  });
  const dismissal = useAction({
    mutation: dismissCustomerMutation,
    sentences: { done: customerSentences.dismissed, failed: customerSentences.dismissFailed },
    refreshes: customerTypes,
  });
  async function create() {
    if (!(await creation.run({ id: requestId }))) return;
    setIsCreated(true);
    // The pressed button goes with what it was for.
    openFold(foldId);
  }

  if (customer) {
    const { kind, requestCount, bonDeCommande, notes } = customer;
    return (
      <Fold id={foldId} title="Client" isOpen={isCreated} said={unbroken(customerName(customer))}>
        <div className={styles.parts}>
          <p>
            <Link className={styles.name ?? ''} to={paths.adminCustomer(customer.id)}>
              {unbroken(customerName(customer))}
            </Link>
            <span className={styles.soft}>
              {customerKindLabels[kind]} · {requestCount === 1 ? '1 demande' : `${requestCount} demandes`}
            </span>
          </p>
          {bonDeCommande && <p>Bon de commande ou numéro d’engagement exigé.</p>}
          {notes !== '' && <p className={styles.notes}>{notes}</p>}
          <Button
            loading={separating.busyId === requestId}
            onClick={() => void separating.run({ id: requestId, customerId: null })}
          >
            Détacher
          </Button>
        </div>
      </Fold>
    );
  }
  const [likely] = customersLikeRequest;
  return (
    <Fold
      id={foldId}
      title="Client"
      isOpen={!likely}
      said={likely ? unbroken(`Peut-être ${customerName(likely.customer)}`) : 'Pas encore de fiche'}
    >
      <div className={styles.parts}>
        {customersLikeRequest.map(({ customer: found, raisons, lastContact }) => (
          <div key={found.id} className={styles.match}>
            <p>
              <Link className={styles.name ?? ''} to={paths.adminCustomer(found.id)}>
                {unbroken(customerName(found))}
              </Link>
              <span className={styles.soft}>{matchDetail({ customer: found, lastContact })}</span>
              <span className={styles.soft}>{unbroken(`Peut-être : ${raisons.join(', ')}`)}</span>
            </p>
            <div className={styles.choice}>
              <Button
                aria-label={`Rattacher à ${customerName(found)} (${customerDetail(found)})`}
                loading={joining.busyId === requestId}
                onClick={() => void joining.run({ id: requestId, customerId: found.id })}
              >
                Rattacher
              </Button>
              <Button
                aria-label={`Ce n’est pas ce client : ${customerName(found)} (${customerDetail(found)})`}
                loading={dismissal.busyId === requestId}
                onClick={() => void dismissal.run({ id: requestId, customerId: found.id })}
              >
                Ce n’est pas ce client
              </Button>
            </div>
          </div>
        ))}
        <div className={styles.choice}>
          <Button
            type={likely ? 'default' : 'primary'}
            ghost={!likely}
            loading={creation.busyId === requestId}
            onClick={() => void create()}
          >
            Créer sa fiche
          </Button>
          <ButtonLink to={paths.adminCustomerFor(requestId)}>La compléter avant</ButtonLink>
        </div>
        <CustomerField
          label="Rattacher à un client"
          placeholder="Rattacher à un client…"
          value={null}
          offersNew={false}
          onChange={(value) => {
            if (value !== null && !value.isNew) void joining.run({ id: requestId, customerId: value.customer.id });
          }}
        />
      </div>
    </Fold>
  );
}
