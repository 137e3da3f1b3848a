/** The demo's marked pieces, by their article; `notes` by the place of a piece among them, from 1. */
export const demoMarkedArticles: readonly { nom: string; nombre: number; notes?: Record<number, string> }[] = [
  { nom: 'Barnum pliant 3×3 m (9 m²)', nombre: 8, notes: { 5: 'Toile grise, reprise en 2025' } },
  { nom: 'Barnum pliant 3×6 m (18 m²)', nombre: 4, notes: { 2: 'Recousu à un angle' } },
  { nom: 'Tente de réception 5×10 m (50 m²)', nombre: 1 },
  { nom: 'Mur fenêtre 3 m', nombre: 20 },
  { nom: 'Mange-debout Ø 80 et sa housse', nombre: 6 },
  { nom: 'Pack sono 2 enceintes, micro et pieds', nombre: 2, notes: { 1: 'Un pied est rayé' } },
];

/** Which of them went out, with the request of a telephone number. */
export const demoPieceOutings: readonly { phone: string; nom: string; places: readonly number[] }[] = [
  { phone: '06 39 98 02 61', nom: 'Mange-debout Ø 80 et sa housse', places: [2, 5] },
  { phone: '02 61 91 00 63', nom: 'Barnum pliant 3×3 m (9 m²)', places: [5] },
];
