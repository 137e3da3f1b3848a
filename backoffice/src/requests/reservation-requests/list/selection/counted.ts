/** « 1 demande », « 3 demandes » */
export function counted(count: number): string {
  return count === 1 ? '1 demande' : `${count} demandes`;
}
