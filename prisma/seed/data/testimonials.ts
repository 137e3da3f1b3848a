export interface DemoTestimonial {
  prenom: string;
  /** An initial only. */
  nom: string;
  texte: string;
  source: string | null;
  /** For what they rented. */
  evenement?: string;
  hide?: true;
  /** Days before today. */
  daysAgo: number;
}

export const demoTestimonials: readonly DemoTestimonial[] = [
  {
    prenom: 'Maëlle',
    nom: 'R.',
    texte:
      'Deux barnums, soixante chaises, tout était propre et à l’heure. On a dansé sous la guirlande jusqu’à deux heures.',
    source: 'Google',
    evenement: 'Noces d’or, 60 convives',
    daysAgo: 12,
  },
  {
    prenom: 'Yann',
    nom: 'L.',
    texte: 'Un coup de vent annoncé la veille : ils ont rappelé d’eux-mêmes pour ajouter des lests. Rien n’a bougé.',
    source: 'Facebook',
    evenement: 'Mariage, 80 convives',
    daysAgo: 26,
  },
  {
    prenom: 'Sophie',
    nom: 'K.',
    texte: 'La vaisselle arrive comptée en casiers, on rend rincé et c’est tout. Quel repos le lendemain de la fête !',
    source: 'Google',
    evenement: 'Anniversaire, 35 convives',
    daysAgo: 41,
  },
  {
    prenom: 'Gwenaël',
    nom: 'P.',
    texte: 'Fête de l’école : la crêpière double n’a pas arrêté. Prix clairs, caution rendue dans la semaine.',
    source: 'e-mail',
    evenement: 'Fête de l’école',
    daysAgo: 63,
  },
  {
    prenom: 'Anne',
    nom: 'D.',
    texte: 'Nous avons choisi sur le site, envoyé la demande le soir, et reçu une réponse le lendemain matin.',
    source: 'Google',
    daysAgo: 88,
  },
  {
    prenom: 'Tugdual',
    nom: 'M.',
    texte: 'Tente 5 × 10 montée en une matinée, avec le sourire. Le traiteur a demandé leur numéro.',
    source: 'Facebook',
    daysAgo: 120,
  },
  {
    prenom: 'Claire',
    nom: 'B.',
    texte: 'De bons conseils sur le nombre de tables. Les chaises Napoléon III sont superbes sur les photos.',
    source: 'Google',
    daysAgo: 152,
  },
  {
    prenom: 'Ewen',
    nom: 'G.',
    texte: 'La sono se branche en cinq minutes, même pour moi.',
    source: null,
    daysAgo: 190,
  },
  { prenom: 'Test', nom: 'T.', texte: 'Avis en attente de relecture.', source: 'Google', hide: true, daysAgo: 3 },
];
