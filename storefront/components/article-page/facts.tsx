import { priceVariesWithDuration } from '@barnum/rules/catalogue/articles/articles';
import { hiringInWords } from '@barnum/rules/catalogue/articles/quantities';
import { paths } from '@barnum/rules/paths';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { sentences } from '@barnum/rules/sentences';
import type { TextsOf } from '@barnum/rules/site/site-texts/site-texts';
import { unbroken } from '@barnum/rules/text/french';
import type { ReactNode } from 'react';
import { isUndecided } from '../../lib/packs.ts';
import { useSaidOf } from '../../lib/request-draft/request-draft.ts';
import { useHiredOnDays } from '../availability/article-availability.tsx';
import { DatesButton } from '../availability/dates-button.tsx';
import { StockBadge } from '../availability/stock-badge.tsx';
import { PackQuestions } from '../packs/pack-questions.tsx';
import { Price } from '../price/price.tsx';
import { WeekendPrice } from '../price/weekend-price.tsx';
import { Boxes, Shield, Tools, Truck } from '../ui/icons.tsx';
import { useVisitorDates } from '../visitor-dates/visitor-dates.tsx';
import { Actions } from './actions.tsx';
import type { DetailedArticle } from './detailed-article.ts';
import styles from './facts.module.css';
import { PriceDetails, Seasons } from './price-details.tsx';

interface Props {
  article: DetailedArticle;
  texts: TextsOf<'article'>;
}

/** Price, stock, deposit, assembly and delivery, with the button that adds the article to the request. */
export function Facts({ article, texts }: Props) {
  const varies = priceVariesWithDuration(article.unite);
  const hiring = hiringInWords(article);
  const hired = useHiredOnDays(article);
  const wish = useSaidOf(article.id) ?? {};
  return (
    <div className={styles.card}>
      {article.categorie && (
        <a href={paths.category(article.categorie.slug)} className={styles.category}>
          {unbroken(article.categorie.nom)}
        </a>
      )}
      <h1 className={styles.name}>{unbroken(article.nom)}</h1>
      {article.courteDescription && <p className={styles.summary}>{unbroken(article.courteDescription)}</p>}
      <div className={styles.price}>
        <p>
          <Price article={article} large /> <span className={styles.tax}>TTC</span>
          <WeekendPrice article={article} />
        </p>
        {varies && (
          <>
            <p className={styles.note}>{sentences.articles.priceNote}</p>
            <PriceDetails article={article} />
          </>
        )}
        <Seasons categorieId={article.categorie?.id} />
      </div>
      <div className={styles.dates}>
        <DatesButton articleId={article.id} />
      </div>
      <PackQuestions article={article} />
      <Actions article={article} />
      <dl className={styles.facts}>
        <Fact
          icon={<Boxes />}
          name="Stock"
          value={<StockBadge article={article} hired={hired} isAtMost={isUndecided(article, wish)} />}
        >
          {hired.quantite === 0 && article.enRenfort ? 'Le nombre dépend de vos dates.' : hiring}
        </Fact>
        <DepositFact amount={article.montantCaution} text={texts.deposit} />
        <Fact
          icon={<Tools />}
          name="Montage"
          value={isNothing(article.coutMontage) ? 'Aucun' : `${formatPrice(article.coutMontage)} TTC`}
        >
          {!isNothing(article.coutMontage) && 'En option, par nos soins, sur un terrain plat.'}
        </Fact>
        <Fact icon={<Truck />} name="Livraison" value="En option">
          Non comprise dans le prix ; selon la distance, comme le disent nos <a href={paths.cgv}>conditions</a>.
        </Fact>
      </dl>
    </div>
  );
}

/** The deposit, and what the shop says of it. */
export function DepositFact({ amount, text }: { amount: string; text: string }) {
  const { par } = useVisitorDates().terms.tarifs.caution;
  const value = isNothing(amount) ? 'Aucune' : formatPrice(amount);
  return (
    <Fact icon={<Shield />} name="Caution" value={par === 'commande' ? 'Selon le total de la commande' : value}>
      {par === 'ligne' && !isNothing(amount) && 'Quelle que soit la quantité. '}
      {text}
    </Fact>
  );
}

function Fact(props: { icon: ReactNode; name: string; value: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>
        {props.icon}
        {props.name}
      </dt>
      <dd className={styles.value}>{props.value}</dd>
      {props.children && <dd className={styles.explanation}>{props.children}</dd>}
    </div>
  );
}

function isNothing(amount: string): boolean {
  return Number(amount) === 0;
}
