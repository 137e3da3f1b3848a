/** « , avec ses devis D-2026-00001, D-2026-00002 »: what goes with what is deleted; empty for none. */
export function withQuotes(devis: readonly string[]): string {
  if (devis.length === 0) return '';
  return `, avec ${devis.length > 1 ? 'ses devis' : 'son devis'} ${devis.join(', ')}`;
}
