import type { Capability } from '@barnum/rules/access/team/rights';
import { paths } from '@barnum/rules/paths';
import { hasWords, searchText } from '@barnum/rules/text/search';
import { capabilityFor } from '../session/screen-rights.ts';

/** What a company uses or not: what concerns another chapter is not offered. */
export type Chapter = 'factures' | 'equipe' | 'packs';

/** What can be opened or begun from anywhere; `words` are others that it is looked for by. */
const actions: { label: string; path: string; words: string; needs?: Capability; chapter?: Chapter }[] = [
  { label: 'Saisir une demande', path: paths.adminRequestNew, words: 'nouvelle créer appel téléphone' },
  { label: 'Nouvel article', path: paths.adminArticleNew, words: 'créer ajouter' },
  { label: 'Aujourd’hui', path: paths.adminToday, words: 'journée départs retours' },
  { label: 'Demandes', path: paths.adminRequests, words: 'réservations liste' },
  { label: 'Clients', path: paths.adminCustomers, words: 'fichier contacts mairie association' },
  { label: 'Nouveau client', path: paths.adminCustomerNew, words: 'créer ajouter' },
  { label: 'Planning', path: paths.adminPlanning, words: 'calendrier agenda' },
  { label: 'Disponibilités', path: paths.adminAvailability, words: 'libre stock planning' },
  { label: 'Feuilles de départ et de retour', path: paths.adminSheets, words: 'hors ligne réseau téléphone' },
  { label: 'Feuille de préparation du jour', path: paths.adminPreparation, words: 'départs imprimer' },
  { label: 'Feuille de chargement du jour', path: paths.adminLoading, words: 'camion tournée départs' },
  { label: 'Factures', path: paths.adminInvoices, words: 'acomptes avoirs comptable journal', chapter: 'factures' },
  {
    label: 'Paiements',
    path: paths.adminPayments,
    words: 'règlements chèques virements espèces reçus',
    chapter: 'factures',
  },
  { label: 'Cautions', path: paths.adminDeposits, words: 'chèques empreintes en main à rendre', chapter: 'factures' },
  { label: 'Chiffres', path: paths.adminFigures, words: 'tva mois déclarer bilan encaissements', chapter: 'factures' },
  { label: 'Remises de chèques', path: paths.adminBank, words: 'banque bordereau impayé', chapter: 'factures' },
  { label: 'Caisse', path: paths.adminTill, words: 'espèces comptage écart banque', chapter: 'factures' },
  { label: 'Messages', path: paths.adminMails, words: 'envois mails' },
  { label: 'Modèles des messages', path: `${paths.adminMails}?onglet=modeles`, words: 'mails', needs: 'settings' },
  { label: 'Articles', path: paths.adminArticles, words: 'catalogue stock' },
  { label: 'Catégories', path: paths.adminCategories, words: 'articles' },
  { label: 'Ensembles', path: `${paths.adminArticles}?onglet=ensembles`, words: 'articles convives', chapter: 'packs' },
  { label: 'Avis', path: paths.adminTestimonials, words: 'témoignages' },
  { label: 'Partenaires', path: paths.adminPartners, words: 'logos' },
  {
    label: 'Paramètres\u00a0: entreprise',
    path: paths.adminSettings,
    words: 'horaires jours fermés tva siret adresse',
  },
  { label: 'Paramètres\u00a0: site', path: paths.adminSite, words: 'textes logo couleurs recherche synonymes' },
  { label: 'Paramètres\u00a0: CGV', path: paths.adminSalesConditions, words: 'conditions générales de vente' },
  { label: 'Paramètres\u00a0: messagerie', path: paths.adminMailServer, words: 'smtp serveur mails' },
  {
    label: 'Paramètres\u00a0: factures',
    path: paths.adminInvoiceSettings,
    words: 'numéros mentions comptes pénalités',
  },
  {
    label: 'Paramètres\u00a0: équipe',
    path: paths.adminTeam,
    words: 'personnes droits inviter rôles accès',
    chapter: 'equipe',
  },
  { label: 'Premiers pas', path: paths.adminFirstSteps, words: 'aide exemple' },
];

const foldedActions = actions.map((action) => ({ ...action, folded: searchText(`${action.label} ${action.words}`) }));

/** The actions that contain every word of `text`, all without any, of what the company uses and the viewer may open. */
export function findActions(
  text: string,
  uses: (chapter: Chapter) => boolean,
  may: (capability: Capability) => boolean,
) {
  return foldedActions.filter(
    ({ folded, path, needs = capabilityFor(path), chapter }) =>
      may(needs) && (chapter === undefined || uses(chapter)) && hasWords(folded, text),
  );
}
