import { ledgerMeansLabels, type PaymentMeans, paymentMeans } from '@barnum/rules/money/ledger/ledger';
import { paymentSentences } from '@barnum/rules/money/ledger/payments';
import { paths } from '@barnum/rules/paths';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { formatRate } from '@barnum/rules/prices/deal-in-words';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Button, Select } from 'antd';
import { useId, useRef, useState } from 'react';
import { ButtonLink } from '../../components/button-link.tsx';
import { CardSkeletons } from '../../components/card-skeletons.tsx';
import { CountLine } from '../../components/list/count-line.tsx';
import { DayInput } from '../../components/list/day-input.tsx';
import { ListPages, pageSize } from '../../components/list/list-pages.tsx';
import { ListStates } from '../../components/list/list-states.tsx';
import { SearchField } from '../../components/list/search-field.tsx';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { Placeholder } from '../../components/placeholder.tsx';
import { useRead } from '../../components/use-read.ts';
import { ledgerTypes } from '../../lib/cached-types.ts';
import styles from './ledger.module.css';
import { ledgerTotalsQuery, paymentsQuery } from './ledger.ts';
import { PaymentCard } from './payment-card.tsx';
import { InvoicesPaymentForm } from './payment-form.tsx';

const context = { additionalTypenames: ledgerTypes };
const [firstDay, lastDay] = ['2000-01-01', '2199-12-31'];

/** All payments, the newest first, with what they add up to. */
export function PaymentsTab() {
  const { page, read, change } = useListAddress();
  const [du, au] = [read('du') || null, read('au') || null];
  const moyen = paymentMeans.find((means) => means === read('moyen')) ?? null;
  const variables = { page, pageSize, search: read('q'), du, au, moyen };
  const { data, ...reading } = useRead(paymentsQuery, variables, context);
  const list = { ...reading, items: data?.payments.items, totalCount: data?.payments.totalCount };
  const ids = useId();
  const [isAdding, setIsAdding] = useState(false);
  const count = useRef<HTMLParagraphElement>(null);
  const total = list.totalCount;

  return (
    <div className={styles.tab}>
      <div className={styles.tools}>
        <SearchField label="Rechercher un paiement" placeholder="Payeur, référence, facture, demande" />
        <div className={styles.day}>
          <label htmlFor={`${ids}-du`}>Du</label>
          <DayInput id={`${ids}-du`} value={du ?? ''} onChange={(day) => change({ du: day })} />
        </div>
        <div className={styles.day}>
          <label htmlFor={`${ids}-au`}>Au</label>
          <DayInput id={`${ids}-au`} value={au ?? ''} onChange={(day) => change({ au: day })} />
        </div>
        <Select<PaymentMeans | ''>
          aria-label="Moyen"
          value={moyen ?? ''}
          popupMatchSelectWidth={false}
          options={[
            { value: '', label: 'Tous les moyens' },
            ...paymentMeans.map((value) => ({ value, label: ledgerMeansLabels[value] })),
          ]}
          onChange={(chosen) => change({ moyen: chosen || null })}
        />
        <Button type="primary" onClick={() => setIsAdding(true)}>
          Enregistrer un paiement
        </Button>
        <ButtonLink to={paths.adminBank}>Chèques à remettre, caisse</ButtonLink>
      </div>
      <Totals du={du ?? firstDay} au={au ?? lastDay} />
      <CountLine
        ref={count}
        text={total === undefined ? undefined : `${formatNumber(total)} ${total === 1 ? 'paiement' : 'paiements'}`}
      />
      <ListStates
        list={list}
        failure={paymentSentences.loadFailed}
        skeleton={<CardSkeletons sentence="Chargement des paiements…" height={120} className={undefined} />}
        empty={
          <Placeholder title="Aucun paiement ici">
            Un paiement s’enregistre d’ici pour une facture, ou sur la page d’une demande.
          </Placeholder>
        }
      >
        {(payments) => (
          <ul className={styles.wide} aria-label="Paiements">
            {payments.map((payment) => (
              <PaymentCard key={payment.id} payment={payment} isNamed />
            ))}
          </ul>
        )}
      </ListStates>
      <ListPages list={list} top={count} />
      {isAdding && <InvoicesPaymentForm onClose={() => setIsAdding(false)} />}
    </div>
  );
}

/** What came in over some days, by means and by rate. */
function Totals({ du, au }: { du: string; au: string }) {
  const { data } = useRead(ledgerTotalsQuery, { du, au }, context);
  if (!data) return null;
  const { total, parMoyen, parTaux, cautionsRetenues } = data.ledgerTotals;
  return (
    <div>
      <p className={styles.totals}>
        <span>
          Reçu <strong>{formatPrice(total)}</strong>
        </span>
        {parMoyen.map(({ moyen, montant }) => (
          <span key={moyen}>
            {ledgerMeansLabels[moyen]} {formatPrice(montant)}
          </span>
        ))}
      </p>
      <p className={`${styles.totals} ${styles.about}`}>
        {parTaux.map(({ taux, horsTaxes, tva }) => (
          <span key={taux ?? ''}>
            {taux === null
              ? `Sur factures sans TVA ${formatPrice(horsTaxes)}`
              : `TVA à ${formatRate(taux)} ${formatPrice(tva)} sur ${formatPrice(horsTaxes)} HT`}
          </span>
        ))}
        {cautionsRetenues.map(({ moyen, montant }) => (
          <span key={moyen}>
            Cautions retenues ({ledgerMeansLabels[moyen].toLowerCase()}) {formatPrice(montant)}
          </span>
        ))}
      </p>
    </div>
  );
}
