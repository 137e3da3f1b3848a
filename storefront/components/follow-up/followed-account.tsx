import { figureOf, moneyWords } from '@barnum/rules/money/ledger/account';
import { depositForVisitor } from '@barnum/rules/money/ledger/deposit-for-visitor';
import { ledgerMeansLabels } from '@barnum/rules/money/ledger/ledger';
import { cashLimit } from '@barnum/rules/money/ledger/payments';
import { followUpFilePaths } from '@barnum/rules/paths';
import { formatCents, formatPrice, toCents } from '@barnum/rules/prices/amounts';
import { formatIban } from '@barnum/rules/prices/transfer';
import { isOver } from '@barnum/rules/requests/reservation-requests/request-states';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Definition, DefinitionList } from '../ui/definition-list.tsx';
import type { FollowUp } from './follow-up.ts';
import styles from './follow-up-section.module.css';
import { NewMark } from './new-since.tsx';

interface Props {
  jeton: string;
  followUp: FollowUp;
}

interface AccountProps extends Props {
  /** What `accountKeys` were at the visit before; undefined where nobody knows. */
  lastSeen: readonly string[] | undefined;
}

/** What is billed, received and to be paid, how to pay it, and the deposits; nothing before there is any of it. */
export function FollowedAccount({ jeton, followUp, lastSeen }: AccountProps) {
  const { compte } = followUp;
  if (compte === null) return null;
  const { facture, recu, aPayer, recuDAvance, cautions } = compte;
  const left = figureOf('aPayer', toCents(aPayer), recuDAvance ? 'recuDAvance' : 'recuEnTrop');
  const isNew = (key: string) => lastSeen !== undefined && !lastSeen.includes(key);
  const hasMoney = [facture, recu].some((amount) => toCents(amount) !== 0);
  if (!hasMoney && cautions.length === 0) return null;
  return (
    <section aria-labelledby="compte" className={styles.section}>
      <h2 id="compte" className={styles.title}>
        Votre compte
      </h2>
      <DefinitionList>
        {hasMoney && (
          <>
            <Definition name={moneyWords.facture}>{formatPrice(facture)}</Definition>
            <Definition name={moneyWords.recu}>
              {formatPrice(recu)}
              <NewMark isNew={isNew(keyOf.recu(recu))} />
            </Definition>
            <Definition name={left.word}>
              <strong>{formatCents(left.amount)}</strong>
            </Definition>
          </>
        )}
        {cautions.map((caution, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and keep their order
          <Definition key={index} name={`Caution (${ledgerMeansLabels[caution.moyen]})`}>
            {depositForVisitor(caution)}
            <NewMark isNew={isNew(keyOf.caution(caution, index))} />
          </Definition>
        ))}
      </DefinitionList>
      {toCents(aPayer) > 0 && <HowToPay jeton={jeton} followUp={followUp} />}
    </section>
  );
}

type Account = NonNullable<FollowUp['compte']>;

const keyOf = {
  recu: (recu: Account['recu']) => `recu-${recu}`,
  caution: (caution: Account['cautions'][number], index: number) => `caution-${index}-${depositForVisitor(caution)}`,
};

/** What came in of a request, and its deposits by state, each by a name that changes with it. */
export function accountKeys({ compte }: Pick<FollowUp, 'compte'>): string[] {
  return compte === null ? [] : [keyOf.recu(compte.recu), ...compte.cautions.map(keyOf.caution)];
}

function HowToPay({ jeton, followUp }: Props) {
  if (followUp.compte === null) return null;
  const { virement, ordre } = followUp.compte;
  const where = nextMeeting(followUp);
  return (
    <div className={styles.pay}>
      <h3 className={styles.subtitle}>Comment payer</h3>
      <ul className={styles.list}>
        {virement && (
          <li>
            Par virement à {unbroken(virement.beneficiaire)}, IBAN{' '}
            <span className={styles.iban}>{formatIban(virement.iban)}</span>, avec la référence «&nbsp;
            {unbroken(virement.reference)}&nbsp;».
          </li>
        )}
        <li>Par chèque à l’ordre de {unbroken(ordre)}.</li>
        {where && (
          <li>
            En espèces ({formatNumber(cashLimit / 100)}&nbsp;€ au plus) ou par chèque, {where}.
          </li>
        )}
      </ul>
      {virement && (
        <figure className={styles.code}>
          <img src={followUpFilePaths.virement(jeton)} alt="" width="160" height="160" loading="lazy" />
          <figcaption>Visez ce code avec l’application de votre banque : le virement se remplit seul.</figcaption>
        </figure>
      )}
    </div>
  );
}

/** When money can change hands next: null where both sides meet no more. */
function nextMeeting({ statut, livraisonMontage }: Pick<FollowUp, 'statut' | 'livraisonMontage'>): string | null {
  if (statut === 'rendue' || isOver(statut)) return null;
  if (statut === 'sortie') return livraisonMontage ? 'à la reprise' : 'au retour';
  return livraisonMontage ? 'à la livraison' : 'au retrait';
}
