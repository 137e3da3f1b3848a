/** What the mail with a quote says of accepting it: on the private page, or on paper alone. */
export function howToAccept(isOnline: boolean): string {
  const onPaper = 'daté et signé, avec la mention «\u00a0Bon pour accord\u00a0»';
  if (!isOnline) return `Pour l’accepter, renvoyez-le-nous ${onPaper}.`;
  return `Pour l’accepter, ouvrez votre page de suivi, ci-dessous\u00a0: un code vous y est envoyé par e-mail. Vous pouvez aussi nous renvoyer le devis ${onPaper}.`;
}
