import { useState } from 'react';
import { signedInUser } from '../../lib/signed-in-user.ts';

const key = 'barnum.demandes-affichage';

export type ListLayout = 'cartes' | 'lignes';

/** How the requests are laid out: cards, until this person has chosen otherwise on this device. */
export function useListLayout() {
  const [layout, setLayout] = useState(() => storedLayout(signedInUser()));
  return {
    layout,
    choose: (chosen: ListLayout) => {
      window.localStorage.setItem(`${key}.${signedInUser()}`, chosen);
      setLayout(chosen);
    },
  };
}

/** The person's own choice; else the choice of earlier versions, which was one for the whole device. */
function storedLayout(user: number): ListLayout {
  const stored = window.localStorage.getItem(`${key}.${user}`) ?? window.localStorage.getItem(key);
  return stored === 'lignes' ? 'lignes' : 'cartes';
}
