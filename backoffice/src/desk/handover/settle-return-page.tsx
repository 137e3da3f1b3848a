import { formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { returnSentences } from '@barnum/rules/desk/handover/return-outcome';
import { outcomeOf } from '@barnum/rules/outcome';
import { paths } from '@barnum/rules/paths';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useClient } from 'urql';
import { BackLink } from '../../components/back-link.tsx';
import { FormBar } from '../../components/form/form-bar.tsx';
import { Page } from '../../components/page.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { useBusy } from '../../components/use-busy.ts';
import { useRead } from '../../components/use-read.ts';
import { requestTypes } from '../../lib/cached-types.ts';
import { fullName } from '../../lib/full-name.ts';
import { type Handover, handoverQuery, handoverTypes, settleReturnMutation } from './handover.ts';
import styles from './handover-sheet.module.css';
import { type Choices, choicesOf, depositsOf, ReturnProposal } from './return-proposal.tsx';

const fresh = { requestPolicy: 'network-only' } as const;

/** What comes of a return that was closed by somebody who could not decide it. */
export function SettleReturnPage() {
  const { id: parameter = '' } = useParams();
  const reading = useRead(handoverQuery, { id: /^[1-9]\d{0,8}$/.test(parameter) ? Number(parameter) : 0 }, fresh);
  const sheet = reading.data?.handover;
  return (
    <Page
      title={sheet ? `Retour à régler, demande n°\u00a0${sheet.request.id}` : 'Retour à régler'}
      back={<BackLink to={paths.adminToday}>Retour à la journée</BackLink>}
    >
      {!sheet && reading.hasFailed && <QueryFailure failure="Le retour n’a pas pu être lu" reading={reading} />}
      {!sheet && !reading.hasFailed && <p role="status">Ouverture du retour…</p>}
      {sheet && !sheet.aRegler && <Alert type="info" showIcon message={returnSentences.settled} />}
      {sheet?.aRegler && <Settlement sheet={sheet} />}
    </Page>
  );
}

function Settlement({ sheet }: { sheet: Handover }) {
  const client = useClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { busy, refusal, run } = useBusy();
  const [choices, setChoices] = useState<Choices>({ faults: {}, deposits: [] });
  const variables = {
    id: sheet.id,
    suites: choicesOf(sheet, choices),
    cautionsRendues: depositsOf(sheet, choices),
  };
  const isNothing = variables.suites.length === 0 && variables.cautionsRendues.length === 0;

  async function settle(): Promise<void> {
    const context = { additionalTypenames: [...requestTypes, ...handoverTypes, 'Workday'] };
    const done = await run('settle', async () =>
      outcomeOf(await client.mutation(settleReturnMutation, variables, context).toPromise()),
    );
    if (!done) return;
    toasts.success(returnSentences.settledNow);
    void navigate(paths.adminToday);
  }

  return (
    <div className={styles.sheet}>
      <p>
        <Link to={paths.adminRequest(sheet.request.id)}>{fullName(sheet.request)}</Link>
        {sheet.closedAt && `, compté le ${formatLongDateTime(sheet.closedAt)} par ${sheet.closedBy}.`}
      </p>
      {sheet.remarques !== '' && <p>{`Remarques\u00a0: ${sheet.remarques}`}</p>}
      <ReturnProposal sheet={sheet} choices={choices} onChange={setChoices} isStockDecided={!sheet.stockARegler} />
      <FormBar>
        <div role="alert">{refusal && <Alert type="error" showIcon message={refusal} />}</div>
        <Button type="primary" size="large" loading={busy !== null} onClick={() => void settle()}>
          {isNothing ? 'Ne rien demander' : 'Régler le retour'}
        </Button>
      </FormBar>
    </div>
  );
}
