/** What a paste left out or decided, in the order in which it is said. */
const sentences = {
  hidden: 'Du texte masqué ou blanc n’a pas été repris.',
  doubtful: 'Du texte blanc, ou de la couleur de son fond, a été repris par prudence\u00a0: relisez-le.',
  deleted: 'Du texte supprimé, encore montré par le suivi des modifications, n’a pas été repris.',
  comments: 'Les commentaires n’ont pas été repris.',
  margins: 'Les en-têtes, les pieds de page et les numéros de page n’ont pas été repris.',
  images: 'Les images n’ont pas été reprises.',
  buttons: 'Les boutons de la page n’ont pas été repris.',
  formulas: 'Des formules de plusieurs lignes n’ont pas pu être reprises.',
  symbols: 'Des signes d’une police de symboles n’ont pas pu être lus et n’ont pas été repris.',
  links: 'Des liens propres au document d’origine sont devenus du texte.',
  footnotes: 'Les notes de bas de page sont passées dans le texte, entre crochets.',
  marks: 'Des appels de note, venus sans leur note, n’ont pas été repris.',
  tables: 'Les tableaux sont devenus des lignes, leurs cases séparées par «\u00a0|\u00a0».',
  numbering:
    'Une numérotation que le site ne sait pas compter est restée dans le texte\u00a0: elle ne suivra pas si vous ajoutez ou retirez un point.',
  numbers:
    'Un numéro dépend d’un point qui n’a pas été copié\u00a0: remplacez le «\u00a0?\u00a0» par ce que montre le document d’origine.',
} as const;

type PasteNote = keyof typeof sentences;

/** Collects the notes of one paste. */
export class PasteNotes {
  readonly #noted = new Set<PasteNote>();

  add(note: PasteNote): void {
    this.#noted.add(note);
  }

  /** One sentence for each kind of note. */
  sentences(): string[] {
    return Object.entries(sentences).flatMap(([note, sentence]) =>
      this.#noted.has(note as PasteNote) ? [sentence] : [],
    );
  }
}
