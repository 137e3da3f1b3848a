import { customerSentences } from '@barnum/rules/customers/customer-sentences';
import { customerName } from '@barnum/rules/customers/customers';
import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { limits } from '@barnum/rules/limits';
import { paths } from '@barnum/rules/paths';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { focusFirstField } from '../../../components/focus-first-field.ts';
import { CustomerField, type CustomerValue } from '../../../components/form/customer-field.tsx';
import { useAsk } from '../../../components/questions.tsx';
import { useAction } from '../../../components/use-action.ts';
import { useInvoicing } from '../../../components/use-invoicing.ts';
import { requestTypes } from '../../../lib/cached-types.ts';
import { customerDetail, matchDetail } from '../../../lib/customer-detail.ts';
import {
  type Customer,
  type CustomerHistory,
  customerTypes,
  mergeCustomersMutation,
  undoCustomerMergeMutation,
} from '../customers.ts';
import styles from './customer-page.module.css';

const refreshes = [...customerTypes, ...requestTypes];

interface Props {
  customer: Customer;
  history: CustomerHistory;
}

/** Customers that may be the same, and the way back from joining one. */
export function CustomerMerges({ customer, history: { duplicates, merges } }: Props) {
  const { isMerging, confirmAndMerge } = useMerging(customer);
  const undoing = useAction({
    mutation: undoCustomerMergeMutation,
    sentences: { done: customerSentences.mergeUndone, failed: customerSentences.mergeUndoFailed },
    refreshes,
  });

  return (
    <>
      {merges.map(({ id, nom, fusionneLe, annulableJusquau }) => (
        <section key={id} className={styles.notice} aria-label={`Fusion avec ${nom}`}>
          <p>
            Fusionné avec « {nom} » le {formatLongDate(fusionneLe)}. Les deux fiches peuvent être rétablies jusqu’au{' '}
            {formatLongDate(annulableJusquau)}.
          </p>
          <Button loading={undoing.busyId === id} onClick={() => void undoing.run({ id })}>
            Annuler la fusion
          </Button>
        </section>
      ))}
      {duplicates.length > 0 && (
        <section className={styles.notice} aria-label="Doublons possibles">
          <p className={styles.title}>Doublons possibles</p>
          <ul className={styles.list}>
            {duplicates.map(({ customer: found, raisons, lastContact }) => (
              <li key={found.id} className={styles.line}>
                <Link className={styles.link ?? ''} to={paths.adminCustomer(found.id)}>
                  {customerName(found)}
                </Link>
                <span className={styles.soft}>{matchDetail({ customer: found, lastContact })}</span>
                <span className={styles.soft}>{raisons.join(', ')}</span>
                <Button
                  aria-label={`Fusionner avec ${customerName(found)} (${customerDetail(found)})`}
                  loading={isMerging}
                  onClick={() => void confirmAndMerge(found, matchDetail({ customer: found, lastContact }))}
                >
                  Fusionner
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Joins a customer that is chosen to this one. */
export function MergeWithAnother({ customer }: { customer: Customer }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [other, setOther] = useState<CustomerValue>(null);
  const { isMerging, moved, confirmAndMerge } = useMerging(customer);

  async function merge() {
    if (other === null || other.isNew || !(await confirmAndMerge(other.customer, customerDetail(other.customer))))
      return;
    setIsChoosing(false);
    setOther(null);
  }

  return (
    <>
      <Button onClick={() => setIsChoosing(true)}>Fusionner avec un autre client</Button>
      <Modal
        title="Fusionner avec un autre client"
        open={isChoosing}
        onCancel={() => setIsChoosing(false)}
        afterOpenChange={focusFirstField}
        closable={{ 'aria-label': 'Fermer' }}
        okText="Fusionner"
        cancelText="Annuler"
        okButtonProps={{ disabled: other === null, loading: isMerging }}
        onOk={() => void merge()}
        destroyOnHidden
      >
        <div className={styles.merge}>
          <p>
            {moved} passent à « {customerName(customer)} », qui garde son nom. Vous pourrez revenir dessus pendant{' '}
            {limits.mergeUndoDays} jours.
          </p>
          <CustomerField
            label="Client à fusionner"
            value={other}
            onChange={setOther}
            offersNew={false}
            exceptId={customer.id}
          />
        </div>
      </Modal>
    </>
  );
}

function useMerging(customer: Customer) {
  const ask = useAsk();
  const moved = useInvoicing() ? 'Ses demandes, ses factures et ses coordonnées' : 'Ses demandes et ses coordonnées';
  const merging = useAction({
    mutation: mergeCustomersMutation,
    sentences: { done: customerSentences.merged, failed: customerSentences.mergeFailed },
    refreshes,
  });

  async function confirmAndMerge(other: Pick<Customer, 'id' | 'nom' | 'prenom'>, detail: string): Promise<boolean> {
    const question = {
      title: `Fusionner «\u00a0${customerName(other)}\u00a0» avec «\u00a0${customerName(customer)}\u00a0»\u00a0?`,
      detail: `«\u00a0${customerName(other)}\u00a0»\u00a0: ${detail}.\n«\u00a0${customerName(customer)}\u00a0»\u00a0: ${customerDetail(customer)}.\n${moved} passent ici, et sa fiche disparaît. Vous pourrez revenir dessus pendant ${limits.mergeUndoDays} jours.`,
      agree: 'Fusionner',
    };
    return (await ask(question)) && merging.run({ id: customer.id, otherId: other.id });
  }

  return { isMerging: merging.busyId === customer.id, moved, confirmAndMerge };
}
