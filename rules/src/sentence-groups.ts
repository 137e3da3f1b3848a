import { sameDayChoice } from './dates/same-day.ts';
import { limits } from './limits.ts';
import { pageSentences } from './page-sentences.ts';
import { formatNumber } from './text/numbers.ts';

// Sentences of spec sections 5 and 8 stand letter for letter, straight apostrophes included.

export const field = {
  text: 'Veuillez saisir un texte',
  characters: 'Ce texte contient des caractères illisibles',
  tooLong: (max: number) => `Ce texte est limité à ${formatNumber(max)} caractères`,
  nested: 'La mise en forme de ce texte est trop imbriquée',
  instant: 'Cette date n’est pas valable',
  boolean: 'Veuillez répondre par oui ou par non',
  invalid: 'Cette information n’est pas valable',
  number: 'Veuillez saisir un nombre',
  integer: 'Veuillez saisir un nombre entier',
  atLeast: (min: number) => `Veuillez saisir un nombre entier de ${formatNumber(min)} au moins`,
  atMost: (max: number) => `Ce nombre est limité à ${formatNumber(max)}`,
  id: 'Cet identifiant n’est pas valable',
  pageRange: 'Cette page n’existe pas',
  amount: 'Veuillez saisir un montant en euros, 0 ou plus',
  amountStep: 'Un montant s’écrit avec deux décimales au plus',
  amountMax: 'Ce montant est trop élevé',
  url: 'Veuillez saisir une adresse web complète, en http:// ou https://',
};

export const http = {
  malformed: 'La demande est illisible',
  query: 'Cette requête GraphQL n’est pas valable',
  tooCostly: 'Cette requête GraphQL demande trop à la fois. Demandez moins d’éléments, ou moins de champs de chacun.',
  notAcceptable: 'La réponse n’existe pas sous la forme demandée',
  validation: 'Certaines informations sont à corriger',
  notFound: 'Cet élément n’existe pas ou n’existe plus',
  methodNotAllowed: 'Cette opération n’est pas permise à cette adresse',
  conflict: 'Cet élément a changé entre-temps',
  unanswered:
    'Le service n’a pas répondu. Enregistrez de nouveau ici dans un instant\u00a0: rien ne comptera deux fois.',
  recordedOtherwise:
    'L’envoi précédent est bien arrivé, avec d’autres valeurs\u00a0: vérifiez ce qui est enregistré, puis ouvrez de nouveau ce formulaire pour recommencer.',
  tooLarge: 'Le contenu envoyé est trop volumineux',
  unsupportedType: 'Ce type de contenu n’est pas accepté',
  tooMany: 'Trop de tentatives. Veuillez patienter avant de réessayer.',
  tooManyFor: (seconds: number) => `Trop de tentatives. Veuillez réessayer dans ${waitInWords(seconds)}.`,
  internal: 'Une erreur est survenue',
  tooMuchWork: 'Ce traitement a pris trop de temps et a été arrêté. Veuillez réessayer, ou raccourcir le texte.',
  unavailable: pageSentences.unavailable,
};

export const transport = {
  http: (status: number) => `HTTP error! status: ${status}`,
  logoUpload: (status: number) => `Upload failed: ${status}`,
  upload: (status: number) => `Erreur HTTP: ${status}`,
};

export const access = {
  unauthenticated: 'Vous devez être connecté pour accéder à cette page',
  unauthenticatedAdmin: "Vous devez être connecté en tant qu'administrateur pour accéder à cette page",
  forbidden: "Vous n'avez pas les droits nécessaires pour accéder à cette page",
  deniedTitle: 'Accès refusé',
  denied: "Vous n'avez pas les autorisations nécessaires pour accéder à cette page.",
  checkFailed: "Une erreur est survenue lors de la vérification des droits d'accès",
};

