import type { CompanyInfoName } from '@barnum/rules/company-info';

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
  'Directeur de la publication': 'Camille D.',
  Hébergeur: 'Hébergement Exemple, 2 rue du Serveur, 56999 Presqu’île-sur-Mer, 02 61 91 00 43',
  Médiateur: 'Médiateur Exemple de la consommation, https://mediateur.example/',
  Horaires: 'Mo-Fr 09:00-18:00, Sa 09:00-12:00',
  'Jours fermés': 'dimanche',
  'Supplément par jour (%)': '25',
  'Délai de remise en état (jours)': '1',
  'Acompte (%)': '30',
  'Validité des devis (jours)': '30',
  Facebook: 'https://facebook.example/barnum',
  Instagram: '',
};
