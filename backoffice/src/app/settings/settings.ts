import { invoiceAccounts } from '@barnum/rules/money/invoices/invoice-settings';
import { type CompanyInfoName, companyInfoNames } from '@barnum/rules/site/company-info/company-info';
import { type SiteTextKey, siteTextGroups, siteTextKeys, siteTextOf } from '@barnum/rules/site/site-texts/site-texts';
import { hasWords, searchText } from '@barnum/rules/text/search';
import { mailServerLabels } from '../../access/mail-server/mail-server.ts';
import type { SettingsValues } from '../../money/invoice-settings/invoice-settings.ts';
import { invoiceSettingHelps, invoiceSettingLabels } from '../../money/invoice-settings/invoice-settings-words.ts';
import { pricingLabels } from '../../requests/pricing/pricing-changes.ts';
import { companyInfoField, companyInfoId } from '../../site/company-info/company-info-fields.ts';

/** The tabs of the settings and the parts of the last one, by their names in the address. */
export const settingsTabs = {
  entreprise: 'Entreprise',
  cgv: 'CGV',
  site: 'Site',
  tarifs: 'Tarifs',
  factures: 'Factures',
  equipe: 'Équipe',
  rubriques: 'Rubriques',
  messagerie: 'Messagerie',
  comptes: 'Comptes et numéros',
  cles: 'Clés et webhooks',
  journal: 'Journal',
} as const;
export type SettingsTab = keyof typeof settingsTabs;

export interface Setting {
  label: string;
  help: string;
  tab: SettingsTab;
  /** The `id` of its field, or of the heading of what is made of several. */
  field: string;
  /** Others that it is looked for by. */
  words: string;
}

const companyWords: Partial<Record<CompanyInfoName, string>> = {
  adresse: 'lieu dépôt où',
  Email: 'mail courriel contact',
  Téléphone: 'portable numéro contact',
  Dénomination: 'nom raison sociale',
  RCS: 'rne greffe registre immatriculation',
  TVA: 'tva intracommunautaire',
  'Taux de TVA (%)': 'tva impôt',
  'Régime de TVA': 'tva franchise normal impôt assujetti',
  Horaires: 'ouverture heures dimanche',
  'Jours fermés': 'vacances congés fermeture férié horaires',
  'Supplément par jour (%)': 'prix durée',
  'Délai de remise en état (jours)': 'nettoyage retour stock',
  'Heure de retrait': 'horaires départ',
  'Heure de retour': 'horaires',
  'Moyens de caution': 'chèque espèces empreinte dépôt de garantie',
  'Restitution de la caution (jours)': 'rendre chèque dépôt de garantie',
  'Acompte (%)': 'arrhes avance',
  'Validité des devis (jours)': 'durée',
  'Rappel des devis (jours)': 'relance',
  'Envoi des rappels de devis': 'relance automatique',
  'Acceptation des devis en ligne': 'signature accepter signer',
  'Droit de rétractation': 'renoncer consommateur',
  Facebook: 'réseau social',
  Instagram: 'réseau social',
};

const siteWords: Partial<Record<SiteTextKey, string>> = {
  name: 'marque enseigne titre',
  logo: 'image marque enseigne icône',
  description: 'google référencement',
  mainColour: 'couleurs charte thème',
  accentColour: 'couleurs charte thème bouton',
  heroPicture: 'image bandeau',
};

const pricingWords: Record<keyof typeof pricingLabels, string> = {
  durees: 'coefficient semaine jours dégressif',
  saisons: 'été haute basse période',
  caution: 'dépôt de garantie paliers',
  minimumCommande: 'minimum',
  minimumJours: 'minimum',
  zones: 'port transport communes kilomètres',
  prixParKilometre: 'livraison distance transport',
  frais: 'montage nettoyage supplément',
  nettoyages: 'sale lavage',
  avance: 'acompte arrhes',
};

/** The ids of what is no field of its own name. */
const pricingFields: Partial<Record<keyof typeof pricingLabels, string>> = { caution: 'caution_par' };

const invoiceWords: Partial<Record<keyof SettingsValues, string>> = {
  actif: 'facturer facturation',
  prefixeFacture: 'numéros numérotation préfixe',
  prefixeAvoir: 'numéros numérotation préfixe',
  delaiPaiement: 'échéance',
  rappelApresJours: 'relance impayé',
  penalites: 'mentions intérêts',
  escompte: 'mentions',
  indemnite: 'mentions 40 euros',
  franchise: 'tva mention 293 B',
  seuilFranchise: 'tva plafond',
  exoneration: 'tva exonération',
  texteLibre: 'mention pied de page',
  iban: 'rib banque virement compte',
  debits: 'encaissements',
  xmlParticuliers: 'facture électronique xml',
};

