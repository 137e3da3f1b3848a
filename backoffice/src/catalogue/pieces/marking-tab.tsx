import { pieceSentences } from '@barnum/rules/catalogue/pieces/pieces';
import { Switch } from 'antd';
import { useMutation } from 'urql';
import { CardSkeletons } from '../../components/card-skeletons.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { markingQuery } from '../../components/use-marking.ts';
import { useRead } from '../../components/use-read.ts';
import styles from './pieces.module.css';
import { updateMarkingMutation } from './pieces.ts';

const variables = {};

/** Whether the company marks its pieces. */
export function MarkingTab() {
  const toasts = useToasts();
  const reading = useRead(markingQuery, variables);
  const [{ fetching }, update] = useMutation(updateMarkingMutation);

  async function change(actif: boolean) {
    const { error } = await update({ actif });
    if (error) toasts.error(pieceSentences.settingsFailed);
    else {
      toasts.success(pieceSentences.settingsSaved);
      reading.reload();
    }
  }

  if (!reading.data) {
    if (reading.hasFailed) return <QueryFailure failure={pieceSentences.loadFailed} reading={reading} />;
    return <CardSkeletons sentence="Chargement du réglage…" height={146} className={undefined} />;
  }
  return (
    <section className={styles.card}>
      <h2>Numéroter les pièces</h2>
      <p className={styles.intro}>
        Un numéro et une étiquette à QR code sur chaque tente, chaque chaise : vous lisez ensuite la vie d’une pièce, ce
        qu’elle a eu, avec qui elle est partie. Ce n’est jamais nécessaire pour louer. Désactivé, l’écran n’en montre
        rien ; les numéros déjà donnés sont gardés.
      </p>
      <p className={styles.switch}>
        <Switch
          id="marquage"
          checked={reading.data.marksPieces}
          loading={fetching}
          onChange={(actif) => void change(actif)}
        />
        <label htmlFor="marquage">Pièces et étiquettes</label>
      </p>
    </section>
  );
}
