/** Orders of the list, by their names in the address, `?tri=date`; the first is the default. */
export const requestOrders = [
  { key: '', sort: 'CREATED_DESC', label: 'Reçues en dernier' },
  { key: 'recues', sort: 'CREATED_ASC', label: 'Reçues en premier' },
  { key: 'date', sort: 'DATE_ASC', label: 'Date souhaitée, croissante' },
  { key: 'date-desc', sort: 'DATE_DESC', label: 'Date souhaitée, décroissante' },
] as const;

/** The order of that key; newest first for an unknown one. */
export function requestOrder(key: string) {
  return requestOrders.find((order) => order.key === key) ?? requestOrders[0];
}