const accounts: readonly string[] = [...invoiceAccounts, 'prefixeFacture', 'prefixeAvoir'];

/** Every setting, in the order of the tabs. */
export const settings: readonly Setting[] = [
  ...companyInfoNames.map((nom) => {
    const { label, help } = companyInfoField(nom);
    const field = companyInfoId(nom);
    return { label, help, tab: 'entreprise' as const, field, words: companyWords[nom] ?? '' };
  }),
  one('entreprise', 'donnees', 'Tout exporter', 'Toutes vos données dans un fichier.', 'sauvegarde télécharger zip'),
  one('cgv', 'cgv', 'Conditions Générales de Vente', 'Le texte que vos clients acceptent.', 'cgv contrat versions'),
  ...siteTextKeys.map((key) => {
    const { group, label } = siteTextOf(key);
    const words = `site textes ${siteWords[key] ?? ''}`;
    return {
      label: `${siteTextGroups[group]} · ${label}`,
      help: '',
      tab: 'site' as const,
      field: `site_${key}`,
      words,
    };
  }),
  ...entriesOf(pricingLabels).map(([key, label]) => {
    const words = `tarif prix ${pricingWords[key]}`;
    return { label, help: '', tab: 'tarifs' as const, field: `tarifs_${pricingFields[key] ?? key}`, words };
  }),
  ...entriesOf(invoiceSettingLabels).map(([key, label]) => ({
    label,
    help: invoiceSettingHelps[key] ?? '',
    tab: accounts.includes(key) ? ('comptes' as const) : ('factures' as const),
    field: `factures_${key}`,
    words: `factures ${accounts.includes(key) ? 'comptable comptabilité' : ''} ${invoiceWords[key] ?? ''}`,
  })),
  one(
    'equipe',
    'equipe-inviter',
    'Inviter quelqu’un',
    'Chacun a son accès.',
    'personne compte rôle droits utilisateur',
  ),
  one(
    'equipe',
    'equipe-deux-etapes',
    'Connexion en deux étapes',
    'Qui doit confirmer sa connexion par un second moyen.',
    'sécurité mot de passe code double authentification',
  ),
  one('rubriques', 'ouverture', 'Site ouvert ou fermé', 'Ce que voient vos visiteurs.', 'publier bientôt en ligne'),
  one('rubriques', 'rubrique-equipe', 'Seul ou avec une équipe', 'Comment vous travaillez.', 'équipe personnes'),
  one('rubriques', 'rubrique-factures', 'Avec factures ici', 'Factures, paiements et cautions.', 'facturation'),
  one('rubriques', 'rubrique-acceptation', 'Devis acceptés en ligne', 'Sur la page de suivi.', 'acceptation signature'),
  one('rubriques', 'rubrique-packs', 'Packs et ensembles', 'Des articles réunis.', 'formules lots convives'),
  one('rubriques', 'rubrique-livraison', 'Livraison et montage', 'Ce que vous proposez.', 'transport zones'),
  one('rubriques', 'marquage', 'Pièces et étiquettes', 'Numéroter chaque pièce.', 'marquage qr code étiquettes'),
  ...entriesOf(mailServerLabels)
    .filter(([key]) => key !== 'currentPassword')
    .map(([key, label]) => ({
      label: `${label} de messagerie`,
      help: '',
      tab: 'messagerie' as const,
      field: `messagerie_${key}`,
      words: 'smtp mails e-mails messages envoi',
    })),
  one('cles', 'cles', 'Clés', 'Les programmes qui lisent vos données.', 'api jeton logiciel'),
  one('cles', 'webhooks', 'Webhooks', 'Les programmes que Barnum prévient.', 'api notifications logiciel'),
  one('journal', 'journal-duree', 'Durée du journal', 'Combien de temps le journal est gardé.', 'historique années'),
  one('journal', 'preuve', 'Vérifier un fichier de preuve', 'Comparer ce qui a été accepté.', 'acceptation devis zip'),
];

const searched = settings.map((setting) => ({
  setting,
  label: searchText(setting.label),
  all: searchText(`${setting.label} ${setting.help} ${setting.words} ${settingsTabs[setting.tab]}`),
}));

/** The settings that a search is about: first those that say it in their label, then by help and other words. */
export function findSettings(text: string): Setting[] {
  const found = searched.filter(({ all }) => hasWords(all, text));
  const [named, others] = [true, false].map((isNamed) =>
    found.filter(({ label }) => hasWords(label, text) === isNamed),
  );
  return [...(named ?? []), ...(others ?? [])].map(({ setting }) => setting);
}

function one(tab: SettingsTab, field: string, label: string, help: string, words: string): Setting {
  return { tab, field, label, help, words };
}

function entriesOf<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}
