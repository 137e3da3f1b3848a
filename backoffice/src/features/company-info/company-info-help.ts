import type { CompanyInfoName } from '@barnum/rules/company-info';

const help: Record<CompanyInfoName, string> = {
  adresse: 'Où l’on vous trouve : au pied de chaque page et sur la page Contact',
  Email: 'Où vos clients vous écrivent',
  Téléphone: 'Où vos clients vous appellent',
  Dénomination: 'Le nom de l’entreprise, ou vos prénom et nom',
  'Forme juridique': 'SARL, SAS, entreprise individuelle…',
  Capital: 'Le capital social, ou « Sans objet »',
  Siège: 'L’adresse du siège social',
  RCS: 'La ville du greffe et le numéro, au RCS ou au RNE',
  SIRET: 'Les 14 chiffres de l’établissement, pour vos devis',
  TVA: 'Le numéro de TVA intracommunautaire, ou « Non applicable, art. 293 B du CGI »',
  'Taux de TVA (%)': 'Le taux que comprennent vos prix, pour vos devis ; vide si vous n’êtes pas assujetti',
  'Directeur de la publication': 'Qui répond de ce que le site publie',
  Hébergeur: 'Son nom, son adresse et son téléphone',
  Médiateur: 'Le médiateur de la consommation dont vous relevez, et son site',
  Horaires: 'Par exemple « Mo-Fr 09:00-18:00, Sa 09:00-12:00 », que lisent aussi les moteurs de recherche',
  'Jours fermés': 'Sans retrait ni retour, outre les horaires. Par exemple « lundi, 24/12/2026, du 1/8 au 15/8 »',
  'Supplément par jour (%)': 'Pour chaque jour de location que le prix ne couvre pas ; 25 si rien n’est indiqué',
  'Délai de remise en état (jours)': 'Entre un retour et le départ suivant ; 1 jour si rien n’est indiqué',
  'Heure de retrait': 'Le vendredi d’un week-end de location, comme « 14 h » ; 14 h si rien n’est indiqué',
  'Heure de retour': 'Le lundi d’un week-end de location, comme « 12 h » ; 12 h si rien n’est indiqué',
  'Restitution de la caution (jours)':
    'Combien de temps après le retour vous la rendez ; 7 jours si rien n’est indiqué',
  'Acompte (%)': 'La part du total demandée à la commande, sur vos devis ; 30 si rien n’est indiqué',
  'Validité des devis (jours)': 'Combien de temps un devis vous engage ; 30 jours si rien n’est indiqué',
  Facebook: 'L’adresse de votre page, en https://',
  Instagram: 'L’adresse de votre page, en https://',
};

/** The help text of each name that the product uses. */
export function companyInfoHelp(nom: string): string | undefined {
  return (help as Partial<Record<string, string>>)[nom];
}
