import { failureOf } from '@barnum/rules/outcome';
import { movementSentences } from '@barnum/rules/stock-movements/stock-movements';
import type { OperationResult } from 'urql';

/**
 * Makes a call that may lower a stock. Where confirmed requests would lack pieces the service refuses and names them: then
 * it is made again if the administrator accepts that.
 */
export async function acceptingLack<Result extends Pick<OperationResult, 'error'>>(
  call: (manqueAccepte: boolean) => Promise<Result>,
): Promise<Result> {
  const result = await call(false);
  if (!result.error) return result;
  const failure = failureOf(result.error);
  if (failure.code !== 'INSUFFICIENT_STOCK' || failure.status !== 'invalid') return result;
  const named = Object.entries(failure.fields).map(([field, request]) => {
    return `– demande n° ${field.replace('demandes.', '')} : ${request}`;
  });
  const question = [`${movementSentences.lacking} :`, ...named, '', 'Enregistrer quand même ?'].join('\n');
  return window.confirm(question) ? call(true) : result;
}
