import { unsentInWords } from '@barnum/rules/desk/handover/kept';
import { useAsk } from '../../components/questions.tsx';
import { forgetKept, readKeptMark } from '../../lib/kept-mark.ts';
import { session } from './session.ts';

/** Signs out; where gestures on sheets would be lost by it, after asking. Resolves with whether it did. */
export function useSignOut(): () => Promise<boolean> {
  const ask = useAsk();
  return async () => {
    const waiting = readKeptMark()?.waiting ?? 0;
    if (waiting > 0 && !(await ask({ title: unsentInWords(waiting), detail, agree: 'Se déconnecter quand même' }))) {
      return false;
    }
    session.signOut();
    forgetKept();
    return true;
  };
}

const detail =
  'Ce qui a été noté sur les feuilles de départ et de retour n’est encore que sur cet appareil.\nLa déconnexion l’efface. Pour l’envoyer, retrouvez d’abord le réseau.';
