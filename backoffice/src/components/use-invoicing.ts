import { useEffect } from 'react';
import { graphql } from '../lib/service/graphql.ts';
import { useRead } from './use-read.ts';

const invoicingQuery = graphql(`
  query Invoicing {
    invoiceSettings {
      settings {
        actif
      }
    }
  }
`);

const variables = {};
const key = 'factures';
const off = 'non';

/**
 * Whether the company invoices here: else nothing tells of invoices, payments and deposits. Until the service has
 * answered, what it answered last.
 */
export function useInvoicing(): boolean {
  const isOn = useRead(invoicingQuery, variables).data?.invoiceSettings.settings.actif;
  useEffect(() => {
    if (isOn === true) localStorage.removeItem(key);
    if (isOn === false) localStorage.setItem(key, off);
  }, [isOn]);
  return isOn ?? localStorage.getItem(key) !== off;
}
