import type { PictureKind } from '../../catalogue/images/images.ts';
import { limits } from '../../limits.ts';
import type { ShopColours } from '../colours/shop-colours.ts';

/** The shop's own words, as its administrators change them. `default-site-texts.ts` holds what they are until then. */
export interface SiteText {
  label: string;
  /** What it does, where the page does not show it. */
  help?: string;
  group: SiteTextGroup;
  /**
   * `name`: one line of plain words, also read where no figure stands, such as titles of tabs. `line`: one line;
   * `paragraph`: several. These two may hold the placeholders of `TextFigures`. `colour`: `#rrggbb`.
   * `picture`: the address of a picture of ours. `synonyms`: groups of names for the same, a line each.
   */
  kind: 'name' | 'line' | 'paragraph' | 'colour' | 'picture' | 'synonyms';
  /** Characters. */
  max: number;
  /** May be empty: then nothing stands there. */
  isOptional?: true;
}

/** Parts of the site, in the order of the page. */
export const siteTextGroups = {
  shop: 'La boutique',
  colours: 'Les couleurs',
  hero: 'L’accueil',
  categories: 'Le catalogue en bref',
  articleSets: 'Les ensembles',
  place: 'La carte des livraisons',
  steps: 'Les quatre étapes',
  returns: 'Les conditions de retour',
  people: 'Qui vous êtes',
  partners: 'Les partenaires',
  callToAction: 'L’invitation',
  testimonials: 'Les avis',
  search: 'La recherche du catalogue',
  article: 'La fiche d’un article',
  contact: 'La page Contact',
} as const;
export type SiteTextGroup = keyof typeof siteTextGroups;

const step = (rank: string) =>
  ({
    title: { group: 'steps', label: `${rank} étape`, kind: 'line', max: limits.siteTitle },
    text: { group: 'steps', label: `${rank} étape, en une phrase`, kind: 'paragraph', max: limits.siteSentence },
  }) as const;
const point = (rank: string) =>
  ({
    title: { group: 'returns', label: `${rank} point`, kind: 'line', max: limits.siteTitle, isOptional: true },
    text: {
      group: 'returns',
      label: `${rank} point, en une phrase`,
      kind: 'paragraph',
      max: limits.siteSentence,
      isOptional: true,
    },
  }) as const;
const steps = [step('Première'), step('Deuxième'), step('Troisième'), step('Quatrième')] as const;
const points = [point('Premier'), point('Deuxième'), point('Troisième'), point('Quatrième')] as const;

/** The name of a shop that has not said its own. */
export const originalShopName = 'Barnum';

/** What a shop is called outside its pages: by the name it was given, or else by the company's. */
export function outwardName(name: string, denomination: string): string {
  return name === originalShopName && denomination !== '' ? denomination : name;
}

/** Texts whose originals speak of the demo shop's own place. */
export const localTexts = ['tagline', 'description', 'credits', 'heroTitle', 'heroLead', 'partnersNone'] as const;

