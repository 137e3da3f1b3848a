import type { Outcome } from '@barnum/rules/outcome';
import { useState } from 'react';
import type { Company } from '../../lib/company/company.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Notice } from '../ui/notice.tsx';
import { AcceptanceSection } from './acceptances/acceptance-section.tsx';
import { readFollowUp, sendMessage } from './change-follow-up.ts';
import { CompanyContact } from './company-contact.tsx';
import type { FollowUp } from './follow-up.ts';
import { FollowUpChoices } from './follow-up-choices.tsx';
import { FollowUpHistory } from './follow-up-history.tsx';
import styles from './follow-up-page.module.css';
import { FollowUpRecap } from './follow-up-recap.tsx';
import { MessageForm } from './message-form.tsx';
import { stateWords } from './state-words.ts';

interface Props {
  jeton: string;
  /** The request as the page was rendered with it. */
  followUp: FollowUp;
  company: Company;
}

/** A visitor’s private page: the state, history and content of the request, and the actions on it. */
export function FollowUpPage({ jeton, followUp: first, company }: Props) {
  const [followUp, setFollowUp] = useState(first);
  const isHydrated = useHydrated();
  const { title, text, tone } = stateWords(followUp);

  async function act(action: Promise<Outcome<FollowUp>>): Promise<string | null> {
    const outcome = await action;
    if (outcome.status !== 'done') return outcome.sentence;
    setFollowUp(outcome.data);
    return null;
  }

  return (
    <div className={styles.columns}>
      <div className={styles.story}>
        <section aria-labelledby="etat" aria-live="polite">
          <h2 id="etat" className="visually-hidden">
            Où en est votre demande
          </h2>
          <Notice tone={tone} title={title}>
            <p>{text}</p>
            {followUp.effacementDemandeLe && (
              <p>Vous avez demandé l’effacement de vos données : nous nous en occupons.</p>
            )}
          </Notice>
        </section>
        {followUp.acceptation && (
          <AcceptanceSection
            jeton={jeton}
            acceptation={followUp.acceptation}
            isHydrated={isHydrated}
            onChange={setFollowUp}
            onOutdated={async () => void (await act(readFollowUp(jeton)))}
          />
        )}
        <FollowUpHistory steps={followUp.events} />
      </div>
      <FollowUpRecap followUp={followUp} />
      <div className={styles.actions}>
        <noscript>
          <Notice tone="warning" title="Pour agir depuis cette page, activez JavaScript.">
            <p>
              Vous pouvez la lire sans lui. Pour nous écrire, annuler, ou recevoir vos données,{' '}
              <CompanyContact company={company} />.
            </p>
          </Notice>
        </noscript>
        <MessageForm followUp={followUp} isHydrated={isHydrated} onSend={(texte) => act(sendMessage(jeton, texte))} />
        {isHydrated && <FollowUpChoices jeton={jeton} followUp={followUp} onAct={act} />}
      </div>
    </div>
  );
}
