/** Stands before what the owner has to fill in. */
const gapMark = 'À compléter';

const gap = (what: string) => `<strong>[${gapMark} : ${what}]</strong>`;

const sections: readonly (readonly [title: string, body: string])[] = [
  [
    '1. Objet',
    `<p>Les présentes conditions règlent la location de matériel entre ${gap('nom et forme de votre entreprise')} et son client. Une demande envoyée par le site est sans engagement : la réservation est ferme ${gap('à quel moment, par exemple à la signature du devis et au versement de l’acompte')}.</p>`,
  ],
  [
    '2. Durée et prix',
    `<p>Les prix sont en euros, ${gap('toutes taxes comprises, ou TVA non applicable')}. Ils valent pour ${gap('la durée : jour, week-end, heures de retrait et de retour')}. Chaque jour supplémentaire est compté ${gap('part du prix')}.</p>`,
  ],
  [
    '3. Acompte, paiement et caution',
    `<ul><li>Acompte à la réservation : ${gap('part du prix')}.</li><li>Solde : ${gap('quand, et par quels moyens de paiement')}.</li><li>Caution : ${gap('remise au départ, rendue dans quel délai, ce qui peut en être retenu')}.</li></ul>`,
  ],
  [
    '4. Livraison et montage',
    `<p>${gap('secteur, prix, accès et terrain demandés, qui aide ; ou : matériel à retirer sur place')}</p>`,
  ],
  [
    '5. Retour, casse et perte',
    `<p>Le matériel est rendu ${gap('propre, sec, rangé comment')}. La casse et les pièces manquantes sont facturées ${gap('à quel prix')}. Un retour en retard est compté ${gap('combien')}.</p>`,
  ],
  [
    '6. Responsabilité et assurance',
    `<p>Le client a la garde du matériel, du retrait au retour. ${gap('assurance demandée, vent et intempéries, installations électriques')}</p>`,
  ],
  [
    '7. Annulation et rétractation',
    `<p>${gap('ce qui est rendu, selon le délai avant la date')} La location de matériel pour une date déterminée peut être exclue du droit de rétractation (article L. 221-28 du Code de la consommation) : ${gap('à vérifier pour votre activité')}.</p>`,
  ],
  [
    '8. Réclamations et litiges',
    `<p>Toute réclamation s’adresse d’abord à ${gap('adresse ou e-mail')}. À défaut d’accord, le client peut saisir gratuitement le médiateur de la consommation nommé dans les mentions légales. Le droit français s’applique.</p>`,
  ],
];

/** Sales conditions to begin with: what a hire company settles in them, with marked gaps in place of its own terms. */
export const salesConditionsSkeleton = sections.map(([title, body]) => `<h2>${title}</h2>${body}`).join('');

/** How many gaps of the skeleton are left in a text. */
export function countGaps(html: string): number {
  return html.split(`[${gapMark}`).length - 1;
}
