import { useState } from 'react';

const key = 'barnum.demandes-affichage';

export type ListLayout = 'cartes' | 'lignes';

/** How the list is laid out: chosen once, and remembered by this browser. */
export function useListLayout() {
  const [layout, setLayout] = useState<ListLayout>(() =>
    window.localStorage.getItem(key) === 'lignes' ? 'lignes' : 'cartes',
  );
  return {
    layout,
    choose: (chosen: ListLayout) => {
      window.localStorage.setItem(key, chosen);
      setLayout(chosen);
    },
  };
}
