import { PlusOutlined } from '@ant-design/icons';
import { isOver, isTemporary, movementSentences } from '@barnum/rules/catalogue/stock-movements/stock-movements';
import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useClient } from 'urql';
import { MovementStory } from '../../../components/movement-story.tsx';
import { QueryFailure } from '../../../components/query-failure.tsx';
import { useAsk } from '../../../components/questions.tsx';
import { useToasts } from '../../../components/toasts.tsx';
import { useRead } from '../../../components/use-read.ts';
import pageStyles from '../article-page.module.css';
import { type EditedMovement, MovementForm, newMovement } from './movement-form.tsx';
import { endMovementMutation, type StockMovement, stockMovementsQuery, stockTypes } from './stock-movements.ts';
import styles from './stock-section.module.css';
import { useLackQuestion } from './use-lack-question.tsx';

/** The movements of an article's stock, the latest first, and the way to record one. */
export function StockSection({ articleId, isLimited }: { articleId: number; isLimited: boolean }) {
  const heading = useId();
  const [edited, setEdited] = useState<EditedMovement | null>(null);
  const reading = useRead(stockMovementsQuery, { articleId });
  const movements = reading.data?.stockMovements;
  return (
    <section className={pageStyles.part} aria-labelledby={heading}>
      <h2 className={pageStyles.heading} id={heading}>
        Mouvements de stock
      </h2>
      {!isLimited && <p>{movementSentences.unlimited}.</p>}
      {isLimited && (
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => setEdited(newMovement(articleId))}>
          Noter un mouvement
        </Button>
      )}
      {reading.hasFailed && !movements && <QueryFailure failure={movementSentences.loadFailed} reading={reading} />}
      {movements && movements.length > 0 && (
        <ul className={styles.movements}>
          {movements.map((movement) => (
            <li key={movement.id} className={styles.movement}>
              <Movement movement={movement} />
            </li>
          ))}
        </ul>
      )}
      <MovementForm edited={edited} onClose={() => setEdited(null)} />
    </section>
  );
}

function Movement({ movement }: { movement: StockMovement }) {
  const { quantite, motif, fournisseur, cout, pieces, auteur } = movement;
  return (
    <>
      <MovementStory
        movement={movement}
        details={[motif, pieces.join(', '), fournisseur, cout === null ? '' : formatPrice(cout), auteur]}
      >
        <strong>
          {quantite > 0 ? '+' : '−'}
          {formatNumber(Math.abs(quantite))}
        </strong>
      </MovementStory>
      {isOpen(movement) && <EndButton movement={movement} />}
    </>
  );
}

function EndButton({ movement: { id, kind } }: { movement: StockMovement }) {
  const client = useClient();
  const toasts = useToasts();
  const ask = useAsk();
  const { acceptingLack, lackQuestion } = useLackQuestion();
  const [isBusy, setIsBusy] = useState(false);
  const label = kind === 'hors_service' ? 'Remettre en service' : 'Rendre au fournisseur';

  async function end() {
    if (!(await ask({ title: `${label} dès aujourd’hui\u00a0?`, agree: label }))) return;
    setIsBusy(true);
    const fin = addDays(todayInParis(), -1);
    const outcome = await acceptingLack((manqueAccepte) =>
      client.mutation(endMovementMutation, { id, fin, manqueAccepte }, { additionalTypenames: stockTypes }).toPromise(),
    );
    setIsBusy(false);
    if (outcome.status === 'done') toasts.success(movementSentences.ended);
    // Without a wrong field the administrator chose not to.
    else if (outcome.status !== 'invalid' || Object.keys(outcome.fields).length > 0)
      toasts.error(movementSentences.saveFailed);
  }

  return (
    <>
      {lackQuestion}
      <Button size="small" loading={isBusy} onClick={end}>
        {label}
      </Button>
    </>
  );
}

function isOpen(movement: StockMovement): boolean {
  return isTemporary(movement.kind) && !isOver(movement, todayInParis());
}
