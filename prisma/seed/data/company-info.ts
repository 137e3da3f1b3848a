import type { CompanyInfoName } from '@barnum/rules/site/company-info/company-info';

/** A made-up company, recognisable as a demo. The telephone number belongs to a range kept for fiction. */
export const demoCompanyInfo: Record<CompanyInfoName, string> = {
  adresse: '1 quai de la Démonstration, 56999 Presqu’île-sur-Mer',
  Email: 'bonjour@barnum.example',
  Téléphone: '02 61 91 00 42',
  Dénomination: 'Barnum & Compagnie (société de démonstration)',
  'Forme juridique': 'SARL',
  Capital: '10 000 €',
  Siège: '1 quai de la Démonstration, 56999 Presqu’île-sur-Mer',
  RCS: 'Presqu’île-sur-Mer 000 000 000',
  SIRET: '000 000 000 00000',
  TVA: '',
  'Taux de TVA (%)': '',
  'Régime de TVA': '',
  'Directeur de la publication': 'Camille D.',
  Hébergeur: 'Hébergement Exemple, 2 rue du Serveur, 56999 Presqu’île-sur-Mer, 02 61 91 00 43',
  Médiateur: 'Médiateur Exemple de la consommation, https://mediateur.example/',
  Horaires: 'Du lundi au vendredi de 9 h à 18 h\nLe samedi de 9 h à 12 h',
  'Jours fermés': 'le dimanche',
  'Supplément par jour (%)': '25',
  'Délai de remise en état (jours)': '1',
  'Heure de retrait': '14 h',
  'Heure de retour': '12 h',
  'Moyens de caution': 'Chèque, Empreinte de carte',
  'Restitution de la caution (jours)': '7',
  'Acompte (%)': '30',
  'Validité des devis (jours)': '30',
  'Rappel des devis (jours)': '',
  'Envoi des rappels de devis': '',
  'Acceptation des devis en ligne': '',
  'Droit de rétractation': '',
  'Délai de rétractation (jours)': '',
  Facebook: 'https://facebook.example/barnum',
  Instagram: '',
};

/** Its VAT: tests have a company without. */
export const demoVat = {
  TVA: 'FR12000000000',
  'Taux de TVA (%)': '20',
  'Régime de TVA': 'Normal',
} as const satisfies Partial<Record<CompanyInfoName, string>>;

/** How its quotes are accepted: tests have a company where that is done on paper. */
export const demoAcceptance = {
  'Rappel des devis (jours)': '7',
  'Acceptation des devis en ligne': 'Tous',
  'Droit de rétractation':
    'Vous louez en particulier : vous pouvez changer d’avis pendant quatorze jours. Au-delà, les conditions d’annulation de nos conditions générales s’appliquent.',
  'Délai de rétractation (jours)': '14',
} as const satisfies Partial<Record<CompanyInfoName, string>>;