export const auth = {
  emailRequired: 'Veuillez saisir votre adresse email',
  emailInvalid: 'Veuillez saisir une adresse email valide',
  passwordRequired: 'Veuillez saisir votre mot de passe',
  passwordWrong: 'Ce n’est pas votre mot de passe actuel',
  ownPasswordShort: (min: number) => `Choisissez un mot de passe d’au moins ${min} caractères`,
  ownPasswordMonotonous: 'Ce mot de passe se devine trop facilement : variez les caractères',
  ownPasswordOfPlace:
    'Ce mot de passe se devine trop facilement\u00a0: choisissez d’autres mots que le nom de la boutique, celui du logiciel et votre adresse',
  ownPasswordCommon: 'Trop de personnes ont choisi ce mot de passe\u00a0: choisissez-en un autre',
  resetAsked: 'Si cette adresse a un compte, un message vient de lui être envoyé. Son lien vaut 30 minutes.',
  resetUnsent:
    'Ce site n’envoie pas encore de messages. Demandez à l’autre administrateur ou à la personne qui tient le site\u00a0: elle choisit un nouveau mot de passe par la commande «\u00a0npm run user\u00a0».',
  resetOutdated: 'Ce lien n’est plus valable. Demandez-en un autre depuis l’écran de connexion.',
  resetDone: 'Mot de passe modifié. Connectez-vous avec le nouveau.',
  resetFailed: 'Le mot de passe n’a pas été modifié. Veuillez réessayer.',
  resetAskFailed: 'La demande n’a pas pu être envoyée. Veuillez réessayer.',
  sessionEnded: 'Connexion fermée',
  otherSessionsEnded: 'Vos autres connexions sont fermées',
  sessionEndFailed: 'La connexion n’a pas pu être fermée. Veuillez réessayer.',
  sessionsLoadFailed: 'Vos connexions n’ont pas pu être chargées',
  ownPasswordSame: 'Choisissez un autre mot de passe que l’actuel',
  ownPasswordRepeat: 'Les deux saisies du nouveau mot de passe diffèrent',
  ownPasswordChanged: 'Mot de passe modifié. Vos autres connexions sont fermées.',
  ownPasswordFailed: 'Le mot de passe n’a pas été modifié. Veuillez réessayer.',
  roleUnknown: 'Ce rôle n’existe pas',
  invalidCredentialsCode: 'Invalid login credentials',
  secondFactorRequired:
    'Cette connexion demande aussi un code\u00a0: celui de votre application, ou un code de secours',
  invalidCredentials: 'Identifiants administrateur invalides. Vérifiez votre email et mot de passe.',
  otherFailure: 'Erreur de connexion administrateur. Veuillez réessayer.',
  failure: 'Erreur de connexion',
  sessionExpired: 'Votre session a expiré. Reconnectez-vous pour continuer.',
};

