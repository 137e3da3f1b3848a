import { priceRequest } from '@barnum/rules/prices/price-request';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import type { Company } from '../../../lib/company/company.ts';
import type { ShopTerms } from '../../../lib/page-data.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useArticleChoices } from '../article-picker/use-article-choices.ts';
import type { ArticleChoices } from '../draft/article-choices.ts';
import { draftRental, estimatedRental } from '../draft/draft-rental.ts';
import { missingLine } from '../draft/draft-rules.ts';
import { useReservationWizard } from '../draft/use-reservation-wizard.ts';
import { RequestRecap } from '../recap/request-recap.tsx';
import { ArticlesStep } from '../steps/articles-step.tsx';
import { DeliveryStep } from '../steps/delivery-step.tsx';
import { IdentityStep } from '../steps/identity-step.tsx';
import { PrivacyNotice } from '../steps/privacy-notice.tsx';
import { ConfirmationPanel } from './confirmation-panel.tsx';
import { Honeypot } from './honeypot.tsx';
import styles from './reservation-wizard.module.css';
import { StepsNav } from './steps-nav.tsx';
import { useInputBeforeHydration } from './use-input-before-hydration.ts';
import { WizardActions } from './wizard-actions.tsx';

interface Props {
  catalogue: ArticleChoices | null;
  company: Company;
  terms: ShopTerms;
  /** Years for which a request is stored. */
  retentionYears: number | null;
  /** The owner's groups of names for the same. */
  synonyms: string;
}

/** The request in three steps (spec section 2), with its recap beside it. */
export function ReservationWizard({ catalogue, company, terms, retentionYears, synonyms }: Props) {
  const choices = useArticleChoices(catalogue);
  const wizard = useReservationWizard(choices.catalogue?.articles ?? null, terms.fermetures);
  const articles = choices.catalogue?.articles ?? [];
  const { draft, state, missing } = wizard;
  const rental = draftRental(draft, articles, terms);
  const form = useRef<HTMLFormElement>(null);
  const confirmation = useRef<HTMLElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  useInputBeforeHydration(form, wizard.edit);
  useFocus(state.focus, form, confirmation);

  const last = draft.step === 3;
  const isPhone = useIsPhone();

  function proceed(event: FormEvent) {
    event.preventDefault();
    void wizard.proceed(honeypot.current?.value ?? '');
    // A browser may have filled it in: the second sending counts as a person's.
    if (last && honeypot.current) honeypot.current.value = '';
  }

  const change = last ? wizard.turnTo : undefined;
  const recap = <RequestRecap key="recap" draft={draft} rental={rental} onChange={change} onClear={wizard.clear} />;
  return (
    <div className={styles.wizard}>
      {state.confirmation && draft.step === 1 && <ConfirmationPanel ref={confirmation} {...state.confirmation} />}
      {state.notices.length > 0 && <DraftNotices notices={state.notices} onRead={wizard.dismissNotices} />}
      <StepsNav current={draft.step} onTurn={wizard.turnTo} />
      <form
        ref={form}
        className={classNames(styles.form, draft.step === 2 && styles.long, last && styles.last)}
        onSubmit={proceed}
        onKeyDown={keepOnEnter}
        noValidate
      >
        <Honeypot ref={honeypot} />
        <fieldset key="step" className={styles.step} aria-labelledby="etape">
          {draft.step === 1 && <IdentityStep wizard={wizard} closings={terms.fermetures} />}
          {draft.step === 2 && (
            <ArticlesStep wizard={wizard} choices={choices} prices={priceRequest(rental).items} synonyms={synonyms} />
          )}
          {draft.step === 3 && <DeliveryStep wizard={wizard} terms={terms} total={priceRequest(rental).total} />}
        </fieldset>
        {last && recap}
        <div key="actions" className={styles.end}>
          {draft.step !== 2 && (
            <PrivacyNotice key={draft.step} company={company} retentionYears={retentionYears} open={last && !isPhone} />
          )}
          <WizardActions
            wizard={wizard}
            missing={missingLine(missing, draft)}
            rental={estimatedRental(rental, draft, terms)}
          />
        </div>
        {!last && recap}
      </form>
    </div>
  );
}

/** Enter in the search or in a quantity must not go to the next step. */
function keepOnEnter(event: KeyboardEvent) {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  if (target.type === 'search' || target.type === 'number') event.preventDefault();
}

function DraftNotices({ notices, onRead }: { notices: readonly string[]; onRead: () => void }) {
  return (
    <div className={styles.notices}>
      <Notice tone="warning" title="Votre demande a été mise à jour" announce>
        <ul className={styles.list}>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
        <Button onClick={onRead}>J’ai compris</Button>
      </Notice>
    </div>
  );
}

type Focus = ReturnType<typeof useReservationWizard>['state']['focus'];

/** Moves the focus to the new step, the first field in error, the failure's message, or the confirmation. */
function useFocus(focus: Focus, form: React.RefObject<HTMLFormElement>, confirmation: React.RefObject<HTMLElement>) {
  useEffect(() => {
    if (focus.turn === 0) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const wrong = focus.target === 'error' ? find('[aria-invalid="true"], [data-refused]') : null;
    const failure = focus.target === 'failure' ? find('[data-failure]') : null;
    const done = focus.target === 'confirmation' ? confirmation.current : null;
    const target = wrong ?? failure ?? done ?? find('#etape');
    // Not smooth: the page's height has changed, and the scroll would be long.
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: wrong || failure ? 'center' : 'start', behavior: 'instant' });
  }, [focus, form, confirmation]);
}
