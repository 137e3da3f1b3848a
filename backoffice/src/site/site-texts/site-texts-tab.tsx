import { siteTextSentences } from '@barnum/rules/site/site-texts/site-texts';
import { CardSkeletons } from '../../components/card-skeletons.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useRead } from '../../components/use-read.ts';
import { siteTextsQuery } from './site-texts.ts';
import styles from './site-texts-form.module.css';
import { SiteTextsForm } from './site-texts-form.tsx';

const variables = {};

/** The shop's own words on its site. */
export function SiteTextsTab() {
  const reading = useRead(siteTextsQuery, variables);
  if (reading.data) return <SiteTextsForm texts={reading.data.siteTexts} />;
  if (reading.hasFailed) return <QueryFailure failure={siteTextSentences.loadFailed} reading={reading} />;
  return <CardSkeletons sentence="Chargement des textes…" height={146} className={styles.waiting} />;
}