export const articles = {
  notFound: 'Article non trouvé',
  invalidUrl: "URL d'article invalide",
  loadFailed: "Une erreur est survenue lors du chargement des détails de l'article",
  nomRequired: "Le nom de l'article est obligatoire",
  prixRequired: 'Veuillez saisir un prix',
  quantityInvalid: 'La quantité est de 1 au moins ; laissez vide pour un stock illimité',
  unitInvalid: 'Veuillez choisir une unité',
  categoryUnknown: "Cette catégorie n'existe pas",
  specificationLabelRequired:
    'Écrivez ce que c’est avant les deux-points, comme «\u00a0Dimensions\u00a0: 3 × 3 m\u00a0»',
  specificationValueRequired: 'Écrivez une valeur après les deux-points, comme «\u00a0Dimensions\u00a0: 3 × 3 m\u00a0»',
  tooManySpecifications: `${limits.articleSpecifications} caractéristiques au plus`,
  tooManyLines: `${limits.articleLines} lignes au plus`,
  tooManyCompanions: `${limits.companions} articles au plus`,
  companionUnknown: 'L’un de ces articles n’existe plus',
  companionItself: 'Un article ne va pas avec lui-même\u00a0: choisissez-en d’autres',
  stateInvalid: 'Choisissez un état\u00a0: en ligne, masqué ou archivé',
  archived: (nom: string) => `«\u00a0${nom}\u00a0» est archivé\u00a0: il ne peut plus être ajouté à une demande`,
  noLongerOffered: 'Cet article n’est plus proposé',
  boxInvalid: `Un lot est de 1 à ${limits.boxPieces} pièces`,
  minimumInvalid: 'La quantité minimale est de 1 au moins',
  accessoryQuantity: 'Écrivez combien il y en a avec chaque pièce, comme «\u00a04 × sangle\u00a0»',
  accessoryUnknown: 'Un accessoire a un nom, ou est un article',
  accessoryTwice: 'Cet article est déjà parmi les accessoires',
  tooManyAccessories: `${limits.accessories} accessoires au plus`,
  noneChosen: 'Choisissez au moins un article',
  tooManyChosen: `${limits.articleChanges} articles au plus à la fois`,
  orderInvalid: 'Cet ordre ne correspond plus aux articles de la catégorie',
  ordered: 'Ordre des articles mis à jour',
  orderFailed: "Erreur lors de la sauvegarde de l'ordre",
  duplicated: 'Article dupliqué\u00a0: le voici, masqué',
  duplicateFailed: 'L’article n’a pas été dupliqué. Veuillez réessayer.',
  priceNote: 'Le prix varie selon la durée de la location',
  siteMapFailed: 'Impossible de charger les articles',
  listFailed: 'Erreur lors de la récupération des articles',
  readFailed: "Erreur lors de la récupération des données de l'article",
  idMissing: "ID d'article non spécifié",
  updateFailed: "Erreur lors de la mise à jour de l'article",
  createFailed: (error: string) => `Erreur lors de la création de l'article: ${error}`,
  unknownError: 'Erreur inconnue',
  saveFailed: (message: string) => `Erreur lors de l'enregistrement de l'article: ${message}`,
  deleteFailed: "Erreur lors de la suppression de l'article",
  created: 'Article créé avec succès',
  updated: 'Article mis à jour avec succès',
  deleted: 'Article supprimé avec succès',
};

export const categories = {
  nomRequired: 'Le nom de la catégorie est obligatoire',
  ordreInvalid: "L'ordre est un nombre entier, 0 ou plus",
  deleteRefused: "Erreur lors de la suppression de la catégorie. Vérifiez qu'elle n'est pas utilisée par des articles.",
  notFound: 'Catégorie non trouvée',
  orderInvalid: 'Cet ordre ne correspond plus aux catégories',
  listFailed: 'Erreur lors de la récupération des catégories',
  updateFailed: 'Erreur lors de la mise à jour de la catégorie',
  createFailed: 'Erreur lors de la création de la catégorie',
  orderFailed: "Erreur lors de la sauvegarde de l'ordre",
  created: 'Catégorie créée avec succès',
  updated: 'Catégorie mise à jour avec succès',
  deleted: 'Catégorie supprimée avec succès',
  ordered: 'Ordre des catégories mis à jour',
};

export const images = {
  unreadable: 'Veuillez sélectionner une image valide',
  missing: 'Veuillez choisir une image',
  onlyOne: 'Une seule image par envoi',
  notFound: 'Cette image n’existe plus',
  otherArticle: 'Cette image n’est pas de cet article',
  tooLarge: "L'image ne doit pas dépasser 5MB",
  wrongType: (file: string) => `${file}: format non supporté`,
  wrongSize: (file: string) => `${file}: taille > 5MB`,
  heic: 'Cette photo est au format HEIC\u00a0: enregistrez-la en JPEG avant de l’envoyer. Sur un iPhone, Réglages > Appareil photo > Formats > «\u00a0Le plus compatible\u00a0» prend les suivantes en JPEG.',
  damaged: 'L’image est abîmée ou incomplète\u00a0: enregistrez-la à nouveau, puis réessayez',
  notPrepared: 'Votre navigateur n’a pas pu préparer cette image\u00a0: réessayez, ou enregistrez-la plus petite',
  empty: 'Ce fichier est vide\u00a0: choisissez-en un autre',
  tooManyPoints: (width: number, height: number, most: number) =>
    `L’image a trop de points (${formatNumber(width)} × ${formatNumber(height)})\u00a0: enregistrez-la plus petite, en ${formatNumber(most / 1_000_000)} millions de points au plus`,
  uploadFailed: "Erreur lors du téléchargement de l'image",
  listFailed: 'Erreur lors de la récupération des images',
  primaryFailed: "Erreur lors de la définition de l'image principale",
  deleteFailed: "Erreur lors de la suppression de l'image",
  primarySet: 'Image principale définie avec succès',
  ordered: 'Ordre des images mis à jour',
  orderInvalid: 'Cet ordre ne correspond plus aux images de l’article',
  orderFailed: "Erreur lors de la sauvegarde de l'ordre",
  described: 'Texte de remplacement enregistré',
  describeFailed: 'Le texte de remplacement n’a pas été enregistré',
  deleted: 'Image supprimée avec succès',
};

