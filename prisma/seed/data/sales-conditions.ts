const sections: readonly (readonly [title: string, body: string])[] = [
  [
    '1. Objet',
    '<p>Les présentes conditions règlent la location de matériel événementiel entre le loueur et son client. Une demande envoyée par le site est sans engagement : la réservation est ferme à la signature du devis et au versement de l’acompte.</p>',
  ],
  [
    '2. Durée et prix',
    '<p>Les prix sont en euros, toutes taxes comprises, pour un week-end : du vendredi 14 h au lundi 12 h. Chaque jour supplémentaire est compté <strong>25 %</strong> du prix du week-end.</p>',
  ],
  [
    '3. Acompte et caution',
    '<ul><li>Un acompte de <strong>30 %</strong> est versé à la réservation.</li><li>La caution est remise au départ du matériel et rendue dans les 7 jours qui suivent son retour.</li></ul>',
  ],
  [
    '4. Retour du matériel',
    '<p>Le matériel est rendu propre et sec, la vaisselle rincée et rangée dans ses casiers. La casse et les pièces manquantes sont facturées au prix de remplacement.</p>',
  ],
  [
    '5. Livraison et montage',
    '<p>La livraison est facturée 15 € par trajet jusqu’à 20 km, puis 1,20 € par kilomètre. Le montage se fait sur terrain plat et accessible seulement.</p>',
  ],
  [
    '6. Annulation',
    '<p>Plus de 30 jours avant la date, l’acompte est rendu. Passé ce délai, il reste acquis au loueur.</p>',
  ],
  [
    '7. Sécurité',
    '<p>Une tente ouverte à un public de 50 personnes et plus demande l’extrait du registre de sécurité et l’autorisation du maire. Par vent de plus de 80 km/h, la tente est évacuée.</p>',
  ],
  [
    '8. Litiges',
    '<p>Le client peut saisir gratuitement le médiateur de la consommation nommé dans les mentions légales.</p>',
  ],
];

const render = (count: number) =>
  sections
    .slice(0, count)
    .map(([title, body]) => `<h2>${title}</h2>${body}`)
    .join('');

/** Three versions, oldest first; `daysAgo` before today. */
export const demoSalesConditions: readonly { text: string; daysAgo: number }[] = [
  { text: render(5), daysAgo: 240 },
  { text: render(7), daysAgo: 60 },
  { text: render(sections.length), daysAgo: 0 },
];
