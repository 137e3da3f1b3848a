import { customerName } from '@barnum/rules/customers/customers';

/** `Marie Le Goff`. */
export function fullName({ prenom, nom }: { prenom: string; nom: string }): string {
  return `${prenom} ${nom}`;
}

/** « Mairie de Vannes », where a request is of a customer whose name it does not say; else null. */
export function askedFor(request: {
  prenom: string;
  nom: string;
  customer: { prenom: string; nom: string } | null;
}): string | null {
  const name = request.customer && customerName(request.customer);
  return name === null || fullName(request).includes(name) ? null : name;
}
