/** Says of an argument `key` what it is for. */
export const keyDescription =
  'Choisie par qui envoie, une par envoi : ce qui revient avec elle n’est pas enregistré deux fois.';
