import type { CompanyInfoName } from '@barnum/rules/site/company-info/company-info';
import { slugify } from '@barnum/rules/text/slug';

/** How a value is entered. */
export type Control =
  | 'text'
  | 'lines'
  | 'email'
  | 'phone'
  | 'site'
  | 'digits'
  | 'percent'
  | 'days'
  | 'cleaning'
  | 'time'
  | 'hours'
  | 'closedDays'
  | 'vatRegime'
  | 'depositMeans'
  | 'acceptance'
  | 'reminder';

interface Field {
  /** As people read it; the stored name may be written otherwise. */
  label: string;
  help: string;
  control: Control;
}

const fields: Record<CompanyInfoName, Field> = {
  adresse: {
    label: 'Adresse',
    help: 'Cette adresse paraît au pied de chaque page et sur la page Contact.',
    control: 'lines',
  },
  Email: {
    label: 'E-mail',
    help: 'Vos clients vous écrivent à cette adresse, et vos messages en partent.',
    control: 'email',
  },
  Téléphone: { label: 'Téléphone', help: 'Vos clients vous appellent à ce numéro.', control: 'phone' },
  Dénomination: {
    label: 'Dénomination',
    help: 'Écrivez le nom de l’entreprise, ou vos prénom et nom.',
    control: 'text',
  },
  'Forme juridique': { label: 'Forme juridique', help: 'Écrivez SARL, SAS, entreprise individuelle…', control: 'text' },
  Capital: { label: 'Capital', help: 'Écrivez le capital social, ou « Sans objet ».', control: 'text' },
  Siège: { label: 'Siège social', help: 'Vos mentions légales donnent cette adresse.', control: 'lines' },
  RCS: {
    label: 'Immatriculation',
    help: 'Écrivez la ville du greffe et le numéro, au RCS ou au RNE.',
    control: 'text',
  },
  SIRET: {
    label: 'SIRET',
    help: 'Vos devis et vos factures portent les 14\u00a0chiffres de l’établissement.',
    control: 'digits',
  },
  TVA: {
    label: 'Numéro de TVA',
    help: 'Écrivez votre numéro de TVA intracommunautaire, ou «\u00a0Non applicable, art. 293 B du CGI\u00a0».',
    control: 'text',
  },
  'Taux de TVA (%)': {
    label: 'Taux de TVA',
    help: 'Vos devis disent ce taux, que vos prix comprennent\u00a0; laissez vide si vous n’êtes pas assujetti.',
    control: 'percent',
  },
  'Régime de TVA': {
    label: 'Régime de TVA',
    help: 'En franchise, vos devis ne portent aucun taux, mais la mention que vous écrivez sous « Numéro de TVA ».',
    control: 'vatRegime',
  },
  'Directeur de la publication': {
    label: 'Directeur de la publication',
    help: 'Nommez la personne qui répond de ce que le site publie.',
    control: 'text',
  },
  Hébergeur: {
    label: 'Hébergeur',
    help: 'Vos mentions légales donnent son nom, son adresse et son téléphone.',
    control: 'lines',
  },
  Médiateur: {
    label: 'Médiateur',
    help: 'Nommez le médiateur de la consommation dont vous relevez, et son site.',
    control: 'lines',
  },
  Horaires: {
    label: 'Horaires',
    help: 'Ces horaires paraissent sur la page Contact, au pied du site et dans les moteurs de recherche\u00a0; du lundi au samedi midi si rien n’est indiqué.',
    control: 'hours',
  },
  'Jours fermés': {
    label: 'Jours fermés',
    help: 'Ces jours s’ajoutent à ceux sans horaires\u00a0: rien ne part ni ne revient, et une demande pour l’un d’eux est refusée.',
    control: 'closedDays',
  },
  'Supplément par jour (%)': {
    label: 'Supplément par jour',
    help: 'Ce supplément vaut pour chaque jour que le prix ne couvre pas\u00a0; 25\u00a0% si rien n’est indiqué.',
    control: 'percent',
  },
  'Délai de remise en état (jours)': {
    label: 'Délai de remise en état',
    help: 'Ce délai sépare un retour du départ suivant\u00a0; 1 jour si rien n’est indiqué. «\u00a0Aucun\u00a0» vaut tant que l’heure de retour n’est pas après celle de retrait.',
    control: 'cleaning',
  },
  'Heure de retrait': {
    label: 'Heure de retrait',
    help: 'C’est l’heure du vendredi d’un week-end de location\u00a0; 14 h si rien n’est indiqué.',
    control: 'time',
  },
  'Heure de retour': {
    label: 'Heure de retour',
    help: 'C’est l’heure du lundi d’un week-end de location\u00a0; 12 h si rien n’est indiqué.',
    control: 'time',
  },
  'Moyens de caution': {
    label: 'Moyens de caution',
    help: 'Dites comment on vous remet une caution\u00a0: vos clients le lisent sur leur page de suivi, avec son montant, avant le retrait.',
    control: 'depositMeans',
  },
  'Restitution de la caution (jours)': {
    label: 'Restitution de la caution',
    help: 'Dites combien de temps après le retour vous la rendez\u00a0; 7 jours si rien n’est indiqué.',
    control: 'days',
  },
  'Acompte (%)': {
    label: 'Acompte',
    help: 'Vos devis demandent cette part du total à la commande\u00a0; 30\u00a0% si rien n’est indiqué.',
    control: 'percent',
  },
  'Validité des devis (jours)': {
    label: 'Validité des devis',
    help: 'Un devis vous engage pendant cette durée\u00a0; 30 jours si rien n’est indiqué.',
    control: 'days',
  },
  'Rappel des devis (jours)': {
    label: 'Rappel des devis',
    help: 'Un devis est rappelé à votre client après tant de jours sans réponse\u00a0; jamais si rien n’est indiqué, ou 0.',
    control: 'days',
  },
  'Envoi des rappels de devis': {
    label: 'Envoi des rappels de devis',
    help: '«\u00a0Aujourd’hui\u00a0» vous les propose et vous les envoyez, ou ils partent d’eux-mêmes, une fois par devis\u00a0; vous les envoyez si rien n’est indiqué.',
    control: 'reminder',
  },
  'Acceptation des devis en ligne': {
    label: 'Acceptation en ligne',
    help: 'Dites qui peut accepter un devis sur sa page de suivi, avec un code reçu par e-mail\u00a0: il y faut un serveur de messagerie (onglet «\u00a0Avancé\u00a0»)\u00a0; hors ligne seulement si rien n’est indiqué. Les particuliers aussi, avec «\u00a0Tous\u00a0», une fois que vous avez écrit ce que vous dites du droit de rétractation.',
    control: 'acceptance',
  },
  'Droit de rétractation': {
    label: 'Droit de rétractation',
    help: 'Les particuliers lisent ce texte avant d’accepter en ligne. Barnum n’affirme rien à votre place\u00a0: voyez avec votre conseil si vos locations ouvrent ce droit.',
    control: 'lines',
  },
  'Délai de rétractation (jours)': {
    label: 'Délai de rétractation',
    help: 'Un particulier peut renoncer, sur sa page, au contrat accepté en ligne pendant tant de jours\u00a0; aucun si rien n’est indiqué.',
    control: 'days',
  },
  Facebook: { label: 'Facebook', help: 'Le pied du site mène à votre page.', control: 'site' },
  Instagram: { label: 'Instagram', help: 'Le pied du site mène à votre page.', control: 'site' },
};