export const partners = {
  nomRequired: 'Le nom du partenaire est obligatoire',
  notFound: 'Ce partenaire n’existe plus',
  notSaved: 'Pas encore enregistré. Votre saisie est conservée.',
  created: 'Partenaire ajouté',
  updated: 'Partenaire enregistré',
  deleted: 'Partenaire supprimé',
};

export const testimonials = {
  texteRequired: 'Le texte du témoignage est obligatoire',
  notFound: 'Ce témoignage n’existe plus',
  loadFailed: 'Erreur lors de la récupération des témoignages',
  createFailed: 'Erreur lors de la création du témoignage',
  updateFailed: 'Erreur lors de la mise à jour du témoignage',
  deleteFailed: 'Erreur lors de la suppression du témoignage',
  visibilityFailed: 'Erreur lors du changement de visibilité du témoignage',
  created: 'Témoignage créé avec succès',
  updated: 'Témoignage mis à jour avec succès',
  deleted: 'Témoignage supprimé avec succès',
  shown: 'Témoignage affiché avec succès',
  hidden: 'Témoignage masqué avec succès',
};

export const companyInfo = {
  nomRequired: 'Le nom de l’information est obligatoire',
  nomTaken: 'Une information porte déjà ce nom',
  notFound: 'Cette information n’existe plus',
  loadFailed: "Erreur lors du chargement des informations de l'entreprise",
  updateFailed: "Erreur lors de la mise à jour de l'information",
  updated: 'Information mise à jour avec succès',
  emailForm: 'Veuillez saisir une adresse e-mail, comme bonjour@exemple.fr',
  phoneForm: 'Veuillez saisir un numéro de téléphone, comme 02 97 00 00 00',
  wholeNumber: (max: number) => `Veuillez saisir un nombre entier, de 0 à ${formatNumber(max)}`,
  cleaningDays: (max: number) =>
    `Veuillez saisir un nombre entier, de 0 à ${formatNumber(max)}, ou «\u00a0${sameDayChoice}\u00a0»`,
  percentage: (max: number) => `Veuillez saisir un taux de 0 à ${formatNumber(max)}, comme 20 ou 5,5`,
  timeForm: 'Veuillez saisir une heure, comme 14 h ou 14 h 30',
  openingHoursForm: (line: string) =>
    `${line === '' ? 'I' : `«\u00a0${line}\u00a0»\u00a0: i`}ndiquez chaque heure et chaque jour\u00a0; une fermeture suit son ouverture, une plage la précédente`,
  siretForm: 'Un numéro SIRET a 14 chiffres',
  siretUnknown: 'Ce numéro SIRET n’existe pas : un de ses chiffres est faux',
  closedDayUnknown: (part: string) =>
    `«\u00a0${part}\u00a0» n’est pas compris. Écrivez par exemple « le lundi\u00a0; le 24 décembre 2026\u00a0; du 1er au 15 août\u00a0»`,
  addressForm: 'Veuillez saisir une adresse complète, avec le code postal et la commune',
};

export const settings = { loading: 'Chargement des paramètres...' };

export const editor = { loading: "Initialisation de l'éditeur..." };

