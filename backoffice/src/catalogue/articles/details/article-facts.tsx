import { articleStateInWords } from '@barnum/rules/catalogue/articles/article-states';
import { unitNames } from '@barnum/rules/catalogue/articles/articles';
import { hiringInWords } from '@barnum/rules/catalogue/articles/quantities';
import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { uncategorised } from '@barnum/rules/paths';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../../components/badge.tsx';
import type { Article } from '../article-detail.ts';
import styles from '../article-page.module.css';
import { StockBadge } from '../stock-badge.tsx';

/** General information on an article, with a default for what is missing (spec screen 3). */
export function ArticleFacts({ article }: { article: Article }) {
  const heading = useId();
  const hiring = hiringInWords(article);
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 className={styles.heading} id={heading}>
        Informations générales
      </h2>
      <dl className={styles.facts}>
        <Fact term="Nom" isWholeLine>
          {unbroken(article.nom)}
        </Fact>
        <Fact term="Catégorie">
          <Badge tone="neutral">{unbroken(article.categorie?.nom ?? uncategorised.nom)}</Badge>
        </Fact>
        <Fact term="État">{articleStateInWords(article.etat)}</Fact>
        <Fact term="Prix unitaire TTC">
          {formatPrice(article.prix)}
          {article.prixAVenir.map(({ aPartirDu, prix }) => (
            <p key={aPartirDu}>{`${formatPrice(prix)} à partir du ${formatLongDate(aPartirDu)}`}</p>
          ))}
        </Fact>
        <Fact term="Unité">{unitNames[article.unite]}</Fact>
        <Fact term="Caution">{amountOr(article.montantCaution, 'Aucune')}</Fact>
        <Fact term="Coût du montage">{amountOr(article.coutMontage, 'Aucun')}</Fact>
        <Fact term="Quantité disponible">
          {article.quantite === null ? 'Illimitée' : formatNumber(article.quantite)}{' '}
          <StockBadge quantite={article.quantite} />
        </Fact>
        {hiring && <Fact term="Loué">{hiring}</Fact>}
        {article.accessories.length > 0 && (
          <Fact term="Accessoires">{article.accessories.map(inWords).join(', ')}</Fact>
        )}
        <Fact term="Créé le">
          <time dateTime={article.createdAt}>{formatLongDate(article.createdAt)}</time>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ term, isWholeLine, children }: { term: string; isWholeLine?: boolean; children: ReactNode }) {
  return (
    <div className={isWholeLine ? styles.wholeLine : undefined}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function inWords({ nom, quantite, article }: Article['accessories'][number]): string {
  return unbroken(`${quantite} × ${nom ?? `${article?.nom ?? ''} (en option)`}`);
}

// An empty amount is stored as 0.
function amountOr(amount: string, none: string): string {
  return Number(amount) === 0 ? none : formatPrice(amount);
}
