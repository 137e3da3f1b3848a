import { Button } from 'antd';
import { Placeholder } from '../../../components/placeholder.tsx';

/** Shown when there are no requests, or the search finds none. */
export function NoRequests({ isSearched, onEndSearch }: { isSearched: boolean; onEndSearch: () => void }) {
  if (!isSearched) {
    return (
      <Placeholder title="Aucune demande pour l’instant">
        Dès qu’un visiteur envoie une demande de réservation depuis le site, elle s’affiche ici.
      </Placeholder>
    );
  }
  return (
    <Placeholder title="Aucune demande trouvée" action={<Button onClick={onEndSearch}>Effacer la recherche</Button>}>
      Un nom, un numéro de téléphone, une adresse e-mail ou un article se retrouvent, même écrits sans accents.
    </Placeholder>
  );
}
