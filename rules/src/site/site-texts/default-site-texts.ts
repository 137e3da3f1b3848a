import { defaultColours } from '../colours/shop-colours.ts';
import { originalShopName, type SiteTextValues } from './site-texts.ts';

/**
 * The texts of a shop that has not changed them: those of the specification and of the demo shop. Never part of what
 * browsers load.
 */
export const defaultSiteTexts: SiteTextValues = {
  name: originalShopName,
  logo: '',
  tagline: 'Location de matériel de réception sur la presqu’île',
  description:
    'Barnums, mobilier, vaisselle, son et lumière à louer pour vos fêtes au bord de la mer. Livraison et montage possibles, demande en ligne sans engagement.',
  credits: 'Site conçu et illustré en Bretagne, sans cookie ni mesure d’audience.',
  mainColour: defaultColours.main,
  accentColour: defaultColours.accent,
  heroTitle: 'La fête sous la toile, face à la mer.',
  heroLead:
    'Barnums, tables, vaisselle et lumière à louer pour un week-end. Venez les chercher, ou laissez-nous livrer et monter sur toute la presqu’île.',
  heroPicture: '',
  heroPictureAlt: '',
  heroRequest: 'Faire ma demande',
  heroCatalogue: 'Voir le catalogue',
  heroPromise: 'Demande sans engagement et sans paiement en ligne.',
  categoriesTitle: 'Tout pour recevoir',
  categoriesLead: 'De la toile tendue au dernier verre : choisissez par famille, à l’unité près.',
  setsTitle: 'Vous serez combien ?',
  setsLead: 'Des ensembles tout prêts, à ajouter d’un geste, puis à ajuster à votre goût.',
  placeTitle: 'Où nous livrons',
  placeLead: 'Nous livrons, montons et reprenons tout. Vous préférez venir ? Le dépôt vous attend.',
  stepsTitle: 'Comment ça marche',
  step1Title: 'Choisissez',
  step1Text: 'Parcourez le catalogue et ajoutez ce qu’il vous faut à votre demande, à l’unité près.',
  step2Title: 'Demandez',
  step2Text:
    'Indiquez la date, le lieu et comment vous joindre. C’est sans engagement, et rien n’est à payer en ligne.',
  step3Title: 'Convenons',
  step3Text:
    'Nous vérifions le stock et revenons vers vous avec un prix ferme, livraison et montage compris si vous les souhaitez.',
  step4Title: 'Fêtez',
  step4Text: 'Vous retirez le matériel, ou nous venons le monter. Après la fête, nous reprenons tout.',
  returnsTitle: 'Les conditions de retour',
  returnsLead: 'Simples et les mêmes pour tous.',
  point1Title: 'Un vrai week-end',
  point1Text: 'Du {{retrait}} au {{retour}} ; un jour de plus : + {{supplement}}.',
  point2Title: 'Vaisselle rincée',
  point2Text: 'Rendue dans ses caisses, rincée et comptée. La casse est au prix de remplacement.',
  point3Title: 'Matériel au sec',
  point3Text: 'Toiles et mobilier secs et pliés. S’il a plu, dites-le-nous : nous les ferons sécher.',
  point4Title: 'Caution rendue',
  point4Text: 'Restituée dans les {{delai_caution}} qui suivent le retour du matériel complet.',
  peopleTitle: 'Qui nous sommes',
  peopleText: '',
  peoplePicture: '',
  peoplePictureAlt: '',
  partnersTitle: 'Nos partenaires',
  partnersLead: 'Traiteurs, fleuristes, musiciens : les voisins avec qui nous aimons travailler.',
  partnersNone: 'Vous êtes traiteur, fleuriste ou musicien sur la presqu’île ? Faisons connaissance.',
  callTitle: 'Une date en tête ?',
  callLead: 'Dites-nous quand et où, ajoutez ce qu’il vous faut : nous revenons vers vous avec une réponse et un prix.',
  callButton: 'Faire ma demande',
  testimonialsTitle: 'Ils ont fait la fête',
  searchSynonyms: 'barnum, tonnelle, tente\nmange-debout, table haute\npercolateur, cafetière',
  deposit:
    'Une garantie, pas un coût : elle vous est rendue dans les {{delai_caution}} qui suivent le retour du matériel complet.',
  contactLead:
    'Une date à vérifier, un doute sur une taille de barnum ? Appelez-nous ou écrivez-nous, nous répondons nous-mêmes.',
};
