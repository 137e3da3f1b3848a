/** What the service said of something that was sent; `unreachable`: nothing, or that it cannot now. */
export type Answer = { status: 'taken' } | { status: 'refused'; reason: string } | { status: 'unreachable' };

/** A queue that outlives its program. */
export interface WaitingQueue<Row> {
  /** The first that waits; undefined once none does. */
  next: () => Promise<Row | undefined>;
  /** Takes it out: the service has it. */
  taken: (row: Row) => Promise<void>;
  /** Lays it beside the queue with the reason, for somebody to decide. */
  refused: (row: Row, reason: string) => Promise<void>;
}

/**
 * Sends what waits, in its order, one at a time, and takes each out only after the service answered: what is not sure to have
 * arrived stays, and is sent again under its own key. A refusal stops nobody behind it. Resolves with whether nothing waits.
 */
export async function replay<Row>(queue: WaitingQueue<Row>, send: (row: Row) => Promise<Answer>): Promise<boolean> {
  for (let row = await queue.next(); row !== undefined; row = await queue.next()) {
    const answer = await send(row);
    if (answer.status === 'unreachable') return false;
    if (answer.status === 'taken') await queue.taken(row);
    else await queue.refused(row, answer.reason);
  }
  return true;
}