export const salesConditions = {
  empty: 'Le contenu des CGV ne peut pas être vide',
  loadFailed: 'Impossible de charger les conditions générales de vente. Veuillez réessayer plus tard.',
  notYet: 'Les conditions générales de vente ne sont pas encore disponibles.',
  loading: 'Chargement des CGV...',
  readFailed: 'Impossible de charger les CGV. Veuillez réessayer.',
  versionsFailed: "Impossible de charger l'historique des versions",
  attention: "Veuillez saisir du contenu avant d'enregistrer",
  saved: 'CGV enregistrées avec succès',
  saveFailed: "Impossible d'enregistrer les CGV",
  saveFailedBecause: (reason: string) => `Erreur: ${reason}`,
  noVersion: 'Aucune version disponible',
  noVersionHint: 'Les versions seront automatiquement créées à chaque sauvegarde',
  versionLoaded: 'Version chargée',
};

export const form = {
  nomRequired: 'Veuillez saisir votre nom',
  prenomRequired: 'Veuillez saisir votre prénom',
  dateRequired: 'Veuillez choisir une date',
  dateInvalid: 'Veuillez saisir une date valide',
  datePast: 'La date ne peut pas être passée',
  pickUpAfterDate: 'Le retrait ne peut pas suivre la date souhaitée',
  returnBeforeDate: 'Le retour ne peut pas précéder la date souhaitée',
  closedDay: (day: string, what: string, next: string | null) =>
    `Nous sommes fermés le ${day}, jour du ${what}. ${next ? `Prochain jour ouvert\u00a0: le ${next}` : 'Appelez-nous'}`,
  rentalTooLong: (days: number) => `Une location dure ${days} jours au plus`,
  contactRequired: 'Veuillez renseigner au moins un téléphone ou un e-mail',
  itemsRequired: 'Veuillez sélectionner au moins un article',
  itemsTooMany: 'Cette demande contient trop d’articles différents',
  articleUnknown: "Cet article n'est plus au catalogue",
  quantityInvalid: 'Veuillez saisir une quantité de 1 au moins',
  quantityWhole: 'Un article se compte en pièces entières',
  stockExceeded: (nom: string, stock: number) =>
    stock === 0 ? `« ${nom} » n’est plus disponible` : `« ${nom} » : ${stock} au maximum en stock`,
  stockSharedOut: (nom: string, stock: number, pieces: number) =>
    `« ${nom} » : ${stock} au maximum en stock, il en faudrait ${formatNumber(pieces)} avec ce que contient votre pack`,
  stockSharedHidden: (packs: string) => `${packs} prennent les mêmes pièces\u00a0: il n’y en a pas assez pour tout`,
  stockOtherDays: (nom: string) => `« ${nom} » n’est pas disponible à ces dates`,
  stockReached: (stock: number) => `Stock maximum atteint (${stock})`,
  atMost: (stock: number) => (stock === 0 ? 'Il n’y en a pas' : `${stock} au plus\u00a0: il n’y en a pas davantage`),
  atMostInRequest: (pieces: string) => `${pieces} au plus dans une demande`,
  addressRequired: 'Veuillez renseigner une adresse pour la livraison',
  notDelivered: 'Nous ne livrons pas\u00a0: le matériel se retire sur place',
  trapFilled: 'Ce champ doit rester vide',
  trapEmptied: 'Un champ invisible du formulaire était rempli, sans doute par votre navigateur. Il est vide à présent.',
  keyReused: 'Cette clé d’envoi a déjà servi pour une autre demande',
  requiredFields: 'Veuillez remplir tous les champs obligatoires',
  loadFailed: 'Erreur lors du chargement des données',
  saveFailed: "Erreur lors de l'enregistrement de la réservation",
  saved: 'Réservation enregistrée avec succès !',
  clearConfirm: 'Effacer toute votre demande\u00a0: articles, dates et coordonnées\u00a0?',
};

