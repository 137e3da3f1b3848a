import type { Capability } from '@barnum/rules/access/team/rights';
import { paths } from '@barnum/rules/paths';
import { hasWords, searchText } from '@barnum/rules/text/search';
import { capabilityFor } from '../session/screen-rights.ts';

/** What can be opened or begun from anywhere; `words` are others that it is looked for by. */
const actions: { label: string; path: string; words: string; needs?: Capability; isOfInvoices?: boolean }[] = [
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
  { label: 'Factures', path: paths.adminInvoices, words: 'acomptes avoirs comptable journal', isOfInvoices: true },
  {
    label: 'Paiements',
    path: paths.adminPayments,
    words: 'règlements chèques virements espèces reçus',
    isOfInvoices: true,
  },
  { label: 'Cautions', path: paths.adminDeposits, words: 'chèques empreintes en main à rendre', isOfInvoices: true },
  { label: 'Chiffres', path: paths.adminFigures, words: 'tva mois déclarer bilan encaissements', isOfInvoices: true },
  { label: 'Remises de chèques', path: paths.adminBank, words: 'banque bordereau impayé', isOfInvoices: true },
  { label: 'Caisse', path: paths.adminTill, words: 'espèces comptage écart banque', isOfInvoices: true },
  { label: 'Messages', path: paths.adminMails, words: 'envois mails' },
  { label: 'Modèles des messages', path: `${paths.adminMails}?onglet=modeles`, words: 'mails', needs: 'settings' },
  { label: 'Articles', path: paths.adminArticles, words: 'catalogue stock' },
  { label: 'Catégories', path: paths.adminCategories, words: 'articles' },
  { label: 'Ensembles', path: `${paths.adminArticles}?onglet=ensembles`, words: 'articles convives' },
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
  { label: 'Paramètres\u00a0: équipe', path: paths.adminTeam, words: 'personnes droits inviter rôles accès' },
  { label: 'Premiers pas', path: paths.adminFirstSteps, words: 'aide exemple' },
];

const foldedActions = actions.map((action) => ({ ...action, folded: searchText(`${action.label} ${action.words}`) }));

/**
 * The actions that contain every word of `text`, all without any: those that the viewer may open, and those of invoices
 * where the company invoices here.
 */
export function findActions(text: string, isInvoicing: boolean, may: (capability: Capability) => boolean) {
  return foldedActions.filter(
    ({ folded, path, needs = capabilityFor(path), isOfInvoices = false }) =>
      may(needs) && (isInvoicing || !isOfInvoices) && hasWords(folded, text),
  );
}
