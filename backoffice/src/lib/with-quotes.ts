/** « , avec ses devis D-2026-00001, D-2026-00002 »: what goes with what is deleted; empty for none. */
export function withQuotes(devis: readonly string[]): string {
  if (devis.length === 0) return '';
  return `, avec ${devis.length > 1 ? 'ses devis' : 'son devis'} ${devis.join(', ')}`;
}

/** « Ses factures F-2027-00001 restent dix ans, comme la loi le demande. »: what stays of what is deleted; empty for none. */
export function keptInvoices(factures: readonly string[]): string {
  if (factures.length === 0) return '';
  const [which, stay] = factures.length > 1 ? ['Les factures', 'restent'] : ['La facture', 'reste'];
  return ` ${which} ${factures.join(', ')} ${stay} dix ans, comme la loi le demande.`;
}
