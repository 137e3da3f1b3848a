import { invoiceSettingsSentences } from '@barnum/rules/money/invoices/invoice-settings';
import type { ComponentProps } from 'react';
import { CardSkeletons } from '../../components/card-skeletons.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useRead } from '../../components/use-read.ts';
import { invoiceSettingsQuery } from './invoice-settings.ts';
import styles from './invoice-settings-form.module.css';
import { InvoiceSettingsForm } from './invoice-settings-form.tsx';

const variables = {};

/** How the company invoices, or its numbers and accounts. */
export function InvoiceSettingsTab({ part }: { part: ComponentProps<typeof InvoiceSettingsForm>['part'] }) {
  const reading = useRead(invoiceSettingsQuery, variables);
  if (reading.data) return <InvoiceSettingsForm stored={reading.data.invoiceSettings} part={part} />;
  if (reading.hasFailed) return <QueryFailure failure={invoiceSettingsSentences.loadFailed} reading={reading} />;
  return <CardSkeletons sentence="Chargement des réglages des factures…" height={146} className={styles.tab} />;
}
