import { useEffect } from 'react';
import { useRights } from '../lib/rights.ts';
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
 * Whether the company invoices here and the viewer handles its money: else nothing tells of invoices, payments and deposits. Until the service has
 * answered, what it answered last.
 */
export function useInvoicing(): boolean {
  const mayHandle = useRights()('money');
  const isOn = useRead(invoicingQuery, variables, undefined, !mayHandle).data?.invoiceSettings.settings.actif;
  useEffect(() => {
    if (isOn === true) localStorage.removeItem(key);
    if (isOn === false) localStorage.setItem(key, off);
  }, [isOn]);
  return mayHandle && (isOn ?? localStorage.getItem(key) !== off);
}
