import type { Outcome } from '@barnum/rules/outcome';
import { useEffect, useRef, useState } from 'react';
import type { Company } from '../../lib/company/company.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Notice } from '../ui/notice.tsx';
import { useVisitorDates } from '../visitor-dates/visitor-dates.tsx';
import { AcceptanceSection } from './acceptances/acceptance-section.tsx';
import { Appointments } from './appointments.tsx';
import { readFollowUp, sendMessage } from './change-follow-up.ts';
import { CompanyContact } from './company-contact.tsx';
import type { FollowUp } from './follow-up.ts';
import { FollowUpChoices } from './follow-up-choices.tsx';
import { FollowUpHistory } from './follow-up-history.tsx';
import styles from './follow-up-page.module.css';
import { FollowUpRecap } from './follow-up-recap.tsx';
import { accountKeys, FollowedAccount } from './followed-account.tsx';
import { documentKeys, FollowedDocuments } from './followed-documents.tsx';
import { MessageForm } from './message-form.tsx';
import { NextStep, Progress } from './progress.tsx';
import { stateWords } from './state-words.ts';
import { useLastVisit } from './use-last-visit.ts';

interface Props {
  jeton: string;
  /** The request as the page was rendered with it. */
  followUp: FollowUp;
  /** How the company takes a deposit, in words; empty where it does not say. */
  moyensDeCaution: string;
  company: Company;
}

/** A visitor’s private page: the state, history and content of the request, and the actions on it. */
export function FollowUpPage({ jeton, followUp: first, moyensDeCaution, company }: Props) {
  const [followUp, setFollowUp] = useState(first);
  const isHydrated = useHydrated();
  const { title, text, tone } = stateWords(followUp, useVisitorDates().terms.fermetures);
  const aRefuser = followUp.devis.find((quote) => quote.aRefuser);
  const hasQuote = followUp.acceptation !== null || aRefuser !== undefined;
  const hadQuote = useRef(hasQuote);
  const heading = useRef<HTMLHeadingElement>(null);
  // A quote that was refused goes with the form that had the focus: what became of it is said above.
  useEffect(() => {
    if (hadQuote.current && !hasQuote && document.activeElement === document.body) heading.current?.focus();
    hadQuote.current = hasQuote;
  }, [hasQuote]);
  const lastVisit = useLastVisit(followUp.numero, {
    event: followUp.events.at(-1)?.id ?? 0,
    message: followUp.messages.at(-1)?.id ?? 0,
    documents: documentKeys(followUp),
    account: accountKeys(followUp),
  });

  async function act(action: Promise<Outcome<FollowUp>>): Promise<string | null> {
    const outcome = await action;
    if (outcome.status !== 'done') return outcome.sentence;
    setFollowUp(outcome.data);
    return null;
  }

  return (
    <div className={styles.columns}>
      <div className={styles.story}>
        <section aria-labelledby="etat" aria-live="polite" className={styles.state}>
          <h2 id="etat" ref={heading} tabIndex={-1} className="visually-hidden">
            Où en est votre demande
          </h2>
          <Progress followUp={followUp} />
          <Notice tone={tone} title={title}>
            <p>{text}</p>
            <NextStep followUp={followUp} />
            {followUp.effacementDemandeLe && (
              <p>Vous avez demandé l’effacement de vos données : nous nous en occupons.</p>
            )}
          </Notice>
        </section>
        {hasQuote && (
          <AcceptanceSection
            jeton={jeton}
            acceptation={followUp.acceptation}
            aRefuser={aRefuser}
            isHydrated={isHydrated}
            onChange={setFollowUp}
            onOutdated={() => readFollowUp(jeton)}
          />
        )}
        <Appointments jeton={jeton} followUp={followUp} moyensDeCaution={moyensDeCaution} company={company} />
        <FollowedDocuments jeton={jeton} followUp={followUp} lastSeen={lastVisit?.documents} />
        <FollowedAccount jeton={jeton} followUp={followUp} lastSeen={lastVisit?.account} />
        <FollowUpHistory steps={followUp.events} lastSeen={lastVisit?.event} />
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
        <MessageForm
          followUp={followUp}
          lastSeen={lastVisit?.message}
          isHydrated={isHydrated}
          jeton={jeton}
          onSend={(texte, file) => act(sendMessage(jeton, texte, file))}
        />
        {isHydrated && <FollowUpChoices jeton={jeton} followUp={followUp} onAct={act} />}
      </div>
    </div>
  );
}
