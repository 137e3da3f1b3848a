/**
 * Business constants (spec section 9) and input limits. Lengths in characters, sizes in bytes, delays in milliseconds.
 */
export const limits = {
  nom: 200,
  shortText: 2_000,
  html: 200_000,
  adresse: 500,
  /** Articles that come close to a search, shown at once. */
  closeArticles: 100,
  articleSpecifications: 20,
  specificationLabel: 40,
  specificationValue: 120,
  articleLines: 20,
  articleLine: 160,
  companions: 8,
  /** What comes with an article, included or proposed, and how many of one with each piece. */
  accessories: 20,
  accessoriesPerPiece: 1_000,
  boxPieces: 10_000,
  boxName: 40,
  /** Articles that are changed at once. */
  articleChanges: 500,
  articleSets: 24,
  priceLists: 50,
  articleSetItems: 40,
  lineTemplates: 50,
  packComponents: 20,
  /** Marked pieces that are made at once, or that a movement names. */
  newPieces: 200,
  /** Labels in one document, and the articles that they are of. */
  pieceLabels: 500,
  labelledArticles: 200,
  lackingRequests: 20,
  homeArticleSets: 3,
  mailText: 5_000,
  siteButton: 30,
  colour: 7,
  pictureAddress: 60,
  siteName: 40,
  siteTitle: 80,
  siteLine: 160,
  siteSentence: 300,
  siteStory: 1_200,
  siteSynonyms: 2_000,
  apiKeyName: 60,
  /** Keys of programs that open something. */
  apiKeys: 50,
  email: 254,
  /** Two numbers with their codes, and a word to each. */
  phone: 80,
  /** A code of the second step, with all that stands between its digits. */
  secondFactorCode: 60,
  /** Passkeys of one person, and what a browser sends of one. */
  passkeys: 20,
  passkeyName: 60,
  passkeyAnswer: 16_000,
  passwordMin: 8,
  ownPasswordMin: 12,
  password: 200,
  url: 2_000,
  webhooks: 10,
  webhookUrl: 500,
  jsonBodyBytes: 1024 * 1024,
  pictureBytes: 5 * 1024 * 1024,
  /** The most pixels of a picture, however small its file is; of a JPEG, which is decoded at a reduced size, more. */
  picturePixels: 24_000_000,
  jpegPixels: 100_000_000,
  /** The longer side of a picture that the browser sends, in pixels: it shrinks larger ones before. */
  sentPictureSide: 2_560,
  requestFileBytes: 10 * 1024 * 1024,
  /** Files that are kept with a request. */
  /** Gestures on sheets of departure and return that one call brings, and photos of them that a request keeps. */
  handoverCommands: 200,
  handoverPhotos: 60,
  requestFiles: 10,
  /** Files that come with the messages of a request, its visitor's and the company's. */
  messageFiles: 20,
  /** A table that comes in: its file as it is and unpacked, its rows, columns, and characters of a cell as of `html`. */
  sheetBytes: 10 * 1024 * 1024,
  sheetUnpackedBytes: 200 * 1024 * 1024,
  sheetRows: 20_000,
  sheetColumns: 100,
  /** A ZIP that comes with a table, as it is and unpacked, and the pictures that one import keeps. */
  pictureZipBytes: 50 * 1024 * 1024,
  pictureZipUnpackedBytes: 100 * 1024 * 1024,
  importPictures: 500,
  maxAmount: 99_999_999.99,
  maxQuantity: 100_000,
  maxId: 2_147_483_647,
  maxOrdre: 1_000_000,
  maxPage: 1_000_000,
  requestItems: 200,
  rentalDays: 60,
  planningDays: 62,
  takenDays: 120,
  nextFreeDays: 180,
  alternatives: 3,
  /** Departures, and returns, that a workday names; of what waits for an answer, fewer. */
  workdayMovements: 20,
  waitingRequests: 10,
  /** Days before the company's first invoice whose returns may wait for one, too. */
  daysBeforeFirstInvoice: 60,
  /** Deals that changed after their invoice, of which at most so many are priced. */
  pricedToInvoice: 100,
  /** Seconds in which a change of state can be undone; its mail leaves only then. */
  undoSeconds: 10,
  /** E-mails, telephones, addresses, persons and tags of a customer, of each. */
  customerLines: 20,
  codePostal: 12,
  etiquette: 40,
  /** Invoices to pay, and customers, that are offered at once while one is typed. */
  invoiceChoices: 20,
  customerChoices: 20,
  /** Days in which a fusion of two customers can be undone. */
  mergeUndoDays: 30,
  requestViews: 20,
  /** Invoices that one payment settles, and lines of what is kept of a deposit. */
  allocations: 20,
  retainedLines: 20,
  /** Cheques on one slip, and movements of the till that are shown at once. */
  slipCheques: 200,
  tillMovements: 100,
  requestViewName: 40,
  /** Days from today on in which conflicts of stock are looked for. */
  conflictDays: 30,
  /** Days that a quote may wait for its answer. */
  quoteAnswerDays: 7,
  maxDailySupplement: 1_000,
  maxCleaningDays: 30,
  maxQuoteDays: 365,
  maxRefundDays: 60,
  maxWithdrawalDays: 90,
  quotePages: 100,
  search: 100,
  /** Articles that a choice of them offers at once. */
  articleChoices: 50,
  pieceChoices: 20,
  countedMatches: 1_000,
  pageSize: 100,
  shortDescriptionAdvised: 150,
  shortDescriptionPreview: 60,
  homeTestimonials: 6,
  carouselThreshold: 4,
  stockSuccessAbove: 10,
  wideLogoRatio: 1.5,
  tallLogoRatio: 0.8,
  catalogueScrollDelay: 300,
  catalogueScrollOffset: 100,
  publicToastDuration: 5_000,
  adminToastsVisible: 5,
  salesConditionsNotification: 5_000,
  salesConditionsBanner: 3_000,
  versionPreview: 200,
  versionPreviewHeight: 80,
  editorToolbarOffset: 60,
  editorUndoSteps: 100,
  editorUndoGrouping: 500,
  paletteColumns: 7,
} as const;

