export interface DemoPartner {
  nom: string;
  lien: string | null;
  /** Name of its picture. */
  logo: string;
}

export const demoPartners: readonly DemoPartner[] = [
  { nom: 'Le Fournil du Port', lien: 'https://fournil-du-port.example/', logo: 'boulangerie' },
  { nom: 'Armen, traiteur', lien: 'https://armen-traiteur.example/', logo: 'traiteur' },
  { nom: 'Fleur de Sel, fleuriste', lien: 'https://fleur-de-sel.example/', logo: 'fleuriste' },
  { nom: 'Domaine de Kermor', lien: 'https://domaine-de-kermor.example/', logo: 'domaine' },
  { nom: 'Instant, photographe', lien: null, logo: 'photographe' },
];
