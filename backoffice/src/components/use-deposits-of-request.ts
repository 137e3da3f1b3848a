import { todayInParis } from '@barnum/rules/dates/paris-time';
import { depositSentences, offeredAtReturn, returnQuestion } from '@barnum/rules/money/ledger/deposits';
import { outcomeOf } from '@barnum/rules/outcome';
import { useClient } from 'urql';
import { graphql } from '../lib/service/graphql.ts';
import { useAsk } from './questions.tsx';
import { useInvoicing } from './use-invoicing.ts';

const depositsQuery = graphql(`
  query DepositsOfRequest($requestId: Int!) {
    requestLedger(requestId: $requestId) {
      cautionManquante
      cautions {
        id
        aRendre
        moyen
        reference
        enMain
        suites
        etapes {
          etat
          contrePassation {
            motif
          }
        }
      }
    }
  }
`);

const returnMutation = graphql(`
  mutation ReturnDeposit($id: Int!, $date: Date!) {
    moveDeposit(id: $id, etape: rendue, date: $date) {
      id
      etat
    }
  }
`);

const context = { additionalTypenames: ['Deposit', 'RequestLedger', 'Workday'] };

/** What the deposits of a request ask for when it leaves and when it comes back. */
export function useDepositsOfRequest() {
  const client = useClient();
  const isInvoicing = useInvoicing();
  const ask = useAsk();

  async function read(requestId: number) {
    if (!isInvoicing) return undefined;
    const { data } = await client.query(depositsQuery, { requestId }, { requestPolicy: 'network-only' }).toPromise();
    return data?.requestLedger;
  }

  /** What to ask before a departure whose deposit lacks; null where none does. */
  async function askBeforeDeparture(requestId: number): Promise<string | null> {
    const missing = (await read(requestId))?.cautionManquante ?? '0';
    return Number(missing) > 0 ? depositSentences.missingAtDeparture(missing) : null;
  }

  /** Offers to give back what is held of it; returns whether something was. */
  async function offerReturn(requestId: number): Promise<boolean> {
    const held = offeredAtReturn((await read(requestId))?.cautions ?? []);
    if (held.length === 0 || !(await ask(returnQuestion(held)))) return false;
    let isReturned = true;
    for (const { id } of held) {
      const outcome = outcomeOf(
        await client.mutation(returnMutation, { id, date: todayInParis() }, context).toPromise(),
      );
      isReturned &&= outcome.status === 'done';
    }
    return isReturned;
  }

  return { askBeforeDeparture, offerReturn };
}