/** Pictures shown where a record has none; files of both apps. */
export const defaultPictures = {
  article: '/default-article.jpg',
  category: '/default-category.jpg',
  image: '/default-image.jpg',
} as const;

/** Opening hours of the structured data when company information gives none (spec section 9). */
export const defaultOpeningHours = ['Mo-Fr 09:00-18:00', 'Sa 09:00-12:00'] as const;

/** Years that a request is kept after the last contact: by default, and at most (spec section 9). */
export const retention = { years: 3, maxYears: 10 } as const;

/** So many sign-ins and refusals of one account, or of unknown ones together, the journal tells in an hour. */
export const journaledSignIns = 60;

/** Attempts within a window of `seconds`. Of reads only those are counted that could be used to guess or to spy. */
export const rateLimits = {
  /** Failed sign-ins to one account from one address. */
  signInToAccount: { count: 5, seconds: 900 },
  /** Failed sign-ins from one address. */
  signIn: { count: 20, seconds: 900 },
  /** Wrong codes of one account’s second step, from everywhere: who tries them knows the password. */
  secondFactor: { count: 10, seconds: 3_600 },
  /** Reservation requests from one address. */
  reservationRequest: { count: 20, seconds: 600 },
  /** Pictures from one address. */
  upload: { count: 300, seconds: 600 },
  /** Wrong addresses of private pages, from one address. */
  followUp: { count: 60, seconds: 600 },
  /** Messages of a visitor about one request. */
  followUpMessage: { count: 10, seconds: 3_600 },
  /** Codes that are mailed to accept the quote of one request, and asked for from one address. */
  acceptanceCode: { count: 5, seconds: 3_600 },
  acceptanceCodeByAddress: { count: 30, seconds: 3_600 },
  /** Tries to accept a quote, from one address. */
  acceptance: { count: 30, seconds: 600 },
  /** Reports of failures in browsers, from one address. */
  failureReport: { count: 20, seconds: 600 },
  /** Availability queries from one address; a page sends up to five, and many visitors may share an address. */
  availability: { count: 1_200, seconds: 600 },
  /** Calendars read from one address. */
  calendarFeed: { count: 120, seconds: 600 },
  /** « Forgotten password », from one address, and for one account. */
  passwordReset: { count: 20, seconds: 3_600 },
  passwordResetOfAccount: { count: 5, seconds: 3_600 },
  /** Changes of the own address that one person asks for. */
  emailChange: { count: 10, seconds: 3_600 },
  /** Wrong links to accounts, from one address. */
  accountLink: { count: 60, seconds: 600 },
  /** Wrong keys of programs, from one address. */
  apiKey: { count: 60, seconds: 600 },
  /** Invitations by one gérant. */
  invitation: { count: 30, seconds: 3_600 },
  /** Trial messages of one administrator. */
  trialMessage: { count: 10, seconds: 600 },
  /** Trials and repeated deliveries of webhooks, by one administrator. */
  webhookAttempt: { count: 60, seconds: 600 },
} as const;
export type RateLimitKind = keyof typeof rateLimits;

/**
 * When sign-ins to one account failed from more than `freeAddresses` addresses, only one attempt passes at a time:
 * every second, and half as often for every further address, up to `maxSeconds`. One address alone cannot lock the
 * owner out.
 */
export const accountPause = { freeAddresses: 2, maxSeconds: 900 } as const;
