import { pieceSentences } from '@barnum/rules/catalogue/pieces/pieces';
import { useMutation } from 'urql';
import { SwitchRow } from '../../components/form/switch-row.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { markingQuery } from '../../components/use-marking.ts';
import { useRead } from '../../components/use-read.ts';
import { updateMarkingMutation } from './pieces.ts';

const variables = {};

/** Whether the company marks its pieces. */
export function MarkingSwitch() {
  const toasts = useToasts();
  const { data, reload } = useRead(markingQuery, variables);
  const [{ fetching }, update] = useMutation(updateMarkingMutation);
  if (!data) return null;

  async function change(actif: boolean) {
    const { error } = await update({ actif });
    if (error) toasts.error(pieceSentences.settingsFailed);
    else {
      toasts.success(pieceSentences.settingsSaved);
      reload();
    }
  }

  return (
    <SwitchRow
      id="marquage"
      label="Pièces et étiquettes"
      help={
        'Chaque tente, chaque chaise porte un numéro et une étiquette à QR code\u00a0: vous lisez ensuite la vie d’une pièce, et avec qui elle est partie. Ce n’est jamais nécessaire pour louer. Désactivé, l’écran n’en montre rien\u00a0; les numéros déjà donnés sont gardés.'
      }
      isOn={data.marksPieces}
      isChanging={fetching}
      onChange={(isOn) => void change(isOn)}
    />
  );
}
