import { paths } from '@barnum/rules/paths';
import { foldText, searchWords } from '@barnum/rules/text/search';

/** What can be opened or begun from anywhere; `words` are others that it is looked for by. */
const actions = [
  { label: 'Saisir une demande', path: paths.adminRequestNew, words: 'nouvelle créer appel téléphone' },
  { label: 'Nouvel article', path: paths.adminArticleNew, words: 'créer ajouter' },
  { label: 'Aujourd’hui', path: paths.adminToday, words: 'journée départs retours' },
  { label: 'Demandes', path: paths.adminRequests, words: 'réservations liste' },
  { label: 'Clients', path: paths.adminCustomers, words: 'fichier contacts mairie association' },
  { label: 'Nouveau client', path: paths.adminCustomerNew, words: 'créer ajouter' },
  { label: 'Planning', path: paths.adminPlanning, words: 'calendrier agenda' },
  { label: 'Disponibilités', path: paths.adminAvailability, words: 'libre stock planning' },
  { label: 'Feuille de préparation du jour', path: paths.adminPreparation, words: 'départs imprimer' },
  { label: 'Messages', path: paths.adminMails, words: 'envois mails' },
  { label: 'Modèles des messages', path: `${paths.adminMails}?onglet=modeles`, words: 'mails' },
  { label: 'Articles', path: paths.adminArticles, words: 'catalogue stock' },
  { label: 'Catégories', path: paths.adminCategories, words: 'articles' },
  { label: 'Ensembles', path: `${paths.adminArticles}?onglet=ensembles`, words: 'articles convives' },
  { label: 'Avis', path: paths.adminTestimonials, words: 'témoignages' },
  { label: 'Partenaires', path: paths.adminPartners, words: 'logos' },
  { label: 'Paramètres : entreprise', path: paths.adminSettings, words: 'horaires jours fermés tva siret adresse' },
  { label: 'Paramètres : site', path: paths.adminSite, words: 'textes logo couleurs' },
  { label: 'Paramètres : CGV', path: paths.adminSalesConditions, words: 'conditions générales de vente' },
  { label: 'Paramètres : messagerie', path: paths.adminMailServer, words: 'smtp serveur mails' },
  { label: 'Premiers pas', path: paths.adminFirstSteps, words: 'aide exemple' },
].map((action) => ({ ...action, folded: foldText(`${action.label} ${action.words}`) }));

/** The actions that contain every word of `text`: all without any. */
export function findActions(text: string) {
  const words = searchWords(text);
  return actions.filter(({ folded }) => words.every((word) => folded.includes(word)));
}
