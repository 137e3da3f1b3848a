/**
 * Who reads what: of each type, the fields that a right opens. « public » stands for everybody, `account` for who is signed
 * in without a key; of rights beside each other any is enough, « + » joins those that are needed together; `sender` is who
 * has no right at all, and is answered what they have just sent. A type or a field that is added needs its place here.
 */
export const reachTable: Record<string, Record<string, string>> = {
  Acceptance: {
    requests:
      'createdAt devis empreinte fileName id page pageName preuve quoteVersionId requestId ' +
      'retractationJusquAu retracteLe signataire verification',
  },
  AcceptanceCheck: {
    requests: 'isRight phrase',
  },
  AcceptancePage: {
    requests: 'items totalCount',
  },
  AcceptanceTexts: {
    public: 'accord bouton empreinte resume retractation titre',
  },
  ApiKey: {
    keys: 'capabilities createdAt createdBy expiresAt id lastUsedAt name opens revokedAt start',
  },
  Article: {
    articles: 'fraisNettoyage valeurRemplacement',
    'articles requests': 'prixDesGrilles prixPropre',
    public:
      'accessories capacite categorie companionIds components courteDescription coutMontage createdAt ' +
      'enRenfort etat excluded id images included longueDescription lot montantCaution nom nomLot ordre ' +
      'primaryImage prix prixAVenir quantite quantiteAuMieux quantiteMinimum searchText setNames slug specifications tauxTva unite ' +
      'updatedAt',
  },
  ArticleAccessory: {
    public: 'article nom quantite',
  },
  ArticleAvailability: {
    public: 'articleId disponibilite libres refus stock',
  },
  ArticleImage: {
    public: 'altImage createdAt id picture primary',
  },
  SheetImport: {
    'articles customers money':
      'appliedAt auteur canUndo columns createdAt emptied fileName hasHeadings id kind leftOut makesCategories mended nameOrder notes onlyUpdates ' +
      'pictureCount preview rate report sheet sheets state updatedAt wouldStay',
  },
  SheetImportPreview: {
    'articles customers money': 'counts newCategories notes questions rows signature',
  },
  SheetImportReport: {
    'articles customers money': 'counts refused staying',
  },
  ImportColumn: {
    'articles customers money': 'field sample title',
  },
  ImportRefused: {
    'articles customers money': 'line nom problem',
  },
  ImportStaying: {
    'articles customers money': 'nom recordId why',
  },
  ImportedCell: {
    'articles customers money': 'after before column problem text',
  },
  ImportedCounts: {
    'articles customers money': 'ecarte identique modifie nouveau refuse titre',
  },
  ImportedRow: {
    'articles customers money': 'cells kind line nom problems recordId',
  },
  ImportedRowPage: {
    'articles customers money': 'items totalCount',
  },
  MendedCell: {
    'articles customers money': 'column line text',
  },
  ArticleOccupation: {
    'planning requests': 'aConfirmer articleId choix libre nom reponses reserve stock terrain',
  },
  ArticlePage: {
    articles: 'items totalCount',
  },
  ArticleSet: {
    public: 'createdAt description id items nom updatedAt',
  },
  ArticleSetItem: {
    public: 'article quantite',
  },
  ArticleSpecification: {
    public: 'label value',
  },
  BilledBefore: {
    money: 'date numero titre total',
  },
  BilledTooMuch: {
    money: 'montant taux',
  },
  Billing: {
    money: 'aFacturer acompte convenu ecart facture invoices refus tropFacture',
  },
  BillingCorrection: {
    money: 'autreRegime avoirs facture tropFacture',
  },
  BookedItem: {
    planning: 'articleId nom pack quantite revenuLe',
  },
  BookedSpan: {
    money: 'au convenu du unAnAvant',
  },
  BookedSum: {
    money: 'horsTaxes montant nombre',
  },
  Booking: {
    planning: 'debut fin id items nom prenom statut',
  },
  CalendarFeed: {
    requests: 'createdAt path',
  },
  Category: {
    public: 'articleCount createdAt description id nom ordre picture slug updatedAt urlImage',
  },
  Cheque: {
    money:
      'banque contrePassation date dernierJour estCaution id impaye messageImpaye montant payeur reference rendu representeLe ' +
      'requestId seRepresente',
  },
  ChequeReturn: {
    money: 'date frais motif',
  },
  ChequeSlip: {
    money: 'auteur cheques compte createdAt id numero remiseLe total updatedAt',
  },
  ChequeSlipDocument: {
    money: 'fileName pdf',
  },
  ChequeSlipPage: {
    money: 'items totalCount',
  },
  CleaningFee: {
    public: 'nom prix',
  },
  CompanyInfo: {
    public: 'id nom updatedAt valeur',
  },
  CorrectedInvoice: {
    money: 'aPayer dejaFacture dejaPaye total',
  },
  CountedSum: {
    money: 'montant totalCount',
  },
  CreditableLine: {
    money: 'ligne nom quantite total',
  },
  CreditedLine: {
    money: 'ligne montant quantite',
  },
  CheckedEvidenceFile: {
    requests: 'etat nom phrase',
  },
  Customer: {
    customers:
      'adressesLivraison bonDeCommande codePostal codeService codeServiceExige contacts createdAt emails ' +
      'emailsCopie etiquettes id kind nom notes numeroEngagement numeroTva pays prenom requestCount rue siret telephones updatedAt ville',
  },
  CustomerBalance: {
    money: 'aFacturer aPayer convenu enRetard facture recu recuDAvance reste',
  },
  CustomerContact: {
    customers: 'email fonction nom telephone',
  },
  CustomerHistory: {
    customers: 'duplicates lastContact merges',
    'customers+requests': 'likelyRequests messages quotes requests years',
  },
  CustomerMatch: {
    customers: 'customer lastContact raisons',
  },
  CustomerMerge: {
    customers: 'annulableJusquau fusionneLe id nom',
  },
  CustomerOverview: {
    customers: 'aPayer derniereLocation id prochaineLocation recuDAvance',
  },
  CustomerPage: {
    customers: 'items totalCount',
  },
  CustomerYear: {
    'customers+requests': 'annee demandes montant',
  },
  DayCount: {
    planning: 'aConfirmer libre libres reserve stock turnover',
  },
  DeliveryZone: {
    public: 'communes minimum nom offerteDes prix',
  },
  Deposit: {
    money:
      'aRendre annulable auteur avertissements banque contrePassation createdAt date dateCheque dernierJour enMain ' +
      'estArgent estDue etapes etat id leveePossible montant moyen note payeur photo reference request retenu suites',
  },
  DepositRequest: {
    money: 'debut fin id nom prenom',
  },
  DepositStep: {
    money:
      'aFacturer aRendre affectable affectations auteur contrePassation createdAt date etat fichiers id libre lignes montant ' +
      'motif moyen note reference refusFacturation usage',
  },
  DepositToReturn: {
    money: 'aFaire aRendre avertissements id moyen reference request retenu',
  },
  EmailChange: {
    account: 'expiresAt newConfirmed newEmail newUndelivered oldConfirmed oldUndelivered',
  },
  EvidenceFileCheck: {
    requests: 'devis fichiers isRight phrase registre',
  },
  Example: {
    settings:
      'articleSets articles categories companyInfo customers heldArticles heldCategories ' +
      'heldCustomers heldRequests lineTemplates partners requests testimonials total',
  },
  ExpiredCheques: {
    money: 'nombre total',
  },
  FollowUp: {
    public:
      'acceptation adresse annulationDemandeLe availability cautionFixee compte createdAt creneau date debut devis document ' +
      'effacementDemandeLe email etapes etatsDesLieux events fin items joursOfferts livraisonMontage messages motifRemise ' +
      'nom numero peutAnnuler peutDemanderAnnulation phone prenom remise remiseEnPourcent sendsMails statut ' +
      'supplementParJour tarifs',
  },
  FollowUpAcceptance: {
    public:
      'accepteLe adresse cgv devis devisAccepte empechement etat particulier preuve preuveName refus ' +
      'retractationJusquAu retracteLe signataire textes versionId',
  },
  FollowUpAccount: {
    public:
      'aPayer acompte acompteAPayer cautionARemettre cautionARendre cautions facture factures ordre recu recuDAvance virement',
  },
  FollowUpDeposit: {
    public: 'aRendre detruite encaissee montant moyen retenu',
  },
  FollowUpHandover: {
    public: 'closedAt id titre',
  },
  FollowUpInvoice: {
    public: 'date du id numero titre total',
  },
  FollowUpFile: {
    public: 'id nom taille',
  },
  FollowUpMessage: {
    public: 'createdAt fichiers id parLeVisiteur texte',
  },
  FollowUpQuote: {
    public: 'aRefuser acompte actuel createdAt id nom total',
  },
  FollowUpStep: {
    public: 'annulation apres avant createdAt devis id parLeVisiteur',
  },
  FollowUpTransfer: {
    public: 'beneficiaire iban montant reference',
  },
  FranchiseTurnover: {
    money: 'annee majore recu seuil',
  },
  Handover: {
    'preparation requests':
      'aRegler argent closedAt closedBy empreinte id lines mouvement photos propositions remarques request requestId ' +
      'signataire stockARegler',
    money: 'nettoyages',
  },
  HandoverDocument: {
    requests: 'fileName pdf',
  },
  HandoverHeldDeposit: {
    money: 'aRendre estArgent id moyen reference rendable retenable',
  },
  HandoverInvoice: {
    money: 'id numero reste',
  },
  HandoverLine: {
    'preparation requests': 'accessoire attendu casse compte dehors id manque nom note pour sale',
  },
  HandoverMoney: {
    'deposits money': 'cautionManquante',
    money: 'aPayer cautions factures',
    'preparation requests': 'caution',
  },
  HandoverPhoto: {
    'preparation requests': 'key lineId url',
  },
  HandoverPrice: {
    money: 'nettoyage remplacement',
    'preparation requests': 'enStock lineId',
  },
  Invitation: {
    team: 'person token',
  },
  Invited: {
    public: 'email name',
  },
  Invoice: {
    money:
      'auteur avoirs brouillon client content correction corrige createdAt creditables credite customerId date du ' +
      'echeance etat fileName hasXml id nature numero pdf regle requestId reste titre total updatedAt xml',
  },
  InvoiceAccounts: {
    'money settings':
      'acomptes banque caisse carte cautions cheques clients indemnites tva10 tva20 tva21 tva55 tvaAttente tvaAutre ' +
      'ventes',
  },
  InvoiceClient: {
    money: 'adresse codeService contact email genre nom referenceCommande siren siret tva',
  },
  InvoiceContent: {
    money:
      'aPayer acomptes autoliquidation avertissements client dejaPaye devis echeance horsTaxes lieu lignes manque motif ' +
      'motifRemise nonImprimable note operation periode remise titre total tva',
  },
  InvoiceCount: {
    money: 'etat totalCount',
  },
  InvoiceDelivery: {
    money: 'evenements mails',
  },
  InvoiceDraft: {
    money: 'autoliquidation client echeance lignes montant montantEnPourcent motif note operation',
  },
  InvoiceEvent: {
    money: 'auteur createdAt id jour kind reference',
  },
  InvoiceLine: {
    money: 'motifRemise nom prixUnitaire quantite remise tauxTva total',
  },
  InvoicePage: {
    money: 'etats items reste taux totalCount',
  },
  InvoicePeriod: {
    money: 'au du',
  },
  InvoiceSettings: {
    'money settings':
      'actif comptes debits delaiPaiement escompte exoneration franchise iban indemnite penalites prefixeAvoir ' +
      'prefixeFacture rappelApresJours seuilFranchise seuilMajore texteLibre xmlParticuliers',
  },
  InvoiceToPay: {
    money: 'client date du echeance enRetard id numero requestId reste',
  },
  InvoicesToRemind: {
    money: 'ids items totalCount',
  },
  JournalChange: {
    journal: 'apres avant champ',
  },
  JournalEntry: {
    journal: 'auteur changements createdAt effaceLe id operation recordId recordKind sujet',
  },
  JournalPage: {
    journal: 'items totalCount',
  },
  KeptOfOrganisation: {
    customers: 'contacts customerId demandes',
  },
  KeptRecords: {
    'customers requests': 'acceptations cautions factures paiements',
  },
  LateSum: {
    money: 'montant totalCount',
  },
  LateSumByAge: {
    money: 'jusqua montant totalCount',
  },
  LatestQuote: {
    requests: 'createdAt total',
  },
  LedgerTotals: {
    money: 'cautionsRetenues parMoyen parTaux total',
  },
  ListedPrice: {
    articles: 'grilleId grilleNom',
    public: 'aPartirDu prix',
  },
  LineTemplate: {
    requests: 'id items nom updatedAt',
  },
  LineTemplateItem: {
    requests: 'article coefficient montantCaution motifRemise nature nom prix quantite remise remiseEnPourcent tauxTva',
  },
  Mail: {
    messages: 'subject text',
    requests: 'devis',
    'messages money requests':
      'attempts createdAt dueAt estCopie factureId failure id kind recipient requestId sentAt state',
  },
  MailDraft: {
    'money requests': 'copies recipient subject text',
  },
  MailPage: {
    messages: 'isSending items totalCount waitingCount',
  },
  MailServer: {
    'account+settings': 'account hasPassword host port updatedAt',
  },
  MailServerSettings: {
    'account+settings': 'isFixed sender server',
  },
  MailTemplate: {
    settings: 'kind subject text updatedAt',
  },
  MarkedArticle: {
    articles: 'id nom pieces sansEtiquette',
  },
  MeansTotal: {
    money: 'montant moyen',
  },
  MissingDeposit: {
    money: 'debut id montant nom prenom',
  },
  MoneyAhead: {
    money: 'attendEncore client dejaFacture depuis montant requestId',
  },
  MonthFigures: {
    money:
      'acceptees convenu convenuHorsTaxes demandes facture factureHorsTaxes joursDeReponse locations mois recu recuHorsTaxes repondues reprises',
  },
  NewApiKey: {
    keys: 'key secret',
  },
  OfferedEmailChange: {
    public: 'newEmail oldEmail side',
  },
  OpenSession: {
    account: 'appareil createdAt id isCurrent lastSeenAt',
  },
  OrderBook: {
    money: 'mois semaines',
  },
  Outing: {
    requests: 'customerId debut fin moment nom packs prenom quantite requestId statut',
  },
  OutingPage: {
    requests: 'items totalCount',
  },
  Outstanding: {
    money: 'aFacturer aPayer cautions enRetard impayes recuDAvance',
  },
  PackAnswer: {
    'planning requests sender': 'article choix',
  },
  PackComponent: {
    public: 'archive article articleId choix choixId components nom possibles quantite terrain',
  },
  Park: {
    money: 'articles chiffre horsArticles jours',
  },
  ParkArticle: {
    money:
      'abaissees articleId chiffre complets derniereSortie dortDepuis joursEnRenfort joursPossibles joursSortis ' +
      'locations nom pieceDePlus pieces refusees',
  },
  ParkDay: {
    money: 'ferme jour locations part possibles sorties',
  },
  ParkPage: {
    money: 'items totalCount',
  },
  Partner: {
    public: 'id lien logo nom picture updatedAt',
  },
  Passkey: {
    account: 'createdAt id lastUsedAt name',
  },
  Payment: {
    money:
      'affectations annulable auteur banque contrePassation createdAt date id isRefund libre montant moyen note payeur ' +
      'reference requestId',
  },
  PaymentAllocation: {
    money: 'id invoiceId montant numero',
  },
  PaymentPage: {
    money: 'items totalCount',
  },
  Person: {
    team:
      'alertes email id invitedUntil isConfigured lastSignInAt mailFailure name role secondFactorSince suspendedAt ' +
      'updatedAt',
  },
  PersonalData: {
    customers: 'customers document gardes heldDepositIds ids keptIds organisations totalCount unsettledIds',
    'customers+requests': 'requests',
  },
  Picture: {
    public: 'files height key renditionFiles renditions url width',
  },
  Piece: {
    articles: 'movements',
    preparation: 'outings',
    'articles preparation': 'article articleId createdAt etat etiquetteLe id notes numero updatedAt',
  },
  PieceLabels: {
    articles: 'fileName nombre pdf restantes',
  },
  PieceOuting: {
    preparation: 'auteur createdAt piece request revenueLe revenuePar',
  },
  PiecePage: {
    articles: 'items totalCount',
  },
  Planning: {
    planning: 'articles bookings joursRemiseEnEtat requests stockChanges ticks',
  },
  PlannedCredit: {
    money: 'enEntier invoiceId montant numero taux titre',
  },
  PostalAddress: {
    money: 'codePostal pays rue ville',
  },
  PreparationTick: {
    'planning preparation': 'auteur createdAt mouvement nom quantite requestId',
  },
  PriceList: {
    articles: 'aPartirDu articles id nom updatedAt',
  },
  Pricing: {
    public: 'terms versionId',
  },
  PricingDeposit: {
    public: 'paliers par',
  },
  PricingDepositRow: {
    public: 'jusqua montant',
  },
  PricingDuration: {
    public: 'coefficient jours unite',
  },
  PricingFee: {
    public: 'nom prix tauxTva',
  },
  PricingSeason: {
    public: 'au categorieIds du nom pourcent',
  },
  PricingTerms: {
    public: 'avance caution durees frais minimumCommande minimumJours nettoyages prixParKilometre saisons zones',
  },
  Quote: {
    requests: 'isCurrent leftOut livraison manque missing nonImprimable referenceCommande tvaManquante versions',
  },
  QuoteVersion: {
    requests: 'auteur createdAt estRemis estValable fileName id livraison mails numero pdf requestId total version',
  },
  RateTotal: {
    money: 'horsTaxes montant taux tva',
  },
  Receipt: {
    money: 'fileName pdf',
  },
  Rendition: {
    public: 'format url width',
  },
  RequestConflict: {
    requests: 'articleId demandes homonyme libres manque nom',
  },
  RequestEvent: {
    requests: 'apres auteur avant createdAt id note',
  },
  RequestFile: {
    requests: 'auteur createdAt id nom partage taille url',
  },
  RequestItemComponent: {
    'planning requests sender': 'articleId nom quantite',
  },
  RequestLedger: {
    money:
      'aFacturer aPayer caution cautionManquante cautions convenu enRetard facture factures paiements recu recuDAvance reste total',
  },
  RequestMessage: {
    requests: 'auteur createdAt fichiers id luLe requestId texte',
  },
  RequestMoveOutcome: {
    requests: 'id refus updatedAt',
  },
  RequestMoney: {
    money: 'aFacturer aPayer convenu enRetard facture id recu recuDAvance',
  },
  RequestToInvoice: {
    money: 'debut fin id montant nom prenom statut',
  },
  RequestView: {
    requests: 'filtres nom',
  },
  RequestViews: {
    requests: 'updatedAt views',
  },
  RequestsToInvoice: {
    money: 'items totalCount',
  },
  ReservationRequest: {
    'customers+requests': 'customer',
    requests:
      'cochesAuRetour conflits customerId dernierDevis devis devisARappeler donneesEffaceesLe etatsDesLieux events ' +
      'fichiers messages unreadCount',
    'planning requests': 'notes',
    'requests sender':
      'accuseParEmail annulationDemandeLe cautionFixee effacementDemandeLe email joursOfferts lienSuivi ' +
      'motifRemise origine remise remiseEnPourcent supplementParJour tarifs',
    'planning requests sender':
      'adresse createdAt creneau date dateRetour dateRetrait debut fin items livraisonMontage nom phone ' +
      'prenom statut updatedAt',
    'customers planning requests sender': 'id',
  },
  ReservationRequestItem: {
    requests: 'article',
    'requests sender':
      'categorieId coefficient coutMontage montantCaution motifRemise prix remise remiseEnPourcent tauxTva ' + 'unite',
    'planning requests sender': 'articleId choix components id nature nom quantite reponses terrain',
  },
  ReservationRequestMatch: {
    requests: 'raisons request',
  },
  ReservationRequestPage: {
    requests: 'items states totalCount',
  },
  ReservationRequestStateCount: {
    requests: 'statut totalCount',
  },
  RetainedLine: {
    money: 'libelle montant',
  },
  ReturnToSettle: {
    money: 'closedAt constat id request',
  },
  Reversal: {
    money: 'auteur createdAt id motif',
  },
  SalesConditionsVersion: {
    public: 'createdAt id text',
  },
  SecondFactor: {
    account: 'hasTotp isCompulsory passkeys recoveryCodesLeft since',
  },
  SecondStep: {
    public: 'hasTotp passkeyOptions',
  },
  Session: {
    public: 'token user',
  },
  SignIn: {
    public: 'challenge secondStep session',
  },
  ShopSettings: {
    public: 'equipe livraison packs publie',
  },
  SitePicture: {
    public: 'key picture',
  },
  SiteText: {
    public: 'key original texte versionId',
  },
  SiteTextVersion: {
    site: 'auteur createdAt id texte',
  },
  StockCalendar: {
    planning: 'articles taken totalCount',
  },
  StockChange: {
    planning: 'articleId debut fin quantite',
  },
  StockConflict: {
    planning: 'articleId day homonyme nom reserve stock',
  },
  StockMovement: {
    articles: 'auteur cout createdAt debut fin finiLe finiPar fournisseur id kind motif picture pieces quantite',
  },
  StockedArticle: {
    'articles planning preparation': 'accessories categorie homonyme id lot nom nomLot quantite unite',
  },
  StoredInvoiceSettings: {
    'money settings': 'settings updatedAt',
  },
  TakenDay: {
    public: 'disponibilite jour turnover',
  },
  TakenHandoverCommand: {
    preparation: 'key raison',
  },
  TakenPieces: {
    planning: 'articleId jours',
  },
  TeamSettings: {
    team: 'managersNeedSecondFactor preparationTakesDeposits teamHandlesMoney teamNeedsSecondFactor',
  },
  Testimonial: {
    public: 'createdAt evenement hide id nom prenom source texte updatedAt',
  },
  TestimonialPage: {
    site: 'items totalCount',
  },
  Till: {
    money: 'attendu mouvements nombreMouvements',
  },
  TillCount: {
    money: 'attendu auteur createdAt ecart id montant motif',
  },
  TillCountPage: {
    money: 'items totalCount',
  },
  TillMovement: {
    money: 'annulable date id montant payeur quoi reference requestId',
  },
  TotpSetUp: {
    account: 'address secret',
  },
  Turnover: {
    public: 'retourAvant retraitDes',
  },
  TurnoverPart: {
    money: 'id locations montant nom',
  },
  TurnoverParts: {
    money: 'categories clients zones',
  },
  TurnoverTotal: {
    money: 'horsTaxes taux total tva',
  },
  User: {
    public: 'capabilities email id name needsSecondFactor role',
  },
  VatCorrection: { money: 'client date invoiceId nature numero parTaux requestId' },
  VatFigures: {
    money: 'aDeclarer corrections documents enAttente exigibilite facture recu sansFacture',
  },
  VatPart: {
    money: 'client invoiceId jours numero parTaux requestId',
  },
  VatPartPage: {
    money: 'items totalCount',
  },
  VatShare: {
    money: 'horsTaxes taux tva',
  },
  WaitingCheques: {
    money: 'cheques nombre perimes total',
  },
  WaitingRequests: {
    planning: 'items totalCount',
  },
  Webhook: {
    keys: 'disabling events failingSince formerSecretUntil id isActive latestDelivery nom updatedAt url',
  },
  WebhookDelivery: {
    keys:
      'attemptedAt attempts body createdAt failure id messageId milliseconds nextAttemptAt responseStart ' +
      'responseStatus state type',
  },
  WebhookDeliveryPage: {
    keys: 'items totalCount',
  },
  WebhookWithSecret: {
    keys: 'secret webhook',
  },
  Workday: {
    'money+planning': 'aFacturer cautionsARendre cautionsManquantes paiementsEnRetard retards retoursARegler toRemind',
    planning: 'conflicts departures returns',
    'planning+requests': 'accepted arrivals cancellations quoted unread',
  },
};
