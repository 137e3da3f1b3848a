interface PublicPage {
  path: string;
  /** HTTP status, 200 by default. */
  status?: number;
  title: string;
  h1: string;
  /** Texts on the page. */
  content: readonly string[];
}

const home = {
  title: 'Location de matériel de réception sur la presqu’île · Barnum',
  h1: 'La fête sous la toile, face à la mer.',
};

const catalogue = { title: 'Catalogue de location · Barnum', h1: 'Le catalogue' };

/** Every route of the site (spec section 2), in each state that an address alone can reach. */
export const publicPages: readonly PublicPage[] = [
  { path: '/', ...home, content: ['Mobilier', 'Vaisselle', 'Barnums et tentes'] },
  { path: '/nulle/part', status: 404, ...home, content: ['Mobilier'] },
  { path: '/catalogue', ...catalogue, content: ['Chaise pliante blanche', 'Autres articles', 'Voir plus'] },
  {
    path: '/catalogue/mobilier',
    ...catalogue,
    title: 'Mobilier à louer · Barnum',
    content: ['Chaise pliante blanche'],
  },
  { path: '/catalogue/nulle-part', status: 404, ...catalogue, content: ['Chaise pliante blanche'] },
  {
    path: '/article/chaise-pliante-blanche',
    title: 'Chaise pliante blanche à louer · Barnum',
    h1: 'Chaise pliante blanche',
    content: ['2,00 €', 'Le prix varie selon la durée de la location', 'Réserver'],
  },
  {
    path: '/article/groupe-electrogene-silencieux-2-kw',
    title: 'Groupe électrogène silencieux 2 kW à louer · Barnum',
    h1: 'Groupe électrogène silencieux 2 kW',
    content: ['Réserver'],
  },
  {
    path: '/article/nulle-part',
    status: 404,
    title: 'Article non trouvé · Barnum',
    h1: 'Article non trouvé',
    content: ['Retour au catalogue'],
  },
  {
    path: '/article',
    status: 404,
    title: "URL d'article invalide · Barnum",
    h1: "URL d'article invalide",
    content: ['Retour au catalogue'],
  },
  {
    path: '/reservation',
    title: 'Demande de réservation · Barnum',
    h1: 'Demande de réservation',
    content: ['Informations', 'Articles', 'Livraison', 'sans engagement'],
  },
  {
    path: '/cgv',
    title: 'Conditions générales de vente · Barnum',
    h1: 'Conditions générales de vente',
    content: ['Dernière mise à jour', 'Acompte et caution'],
  },
  {
    path: '/mentions-legales',
    title: 'Mentions légales · Barnum',
    h1: 'Mentions légales',
    content: ['Éditeur du site', 'Hébergement', 'Médiation de la consommation', 'Directeur de la publication'],
  },
  {
    path: '/confidentialite',
    title: 'Politique de confidentialité · Barnum',
    h1: 'Politique de confidentialité',
    content: [
      'au plus 10 ans',
      '3 ans après notre dernier contact',
      'aucun cookie',
      'aucune donnée de paiement',
      'CNIL',
    ],
  },
  {
    path: '/plan-du-site',
    title: 'Plan du site · Barnum',
    h1: 'Plan du site',
    content: ['Les pages', 'Chaise pliante blanche', 'Autres articles'],
  },
  {
    path: '/contact',
    title: 'Contact · Barnum',
    h1: 'Contact',
    content: ['Téléphone', 'E-mail', 'Adresse', 'Horaires'],
  },
  {
    path: '/suivi/nulle-part',
    status: 404,
    title: 'Suivi d’une demande · Barnum',
    h1: 'Cette adresse ne mène à aucune demande',
    content: ['Vérifiez que vous l’avez copiée en entier'],
  },
  {
    path: '/access-denied',
    title: 'Accès refusé · Barnum',
    h1: 'Accès refusé',
    content: ["Vous n'avez pas les autorisations nécessaires pour accéder à cette page."],
  },
];