/** By which links lead to the row of a name. */
export function companyInfoId(nom: string): string {
  return `entreprise-${slugify(nom)}`;
}

/** The field of a name; a name of the company's own is a text. */
export function companyInfoField(nom: string): Field {
  return (fields as Partial<Record<string, Field>>)[nom] ?? { label: nom, help: '', control: 'lines' };
}

const namesByGroup: Record<string, readonly CompanyInfoName[]> = {
  Contact: ['adresse', 'Téléphone', 'Email', 'Horaires', 'Jours fermés'],
  'Mentions légales': [
    'Dénomination',
    'Forme juridique',
    'Capital',
    'Siège',
    'RCS',
    'SIRET',
    'TVA',
    'Directeur de la publication',
    'Hébergeur',
    'Médiateur',
  ],
  Location: [
    'Supplément par jour (%)',
    'Délai de remise en état (jours)',
    'Heure de retrait',
    'Heure de retour',
    'Moyens de caution',
    'Restitution de la caution (jours)',
  ],
  Devis: [
    'Régime de TVA',
    'Taux de TVA (%)',
    'Acompte (%)',
    'Validité des devis (jours)',
    'Rappel des devis (jours)',
    'Envoi des rappels de devis',
    'Acceptation des devis en ligne',
    'Droit de rétractation',
    'Délai de rétractation (jours)',
  ],
  'Réseaux sociaux': ['Facebook', 'Instagram'],
};

/** The rows under the title of their group, in its order; those of names of the company's own come last. */
export function groupCompanyInfo<Row extends { nom: string }>(rows: readonly Row[]): { title: string; rows: Row[] }[] {
  const named = Object.entries(namesByGroup).map(([title, names]) => ({
    title,
    rows: names.flatMap((nom) => rows.filter((row) => row.nom === nom)),
  }));
  const others = rows.filter(({ nom }) => !(nom in fields));
  return [...named, ...(others.length > 0 ? [{ title: 'Autres informations', rows: others }] : [])];
}
