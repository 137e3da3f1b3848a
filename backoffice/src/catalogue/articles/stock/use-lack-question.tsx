import { movementSentences } from '@barnum/rules/catalogue/stock-movements/stock-movements';
import { type Failure, failureOf, type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { paths } from '@barnum/rules/paths';
import { Modal } from 'antd';
import { Link } from 'react-router-dom';
import type { OperationResult } from 'urql';
import styles from './use-lack-question.module.css';

/**
 * For a call that may lower a stock. Where confirmed requests would lack pieces the service refuses and names them: then it
 * is made again if the administrator accepts that, and is otherwise invalid without a word. `lackQuestion` is where the
 * question is rendered.
 */
export function useLackQuestion() {
  const [modal, lackQuestion] = Modal.useModal();

  async function acceptingLack<Data>(
    call: (manqueAccepte: boolean) => Promise<Pick<OperationResult<Data>, 'data' | 'error'>>,
  ): Promise<Outcome<Data>> {
    const result = await call(false);
    const failure = result.error && failureOf(result.error);
    if (failure?.code !== 'INSUFFICIENT_STOCK' || failure.status !== 'invalid') return outcomeOf(result);
    const isAccepted = await modal.confirm({
      title: movementSentences.lacking,
      content: <LackingRequests fields={failure.fields} />,
      okText: 'Enregistrer quand même',
      cancelText: 'Revenir',
      width: 520,
    });
    return isAccepted ? outcomeOf(await call(true)) : { ...failure, fields: {} };
  }

  return { acceptingLack, lackQuestion };
}

/** The requests that would lack pieces, in tabs of their own: what is being entered stays. */
function LackingRequests({ fields }: Pick<Extract<Failure, { status: 'invalid' }>, 'fields'>) {
  return (
    <ul className={styles.requests}>
      {Object.entries(fields).map(([field, request]) => {
        const id = Number(field.replace('demandes.', ''));
        return (
          <li key={id}>
            <Link to={paths.adminRequest(id)} target="_blank" rel="noreferrer">
              Demande n°&nbsp;{id}
              <span className="visually-hidden"> (nouvel onglet)</span>
            </Link>
            {`\u00a0: ${request}`}
          </li>
        );
      })}
    </ul>
  );
}
