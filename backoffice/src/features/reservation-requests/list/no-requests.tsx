import { Button } from 'antd';
import { ListMessage } from '../../../components/list-message.tsx';

/** What stands in place of the requests when there are none, or none that the search finds. */
export function NoRequests({ isSearched, onEndSearch }: { isSearched: boolean; onEndSearch: () => void }) {
  if (!isSearched) {
    return (
      <ListMessage title="Aucune demande pour l’instant">
        Dès qu’un visiteur envoie une demande de réservation depuis le site, elle s’affiche ici.
      </ListMessage>
    );
  }
  return (
    <ListMessage title="Aucune demande trouvée" action={<Button onClick={onEndSearch}>Effacer la recherche</Button>}>
      Un nom, un numéro de téléphone, une adresse e-mail ou un article se retrouvent, même écrits sans accents.
    </ListMessage>
  );
}
