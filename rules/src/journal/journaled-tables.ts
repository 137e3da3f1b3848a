/** The records of the journal, by their table; what is part of one is told with it. */
export const journalKinds = {
  reservation_requests: 'Demande',
  customers: 'Client',
  invoices: 'Facture ou avoir',
  quotes: 'Numéro de devis',
  ledger_entries: 'Paiement ou caution',
  articles: 'Article',
  article_sets: 'Sélection d’articles',
  categories: 'Catégorie',
  line_templates: 'Modèle de lignes',
  partners: 'Partenaire',
  testimonials: 'Témoignage',
  company_info: 'Information de l’entreprise',
  pricing_versions: 'Tarifs et livraison',
  invoice_settings: 'Réglages des factures',
  site_texts: 'Texte du site',
  sales_conditions_versions: 'Version des CGV',
  mail_templates: 'Modèle de message',
  mail_server: 'Serveur de messagerie',
  calendar_feeds: 'Agenda partagé',
  request_views: 'Vues de la liste des demandes',
  users: 'Personne de l’équipe',
  team_settings: 'Réglages de l’équipe',
  journal_settings: 'Réglages du journal',
} as const;

/** Tables whose rows are parts of a record. */
export const journalParts: Readonly<Record<string, string>> = {
  article_images: 'Photo',
  article_specifications: 'Caractéristiques',
  article_companions: 'Articles associés',
  article_set_items: 'Articles de la sélection',
  line_template_items: 'Lignes du modèle',
  reservation_request_items: 'Lignes',
  request_messages: 'Message',
  request_files: 'Fichier',
  quote_versions: 'Devis',
  invoice_events: 'Suivi de la facture',
};

/** Tables that are in no journal, and why. A new table is journaled by its migration (`journal_table`), or stands here. */
export const unjournaledTables: Readonly<Record<string, string>> = {
  _prisma_migrations: 'the engine’s own',
  journal_entries: 'the journal itself',
  attempts: 'counters that last minutes',
  ended_tokens: 'signing out; lasts hours',
  mails: 'an outbox: each mail has its own state and times',
  file_deletions: 'an outbox of storage',
  pictures: 'what is made of a file; who uses it is journaled',
  article_slugs: 'follow the name',
  category_slugs: 'follow the name',
  request_events: 'the history of a request, append-only, with its authors',
  preparation_ticks: 'ticks of a sheet, with their authors',
  customer_merges: 'how to undo a merge for a while, with its author; the customers are journaled',
  invoice_documents: 'drawn of the invoice, and never changed',
  invoice_turnover: 'counted of the invoice, and never changed',
  ledger_notes: 'what an entry of the ledger says of a person, which can be erased; append-only',
};
