import { formatNumber } from '../../text/numbers.ts';

const quoted = (text: string) => `«\u00a0${text.length > 60 ? `${text.slice(0, 60)}…` : text}\u00a0»`;

/** Sentences about a table that comes in, which only administrators read. */
export const importSentences = {
  notFound: 'Cet import n’existe pas',
  loadFailed: 'L’import n’a pas pu être lu',
  kept: 'Un import s’annule pendant trente jours, tant que ce qu’il a fait n’a pas changé.',
  goesOn:
    'C’est long\u00a0: le travail continue, et cette page montre le résultat dès qu’il est là. Si rien n’apparaît dans les dix minutes, recommencez\u00a0: rien n’entre jamais deux fois.',
  written: (percent: number) =>
    `L’import s’écrit\u00a0: ${formatNumber(percent)}\u00a0%. Vous pouvez quitter cette page\u00a0: il continue.`,
  undoFailed: 'L’import n’a pas pu être annulé',
  empty: 'Ce tableau ne contient aucune ligne sous ses titres.',
  tooLarge: 'Le fichier dépasse 10\u00a0Mo\u00a0: enregistrez seulement la feuille à importer, ou partagez-la en deux.',
  tooManyRows: (most: number) =>
    `Plus de ${formatNumber(most)} lignes\u00a0: partagez le tableau en plusieurs fichiers.`,
  tooManyColumns: (most: number) => `Plus de ${most} colonnes\u00a0: supprimez celles qui ne servent pas.`,
  cellTooLong: (line: number) => `Ligne ${line}\u00a0: une cellule dépasse 200\u00a0000 caractères.`,
  tooMuch: 'Ce classeur est bien plus grand une fois ouvert que son fichier\u00a0: il n’est pas lu.',
  unreadable: 'Ce classeur est abîmé\u00a0: ouvrez-le dans votre tableur et enregistrez-le de nouveau en .xlsx.',
  oldExcel:
    'Un classeur de l’ancien Excel (.xls), ou protégé par un mot de passe\u00a0: enregistrez-le en .xlsx, sans mot de passe.',
  openDocument: 'Un classeur .ods\u00a0: dans LibreOffice, «\u00a0Enregistrer sous\u00a0», puis .xlsx.',
  numbers: 'Un classeur de Numbers\u00a0: «\u00a0Fichier\u00a0», «\u00a0Exporter vers\u00a0», puis Excel.',
  macros: 'Un classeur avec des macros\u00a0: enregistrez-le en .xlsx, sans macros.',
  pdf: 'Un PDF n’est pas un tableau\u00a0: demandez le fichier du tableur.',
  html: 'Une page web, quel que soit son nom\u00a0: ouvrez-la dans votre tableur et enregistrez-la en .xlsx.',
  binary: 'Ce fichier n’est ni un .xlsx ni un .csv.',
  noSheet: 'Ce classeur n’a aucune feuille visible.',
  hiddenRows: (count: number) =>
    count === 1
      ? 'Une ligne masquée a été laissée de côté.'
      : `${formatNumber(count)} lignes masquées ont été laissées de côté.`,
  hiddenColumns: (count: number) =>
    count === 1
      ? 'Une colonne masquée a été laissée de côté.'
      : `${formatNumber(count)} colonnes masquées ont été laissées de côté.`,
  thousands: (text: string) =>
    `${quoted(text)} se lit de deux façons\u00a0: écrivez-le sans séparateur, ou avec deux décimales`,
  decimals: (text: string) => `${quoted(text)} a plus de deux décimales`,
  withoutTaxes: (text: string) =>
    `${quoted(text)} est hors taxes, dans une colonne TTC\u00a0: écrivez le montant TTC, ou changez ce que contient la colonne`,
  withTaxes: (text: string) =>
    `${quoted(text)} est TTC, dans une colonne hors taxes\u00a0: écrivez le montant hors taxes, ou changez ce que contient la colonne`,
  oneAmount: (text: string) => `${quoted(text)} n’est pas un seul montant\u00a0: lequel retenir\u00a0?`,
  amount: (text: string) => `${quoted(text)} n’est pas un montant`,
  whole: (text: string) => `${quoted(text)} n’est pas un nombre entier\u00a0: combien retenir\u00a0?`,
  rate: (text: string) => `${quoted(text)} n’est pas un taux de TVA`,
  unit: (text: string) => `${quoted(text)} n’est pas une unité\u00a0: unitaire, journée ou weekend`,
  state: (text: string) => `${quoted(text)} n’est pas un état\u00a0: en ligne, masqué ou archivé`,
  specification: (text: string) => `${quoted(text)}\u00a0: écrivez «\u00a0Nom\u00a0: valeur\u00a0», une par ligne`,
  categoryUnknown: (text: string) => `La catégorie ${quoted(text)} n’existe pas`,
  ofPack: 'Le stock d’un pack suit ce qu’il contient',
  draft: 'Sans prix\u00a0: l’article arrive masqué',
  draftStock: 'Stock à préciser\u00a0: l’article arrive masqué',
  twice: (what: string, line: number) => `${what} est à la ligne ${formatNumber(line)}\u00a0: écartez une des deux`,
  severalKnown: 'Plusieurs articles portent ce nom\u00a0: il faut leur catégorie',
  customerNameMissing: 'Quelle colonne contient le nom des clients, ou de leur société\u00a0?',
  whichNameOrder:
    'Prénom et nom sont dans la même cellule\u00a0: lequel vient d’abord, ou faut-il les laisser ensemble\u00a0?',
  nameSplit: (prenom: string, nom: string) => `Prénom et nom séparés\u00a0: ${prenom} et ${nom}`,
  withoutName: 'Ni nom ni société',
  severalCustomers: (names: string) =>
    `Plusieurs clients correspondent (${names})\u00a0: écartez la ligne ou corrigez-la`,
  sameName: (id: number) =>
    `Un client porte déjà ce nom (fiche ${id})\u00a0: donnez un e-mail ou un SIRET, ou écartez la ligne`,
  scientific: (text: string) =>
    `${quoted(text)} a perdu ses chiffres dans le tableur\u00a0: mettez la colonne au format texte`,
  zeroRestored: (what: string, text: string) => `${what}\u00a0: le zéro perdu du tableur est remis (${text})`,
  postalCodeSplit: (codePostal: string, ville: string) =>
    `Code postal et ville séparés\u00a0: ${codePostal} et ${ville}`,
  kindGuessed: (label: string) => `Genre déduit\u00a0: ${label}`,
  kind: (text: string) =>
    `${quoted(text)} n’est pas un genre\u00a0: particulier, professionnel, association ou collectivité`,
  country: (text: string) => `${quoted(text)} n’est pas un pays de la liste`,
  yesNo: (text: string) => `${quoted(text)} n’est ni oui ni non`,
  email: (text: string) => `${quoted(text)} n’est pas une adresse e-mail`,
  zipTooLarge: 'Le ZIP dépasse 50\u00a0Mo\u00a0: partagez-le en plusieurs, ajoutés l’un après l’autre.',
  zipTooMuch:
    'Ce ZIP contient trop de fichiers, ou est bien plus grand une fois ouvert\u00a0: partagez-le en plusieurs.',
  zipUnreadable: 'Ce ZIP est abîmé ou protégé\u00a0: refaites-le, sans mot de passe.',
  zipWithoutPictures: 'Ce ZIP ne contient aucune photo (.jpg, .png, .gif, .webp, .avif, .heic, .tif ou .bmp).',
  noTable: 'Ce ZIP ne contient aucun tableau (.xlsx ou .csv)\u00a0: commencez par lui, les photos s’ajoutent ensuite.',
  tooManyPictures: (most: number) => `Plus de ${most} photos\u00a0: importez le reste ensuite.`,
  pictureMissing: (name: string) => `${quoted(name)} n’est pas dans le ZIP`,
  pictureTwice: (name: string) => `Plusieurs photos s’appellent ${quoted(name)}\u00a0: écrivez aussi son dossier`,
  picturesKept: (count: number) =>
    `${count === 1 ? 'Un article a déjà ses photos, et les garde' : `${formatNumber(count)} articles ont déjà leurs photos, et les gardent`}.`,
  picturesGone: 'Les photos d’un import qui attend se gardent un jour\u00a0: ajoutez de nouveau leur ZIP.',
  notThere: 'Aucun article de ce nom\u00a0: la ligne est écartée, puisque rien n’est créé',
  sheetGone: 'Le classeur n’est plus là\u00a0: déposez-le de nouveau pour lire une autre feuille.',
  nameMissing: 'Quelle colonne contient le nom des articles\u00a0?',
  fieldTwice: (title: string) => `Deux colonnes sont «\u00a0${title}\u00a0»\u00a0: gardez-en une`,
  day: (text: string) => `${quoted(text)} n’est pas une date\u00a0: écrivez 12/07/2025`,
  hireColumns: 'Quelles colonnes contiennent la date et le total des locations\u00a0?',
  whichHireRate: 'Un seul total est donné, TTC ou hors taxes\u00a0: quel taux de TVA le sépare de l’autre\u00a0?',
  sameHires: 'Plusieurs locations portent cette référence\u00a0: écartez la ligne',
  withoutSheet: (count: number) =>
    count === 1
      ? 'Le client d’une location n’a pas de fiche\u00a0: elle compte sans son nom.'
      : `Les clients de ${formatNumber(count)} locations n’ont pas de fiche\u00a0: elles comptent sans leur nom.`,
  whichRate: 'Vos prix sont hors taxes\u00a0: avec quel taux de TVA les prix TTC se calculent-ils\u00a0?',
  noVat:
    'Vous êtes en franchise de TVA\u00a0: vos prix n’ont pas de hors taxes. Choisissez «\u00a0Prix TTC\u00a0» pour cette colonne.',
  bothPrices: 'Un prix TTC et un prix hors taxes\u00a0: gardez l’un des deux.',
  nothing: 'Rien à importer\u00a0: tout est identique, écarté ou refusé.',
  outdated: 'Vos données ont changé depuis l’aperçu\u00a0: le voici refait, vérifiez puis importez.',
  done: 'Import terminé',
  applied: 'Cet import est déjà fait',
  notApplied: 'Cet import n’est pas fait, ou il est déjà annulé',
  tooLate: 'Un import s’annule pendant trente jours',
  undone: 'Import annulé',
  changedSince: 'modifié depuis',
  formerCategoryGone: 'sa catégorie d’avant n’existe plus',
  archivedBefore: 'archivé avant l’import, et dans un pack ou un ensemble depuis',
  stockWasZero: 'son stock était de 0\u00a0: notez-le par un mouvement',
  customerUsedSince: 'utilisé depuis\u00a0: demande, facture, location passée ou fusion',
  usedSince:
    'utilisé depuis\u00a0: demande, pack, ensemble, accessoire, grille de prix, pièce, photo ou mouvement de stock',
  atLine: (line: number, sentence: string) => `Ligne ${formatNumber(line)}\u00a0: ${sentence}. Rien n’a été importé.`,
} as const;

/** Refusal of a ZIP with these tables. */
export function severalTables(names: readonly string[]): string {
  return `Ce ZIP contient plusieurs tableaux (${someOf(names)})\u00a0: gardez-y celui à importer.`;
}

/** Note on a row that gets pictures without naming them. */
export function picturesOf(names: readonly string[]): string {
  return `Photos\u00a0: ${someOf(names)}`;
}

/** Note on pictures that no row gets. */
export function picturesUnused(names: readonly string[]): string {
  const count = names.length === 1 ? 'Une photo ne va' : `${formatNumber(names.length)} photos ne vont`;
  return `${count} à aucun article\u00a0: ${someOf(names)}.`;
}

/** Note on a picture that cannot be taken, with the sentence that says why. */
export function pictureRefused(name: string, problem: string): string {
  return `Photo ${quoted(name)}\u00a0: ${problem.replace(/\.$/, '')}.`;
}

/** The first names, and how many more. */
function someOf(names: readonly string[]): string {
  const more = names.length > 5 ? ` et ${formatNumber(names.length - 5)} de plus` : '';
  return `${names.slice(0, 5).join(', ')}${more}`;
}