export const requests = {
  loadFailed: 'Erreur lors du chargement des demandes',
  deleteFailed: 'Erreur lors de la suppression',
  deleted: 'Demande supprimée avec succès',
  notFound: 'Cette demande n’existe plus',
  reasonRequired: 'Cette demande a un devis\u00a0: dites pourquoi elle est supprimée',
  keptByLaw:
    'Le devis de cette demande a été accepté\u00a0: la loi demande de le garder dix ans. Annulez-la d’abord si rien n’a été loué.',
  numbered: (count: number, numbers: string, words: string) =>
    `${count === 1 ? 'Demande' : 'Demandes'} n°\u00a0${numbers}\u00a0: ${words}`,
  moveUndone: 'Étape annulée',
  undoTooLate: 'Il est trop tard pour annuler cette étape : la demande a changé depuis.',
  undoMailLeft: 'Il est trop tard pour annuler cette étape : le message au visiteur est parti.',
  recorded: 'Demande enregistrée',
  edited: 'Demande modifiée',
  editFailed: 'La demande n’a pas été enregistrée. Veuillez réessayer.',
  noted: 'Notes enregistrées',
  noteFailed: 'Les notes n’ont pas été enregistrées. Veuillez réessayer.',
  noteConflict: 'Les notes n’ont pas été enregistrées : quelqu’un d’autre vient de les changer.',
  notedMeanwhile: 'Quelqu’un d’autre a changé ces notes entre-temps. Enregistrer les vôtres les remplace :',
  moveRefused: (from: string, to: string) => `Une demande ${from} ne peut pas devenir ${to}`,
  messageRequired: 'Veuillez écrire votre message',
  messagesRead: 'Messages marqués comme lus',
  messagesReadFailed: 'Les messages n’ont pas été marqués comme lus. Veuillez réessayer.',
  replied: 'Réponse envoyée',
  replyFailed: 'La réponse n’a pas été envoyée. Veuillez réessayer.',
  cancelByRequest: 'Votre réservation est confirmée : demandez-nous son annulation.',
  cancellationAnswered:
    'Nous avons déjà répondu à votre demande d’annulation. Rechargez la page pour lire notre réponse.',
  cancellationOver: 'Cette demande d’annulation n’attend plus : elle a sa réponse, ou le visiteur l’a retirée.',
  cancellationFirst: 'Le visiteur demande l’annulation : répondez-lui d’abord.',
  cancellationReasonRequired: 'Veuillez dire au visiteur pourquoi',
  cancellationDone: 'Demande d’annulation traitée',
  changedMeanwhile: (state: string) => `Votre demande a changé entre-temps : elle est maintenant ${state}.`,
  cancelRefused: (state: string) =>
    `Une demande ${state} ne peut plus être annulée ici. Appelez-nous, ou écrivez-nous un message.`,
  stockMissing: 'Le stock ne suffit pas à ces dates',
  stockMissingOf: (nom: string, missing: number) => `« ${nom} » : il en manque ${missing} à ces dates`,
};

export const palette = {
  failed: 'La recherche n’a pas abouti. Veuillez réessayer.',
};

export const today = {
  loadFailed: 'La journée n’a pas pu être chargée',
};

export const planning = {
  tickGone: 'Cette demande a changé entre-temps\u00a0: la case n’existe plus',
  /** Beside a total: « dont 12 en place ». */
  partLoaded: (count: string) => `dont ${count} en place`,
  ticksWaiting: (count: number) =>
    count === 1
      ? 'Une case n’est pas encore enregistrée. Elle est gardée ici, et renvoyée dès que possible.'
      : `${count} cases ne sont pas encore enregistrées. Elles sont gardées ici, et renvoyées dès que possible.`,
  dayInvalid: 'Veuillez indiquer un jour valide',
  endBeforeStart: 'Le dernier jour ne peut pas précéder le premier',
  tooLong: (days: number) => `Le planning se lit par ${days} jours au plus`,
  calendarTooLong: (days: number) => `Un calendrier se lit par ${days} jours au plus`,
  loadFailed: 'Le planning n’a pas pu être chargé',
  stockLoadFailed: 'Les disponibilités n’ont pas pu être chargées',
  feedLoadFailed: 'L’adresse de l’agenda n’a pas pu être lue',
  feedRenewed: 'Adresse de l’agenda créée',
  feedFailed: 'L’adresse de l’agenda n’a pas été créée. Veuillez réessayer.',
  feedCopied: 'Adresse copiée',
};

function waitInWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 seconde' : `${seconds} secondes`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
