import { exampleSentences } from '@barnum/rules/desk/example/example';
import { outcomeOf } from '@barnum/rules/outcome';
import { Button } from 'antd';
import { useState } from 'react';
import { useMutation } from 'urql';
import { useAsk } from '../../components/questions.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { useRead } from '../../components/use-read.ts';
import styles from './example.module.css';
import { countsInWords, exampleQuery, exampleTypes, fillExampleMutation } from './example-shop.ts';
import { RemoveExample } from './remove-example.tsx';

const variables = {};
const context = { additionalTypenames: exampleTypes };

/** Fills the shop with the example, or removes it. */
export function Example() {
  const { data, reload } = useRead(exampleQuery, variables, context);
  const toasts = useToasts();
  const ask = useAsk();
  const [{ fetching }, fill] = useMutation(fillExampleMutation);
  const [isRemoving, setIsRemoving] = useState(false);
  const counts = data?.example;
  if (counts === undefined) return null;

  async function fillShop() {
    if (!(await ask(fillQuestion))) return;
    const outcome = outcomeOf(await fill({}, context));
    if (outcome.status === 'done') toasts.success(exampleSentences.filled);
    else toasts.error(exampleSentences.fillFailed);
    reload();
  }

  return (
    <section className={styles.card} aria-labelledby="example">
      <h2 className={styles.title} id="example">
        Regarder d’abord
      </h2>
      {counts.total === 0 ? (
        <>
          <p className={styles.detail}>
            Remplissez la boutique d’articles, de catégories, d’avis et de demandes inventés, pour voir à quoi elle
            ressemble. Vous les retirerez d’un seul geste. Ni votre entreprise ni vos conditions de vente n’en sont
            changées.
          </p>
          <div>
            <Button loading={fetching} onClick={() => void fillShop()}>
              Remplir avec l’exemple
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.detail}>
            De l’exemple, il y a dans votre boutique : {countsInWords(counts).join(', ')}. Ce que vous avez changé est à
            vous, et n’en fait plus partie.
          </p>
          <div>
            <Button onClick={() => setIsRemoving(true)}>Vider l’exemple</Button>
          </div>
        </>
      )}
      <RemoveExample
        counts={isRemoving ? counts : null}
        onClose={(isDone) => {
          setIsRemoving(false);
          if (isDone) reload();
        }}
      />
    </section>
  );
}

const fillQuestion = {
  title: 'Remplir la boutique avec l’exemple\u00a0?',
  detail: 'Les visiteurs du site le verront aussi. Cela prend une minute environ.',
  agree: 'Remplir',
};
