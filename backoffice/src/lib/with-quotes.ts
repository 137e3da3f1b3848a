import { graphql } from './service/graphql.ts';

/** « , avec ses devis D-2026-00001, D-2026-00002 »: what goes with what is deleted; empty for none. */
export function withQuotes(devis: readonly string[]): string {
  if (devis.length === 0) return '';
  return `, avec ${devis.length > 1 ? 'ses devis' : 'son devis'} ${devis.join(', ')}`;
}

/** What stays of a request that is deleted. */
export const keptRecordsQuery = graphql(`
  query KeptRecords($requestId: Int!) {
    keptRecords(requestId: $requestId) {
      factures
      paiements
      cautions
      acceptations
    }
  }
`);

/**
 * « Les factures F-2027-00001, A-2027-00001 restent dix ans, comme la loi le demande. 2 paiements et 1 caution aussi, sans
 * nom. »: what stays of what is deleted; empty for nothing.
 */
export function keptInWords({ factures, paiements, cautions, acceptations }: KeptRecords): string {
  const [which, stay] = factures.length > 1 ? ['Les factures', 'restent'] : ['La facture', 'reste'];
  const entries = [counted(paiements, 'paiement'), counted(cautions, 'caution')].filter(Boolean).join(' et ');
  const law = 'dix ans, comme la loi le demande';
  const count = paiements + cautions;
  return [
    ...(factures.length > 0 ? [` ${which} ${factures.join(', ')} ${stay} ${law}.`] : []),
    ...(count > 0 ? [` ${entries} ${count > 1 ? 'restent' : 'reste'} au registre ${law}, sans nom.`] : []),
    ...(acceptations.length > 0
      ? [
          ` La preuve de l’acceptation en ligne de ${acceptations.join(', ')} reste ${law}, avec le nom de qui a accepté.`,
        ]
      : []),
  ].join('');
}

/** How much stays, beside the numbers of the invoices. */
export interface KeptRecords {
  factures: readonly string[];
  paiements: number;
  cautions: number;
  acceptations: readonly string[];
}

function counted(count: number, what: string): string {
  return count === 0 ? '' : `${count}\u00a0${what}${count > 1 ? 's' : ''}`;
}