/** Every text, by its key, in the order of the screen. */
export const siteTexts = {
  name: {
    group: 'shop',
    label: 'Nom de la boutique',
    help: 'Il figure sur chaque page, chaque devis et chaque message.',
    kind: 'name',
    max: limits.siteName,
  },
  logo: {
    group: 'shop',
    label: 'Logo',
    help: 'Il prend la place du petit barnum à côté du nom, aussi sur vos documents.',
    kind: 'picture',
    max: limits.pictureAddress,
    isOptional: true,
  },
  tagline: {
    group: 'shop',
    label: 'Ce qu’elle fait, en une ligne',
    help: 'Elle suit le nom dans l’onglet du navigateur, et se lit au pied de chaque page.',
    kind: 'name',
    max: limits.siteLine,
  },
  description: {
    group: 'shop',
    label: 'Description pour les moteurs de recherche',
    help: 'Les moteurs de recherche l’affichent sous le nom de votre site.',
    kind: 'paragraph',
    max: limits.siteSentence,
  },
  credits: { group: 'shop', label: 'Phrase au pied de page', kind: 'line', max: limits.siteLine, isOptional: true },
  mainColour: { group: 'colours', label: 'Couleur principale', kind: 'colour', max: limits.colour },
  accentColour: { group: 'colours', label: 'Couleur d’appel', kind: 'colour', max: limits.colour },
  heroTitle: { group: 'hero', label: 'Titre', kind: 'line', max: limits.siteTitle },
  heroLead: { group: 'hero', label: 'Phrase', kind: 'paragraph', max: limits.siteSentence },
  heroPicture: { group: 'hero', label: 'Photo', kind: 'picture', max: limits.pictureAddress, isOptional: true },
  heroPictureAlt: {
    group: 'hero',
    label: 'Ce que montre la photo, pour qui ne la voit pas',
    kind: 'name',
    max: limits.siteLine,
    isOptional: true,
  },
  heroRequest: { group: 'hero', label: 'Bouton vers la demande', kind: 'name', max: limits.siteButton },
  heroCatalogue: { group: 'hero', label: 'Bouton vers le catalogue', kind: 'name', max: limits.siteButton },
  heroPromise: { group: 'hero', label: 'Sous les boutons', kind: 'line', max: limits.siteLine, isOptional: true },
  categoriesTitle: { group: 'categories', label: 'Titre', kind: 'line', max: limits.siteTitle },
  categoriesLead: {
    group: 'categories',
    label: 'Phrase',
    kind: 'paragraph',
    max: limits.siteSentence,
    isOptional: true,
  },
  setsTitle: { group: 'articleSets', label: 'Titre', kind: 'line', max: limits.siteTitle },
  setsLead: { group: 'articleSets', label: 'Phrase', kind: 'paragraph', max: limits.siteSentence, isOptional: true },
  placeTitle: { group: 'place', label: 'Titre', kind: 'line', max: limits.siteTitle },
  placeLead: { group: 'place', label: 'Phrase', kind: 'paragraph', max: limits.siteSentence, isOptional: true },
  stepsTitle: { group: 'steps', label: 'Titre', kind: 'line', max: limits.siteTitle },
  step1Title: steps[0].title,
  step1Text: steps[0].text,
  step2Title: steps[1].title,
  step2Text: steps[1].text,
  step3Title: steps[2].title,
  step3Text: steps[2].text,
  step4Title: steps[3].title,
  step4Text: steps[3].text,
  returnsTitle: { group: 'returns', label: 'Titre', kind: 'line', max: limits.siteTitle },
  returnsLead: { group: 'returns', label: 'Phrase', kind: 'paragraph', max: limits.siteSentence, isOptional: true },
  point1Title: points[0].title,
  point1Text: points[0].text,
  point2Title: points[1].title,
  point2Text: points[1].text,
  point3Title: points[2].title,
  point3Text: points[2].text,
  point4Title: points[3].title,
  point4Text: points[3].text,
  peopleTitle: { group: 'people', label: 'Titre', kind: 'line', max: limits.siteTitle },
  peopleText: {
    group: 'people',
    label: 'Votre histoire',
    help: 'Une ligne vide sépare deux paragraphes. Sans texte, cette partie ne se montre pas.',
    kind: 'paragraph',
    max: limits.siteStory,
    isOptional: true,
  },
  peoplePicture: {
    group: 'people',
    label: 'Photo de vous ou du dépôt',
    kind: 'picture',
    max: limits.pictureAddress,
    isOptional: true,
  },
  peoplePictureAlt: {
    group: 'people',
    label: 'Ce que montre la photo, pour qui ne la voit pas',
    kind: 'name',
    max: limits.siteLine,
    isOptional: true,
  },
  partnersTitle: { group: 'partners', label: 'Titre', kind: 'line', max: limits.siteTitle },
  partnersLead: { group: 'partners', label: 'Phrase', kind: 'paragraph', max: limits.siteSentence, isOptional: true },
  partnersNone: {
    group: 'partners',
    label: 'Tant qu’il n’y a pas de partenaire',
    kind: 'paragraph',
    max: limits.siteSentence,
  },
  callTitle: { group: 'callToAction', label: 'Titre', kind: 'line', max: limits.siteTitle },
  callLead: { group: 'callToAction', label: 'Phrase', kind: 'paragraph', max: limits.siteSentence, isOptional: true },
  callButton: { group: 'callToAction', label: 'Bouton', kind: 'name', max: limits.siteButton },
  testimonialsTitle: { group: 'testimonials', label: 'Titre', kind: 'line', max: limits.siteTitle },
  searchSynonyms: {
    group: 'search',
    label: 'Noms d’une même chose, une ligne pour chaque chose',
    help: 'Un visiteur qui cherche l’un de ces noms trouve aussi ce qui porte les autres.',
    kind: 'synonyms',
    max: limits.siteSynonyms,
    isOptional: true,
  },
  deposit: {
    group: 'article',
    label: 'À propos de la caution',
    kind: 'paragraph',
    max: limits.siteSentence,
    isOptional: true,
  },
  contactLead: { group: 'contact', label: 'Phrase', kind: 'paragraph', max: limits.siteSentence, isOptional: true },
} as const satisfies Record<string, SiteText>;
export type SiteTextKey = keyof typeof siteTexts;

