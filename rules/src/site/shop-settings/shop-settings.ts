/** What a company uses of Barnum, and whether its site is open to visitors. */
export interface ShopSettings {
  /** Visitors see the site; else a page that says that it opens soon. */
  publie: boolean;
  /** Several people with a sign-in of their own. */
  equipe: boolean;
  /** Articles made of others, and selections of articles. */
  packs: boolean;
  /** The company delivers. */
  livraison: boolean;
}

/** Of a shop that has said nothing of it. */
export const defaultShopSettings: ShopSettings = { publie: true, equipe: true, packs: true, livraison: true };

export const shopSettingsSentences = {
  saved: 'Réglage enregistré',
  failed: 'Le réglage n’a pas pu être enregistré',
  loadFailed: 'Les réglages n’ont pas pu être chargés',
  published: 'Votre site est ouvert aux visiteurs',
  closed: 'Vos visiteurs lisent que le site ouvre bientôt',
};
