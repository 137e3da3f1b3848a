import type { PricingTerms } from '@barnum/rules/prices/pricing-terms';

/** What the demo company asks for besides the catalogue; prices stay those of its catalogue. */
export const demoPricing = {
  saisons: [{ nom: 'Fêtes de fin d’année', du: '2031-12-15', au: '2032-01-05', categorieIds: [], pourcent: 20 }],
  zones: [
    { nom: 'Auray', communes: ['56400'], prix: '35.00', minimum: null, offerteDes: '600.00' },
    { nom: 'Lorient', communes: ['56100', '56600'], prix: '65.00', minimum: '150.00', offerteDes: null },
  ],
  frais: [
    { nom: 'Nettoyage de la vaisselle', prix: '45.00', tauxTva: null },
    { nom: 'Kilomètre supplémentaire', prix: '1.20', tauxTva: null },
    { nom: 'Installation en soirée', prix: '80.00', tauxTva: null },
  ],
  nettoyages: [
    { nom: 'Vaisselle rendue sale', prix: '0.40' },
    { nom: 'Nappe tachée', prix: '6.50' },
    { nom: 'Toile ou tente boueuse', prix: '45.00' },
  ],
} satisfies Partial<PricingTerms>;