export const siteTextKeys = Object.keys(siteTexts) as SiteTextKey[];

/** The rule of a text. */
export function siteTextOf(key: SiteTextKey): SiteText {
  return siteTexts[key];
}

export function isSiteTextKey(key: string): key is SiteTextKey {
  return Object.hasOwn(siteTexts, key);
}

/** The texts that are colours, by what they colour. */
export const colourRoles = { mainColour: 'main', accentColour: 'accent' } as const satisfies Partial<
  Record<SiteTextKey, keyof ShopColours>
>;

/** The texts that are pictures, by what is taken for them. */
export const sitePictureKinds = {
  logo: 'shopLogo',
  heroPicture: 'hero',
  peoplePicture: 'hero',
} as const satisfies Partial<Record<SiteTextKey, PictureKind>>;
export type SitePictureKey = keyof typeof sitePictureKinds;

export function isSitePictureKey(key: string): key is SitePictureKey {
  return Object.hasOwn(sitePictureKinds, key);
}

/** The shop's colours among its texts. */
export function coloursOf({ mainColour, accentColour }: Pick<SiteTextValues, keyof typeof colourRoles>): ShopColours {
  return { main: mainColour, accent: accentColour };
}

/** A value for every text. */
export type SiteTextValues = Record<SiteTextKey, string>;

/** The texts of some groups. */
export type TextsOf<Group extends SiteTextGroup> = Pick<SiteTextValues, KeyOfGroup<Group>>;

type KeyOfGroup<Group extends SiteTextGroup> = {
  [Key in SiteTextKey]: (typeof siteTexts)[Key]['group'] extends Group ? Key : never;
}[SiteTextKey];

/** Those of `texts` that belong to `groups`. */
export function textsOfGroups<Group extends SiteTextGroup>(
  texts: SiteTextValues,
  groups: readonly Group[],
): TextsOf<Group> {
  const wanted: readonly string[] = groups;
  const entries = siteTextKeys.filter((key) => wanted.includes(siteTextOf(key).group)).map((key) => [key, texts[key]]);
  return Object.fromEntries(entries) as TextsOf<Group>;
}

/** Sentences about these texts. */
export const siteTextSentences = {
  required: 'Ce texte est obligatoire',
  unknownPlaceholder: (name: string) => `{{${name}}} n’est pas un champ connu`,
  notColour: 'Une couleur s’écrit avec six chiffres ou lettres de a à f, par exemple #14626b',
  colourCorrected: (wanted: string, taken: string) =>
    `Avec ${wanted}, certains textes se liraient mal\u00a0: voici la couleur la plus proche qui convient, ${taken}.`,
  unknownPicture: 'Cette image n’existe plus\u00a0: choisissez-la de nouveau',
  unknownKey: 'Ce texte n’existe pas',
  saved: 'Site mis à jour',
  saveFailed: 'Les textes n’ont pas été enregistrés. Veuillez réessayer.',
  loadFailed: 'Les textes du site n’ont pas pu être chargés',
} as const;
