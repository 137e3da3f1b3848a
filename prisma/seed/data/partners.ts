export interface DemoPartner {
  nom: string;
  lien: string | null;
  /** Key of its drawing. */
  logo: string;
}

export const demoPartners: readonly DemoPartner[] = [
  { nom: 'La Boulangerie du Phare', lien: 'https://boulangerie-du-phare.example/', logo: 'boulangerie' },
  { nom: 'Traiteur des Îles', lien: 'https://traiteur-des-iles.example/', logo: 'traiteur' },
  { nom: 'Fleurs de Dune', lien: 'https://fleurs-de-dune.example/', logo: 'fleuriste' },
  { nom: 'Domaine de Kerbihan', lien: 'https://domaine-de-kerbihan.example/', logo: 'domaine' },
  { nom: 'Studio Ressac, photographe', lien: null, logo: 'photographe' },
];
