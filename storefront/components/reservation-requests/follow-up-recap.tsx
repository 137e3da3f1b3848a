import { formatPrice, formatWeekdayDate } from '@barnum/rules/format';
import { lineAmount, type PricedArticle } from './estimate.ts';
import { Fact } from './fact.tsx';
import type { FollowUp } from './follow-up.ts';
import { RequestEstimate } from './request-estimate.tsx';
import styles from './request-recap.module.css';

/** What a request holds, and about what it comes to, at the prices of its day. */
export function FollowUpRecap({ followUp }: { followUp: FollowUp }) {
  const { items, debut, fin, supplementParJour, livraisonMontage } = followUp;
  const articles = items.map(pricedOf);
  const duration = { period: { debut, fin }, supplement: supplementParJour };
  const isPriced = items.some(({ prix }) => prix !== null);
  return (
    <aside className={styles.recap} aria-labelledby="recapitulatif">
      <h2 id="recapitulatif" className={styles.title}>
        Votre demande
      </h2>
      <div className={styles.body}>
        <dl className={styles.facts}>
          <Fact name="Retrait">{formatWeekdayDate(debut)}</Fact>
          <Fact name="Retour">{formatWeekdayDate(fin)}</Fact>
          <Fact name="Livraison et montage">
            {livraisonMontage ? followUp.adresse : 'Non, vous venez chercher le matériel'}
          </Fact>
          <Fact name="Nom">{`${followUp.prenom} ${followUp.nom}`}</Fact>
          <Fact name="Téléphone">{followUp.phone}</Fact>
          <Fact name="E-mail">{followUp.email}</Fact>
        </dl>
        <h3 className="visually-hidden">Articles</h3>
        <ul className={styles.lines}>
          {items.map((item) => (
            <li key={item.id} className={styles.line}>
              <span className={styles.count}>{item.quantite} ×</span>
              <span className={styles.name}>{item.nom}</span>
              <span className={styles.amount}>
                {item.prix !== null && formatPrice(lineAmount(pricedOf(item), item.quantite, duration))}
              </span>
            </li>
          ))}
        </ul>
        {isPriced && (
          <RequestEstimate
            items={items.map(({ id, quantite }) => ({ articleId: id, quantite }))}
            articles={articles}
            withAssembly={livraisonMontage}
            duration={duration}
          />
        )}
      </div>
    </aside>
  );
}

// A request keeps its prices; its lines stand for the articles, which may have others by now.
function pricedOf({ id, prix, unite, montantCaution, coutMontage }: FollowUp['items'][number]): PricedArticle {
  return {
    id,
    prix: prix ?? '0',
    unite: unite ?? 'unitaire',
    montantCaution: montantCaution ?? '0',
    coutMontage: coutMontage ?? '0',
  };
}
