import { figureOf, moneyWords } from '@barnum/rules/money/ledger/account';
import { depositForVisitor } from '@barnum/rules/money/ledger/deposit-for-visitor';
import { ledgerMeansLabels } from '@barnum/rules/money/ledger/ledger';
import { followUpFilePaths } from '@barnum/rules/paths';
import { formatCents, formatPrice, toCents } from '@barnum/rules/prices/amounts';
import { formatIban } from '@barnum/rules/prices/transfer';
import { unbroken } from '@barnum/rules/text/french';
import { Definition, DefinitionList } from '../ui/definition-list.tsx';
import type { FollowUp } from './follow-up.ts';
import styles from './follow-up-section.module.css';

type Account = NonNullable<FollowUp['compte']>;

/** What is billed, received and to be paid, how to pay it, and the deposits; nothing before there is any of it. */
export function FollowedAccount({ jeton, compte }: { jeton: string; compte: FollowUp['compte'] }) {
  if (compte === null) return null;
  const { facture, recu, aPayer, recuDAvance, cautions } = compte;
  const left = figureOf('aPayer', toCents(aPayer), recuDAvance ? 'recuDAvance' : 'recuEnTrop');
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
            <Definition name={moneyWords.recu}>{formatPrice(recu)}</Definition>
            <Definition name={left.word}>
              <strong>{formatCents(left.amount)}</strong>
            </Definition>
          </>
        )}
        {cautions.map((caution, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and keep their order
          <Definition key={index} name={`Caution (${ledgerMeansLabels[caution.moyen]})`}>
            {depositForVisitor(caution)}
          </Definition>
        ))}
      </DefinitionList>
      {toCents(aPayer) > 0 && <HowToPay jeton={jeton} compte={compte} />}
    </section>
  );
}

function HowToPay({ jeton, compte: { virement, ordre } }: { jeton: string; compte: Account }) {
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
        <li>Sur place, au retrait ou au retour.</li>
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
