import { pricingSentences } from '@barnum/rules/prices/pricing-sentences';
import { rentalTermsOf } from '@barnum/rules/prices/rental-terms';
import { CardSkeletons } from '../../components/card-skeletons.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useRead } from '../../components/use-read.ts';
import { pricingQuery } from './pricing.ts';
import { PricingForm } from './pricing-form.tsx';
import styles from './pricing-tab.module.css';

const variables = {};

/** What makes a price besides the catalogue: durations, seasons, deposits, minimums, delivery, fees. */
export function PricingTab() {
  const reading = useRead(pricingQuery, variables);
  if (reading.data) {
    const { pricing, categories, companyInfo } = reading.data;
    const { supplementParJour } = rentalTermsOf(companyInfo);
    return <PricingForm pricing={pricing} categories={categories} supplementParJour={supplementParJour} />;
  }
  if (reading.hasFailed) return <QueryFailure failure={pricingSentences.loadFailed} reading={reading} />;
  return <CardSkeletons sentence="Chargement des tarifs…" height={146} className={styles.tab} />;
}
