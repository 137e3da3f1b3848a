import { entryDateSentences } from '@barnum/rules/money/ledger/entry-dates';
import type { Outcome } from '@barnum/rules/outcome';
import { Modal } from 'antd';
import { useClient } from 'urql';
import { graphql } from '../../lib/service/graphql.ts';

const entryDateQuery = graphql(`
  query EntryDateQuestion($date: Date!, $requestId: Int, $invoiceId: Int, $entryId: Int) {
    entryDateQuestion(date: $date, requestId: $requestId, invoiceId: $invoiceId, entryId: $entryId)
  }
`);

interface About {
  requestId?: number | null;
  invoiceId?: number | null;
  entryId?: number | null;
}

/**
 * Asks about an unusual day before money is recorded: it is recorded only if the day is kept. `dateQuestion` is where the
 * question is rendered.
 */
export function useDateQuestion() {
  const client = useClient();
  const [modal, dateQuestion] = Modal.useModal();

  async function askingDate<Data>(
    date: string,
    about: About,
    record: () => Promise<Outcome<Data>>,
  ): Promise<Outcome<Data>> {
    const answer = await client
      .query(entryDateQuery, { date, ...about }, { requestPolicy: 'network-only' })
      .toPromise();
    // What cannot be asked is recorded: the service refuses what is wrong.
    const question = answer.data?.entryDateQuestion ?? null;
    if (question === null) return record();
    const isKept = await modal.confirm({
      title: entryDateSentences.title,
      content: question,
      okText: entryDateSentences.keep,
      cancelText: entryDateSentences.change,
      autoFocusButton: 'cancel',
    });
    if (isKept) return record();
    return { status: 'invalid', sentence: entryDateSentences.check, fields: { date: entryDateSentences.check } };
  }

  return { askingDate, dateQuestion };
}
