import type { Outcome } from '@barnum/rules/outcome';
import { followUpFilePaths } from '@barnum/rules/paths';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import type { FollowUp } from '../follow-up.ts';
import styles from './acceptance.module.css';
import type { Acceptance, OpenOffer } from './acceptance.ts';
import { AcceptanceForm } from './acceptance-form.tsx';
import { AcceptedQuote } from './accepted-quote.tsx';
import { DeclineForm } from './decline-form.tsx';

interface Props {
  jeton: string;
  /** Null of a quote that is not accepted online. */
  acceptation: Acceptance | null;
  /** The version that can be refused. */
  aRefuser: Pick<FollowUp['devis'][number], 'id' | 'nom'> | undefined;
  isHydrated: boolean;
  onChange: (followUp: FollowUp) => void;
  /** Reads the request again, whose quote has changed since it was shown. */
  onOutdated: () => Promise<Outcome<FollowUp>>;
}

/** The quote of a request: what is accepted, the forms that accept or refuse it, or that it was. */
export function AcceptanceSection({ jeton, acceptation, aRefuser, isHydrated, onChange, onOutdated }: Props) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = `${acceptation?.etat} ${acceptation?.versionId}`;
  const before = useRef(shown);
  // What changed meanwhile takes the form with it that had the focus.
  useEffect(() => {
    if (before.current !== shown && document.activeElement === document.body) heading.current?.focus();
    before.current = shown;
  }, [shown]);

  async function run(work: () => Promise<string | null>) {
    if (isBusy) return;
    setIsBusy(true);
    setRefusal(null);
    setRefusal(await work());
    setIsBusy(false);
  }

  /** What is done is shown in place of its form. Returns the failure where fields are to be put right. */
  async function act(action: Promise<Outcome<FollowUp>>, { keepsFocus = false } = {}) {
    setIsBusy(true);
    setRefusal(null);
    const outcome = await action;
    if (outcome.status === 'done') {
      onChange(outcome.data);
      if (!keepsFocus) heading.current?.focus();
    } else if (outcome.status !== 'invalid') {
      setRefusal(outcome.sentence);
      // Where the service gave no answer, it may be done all the same.
      const isLost = outcome.code === undefined;
      const read = outcome.status === 'conflict' || isLost ? await onOutdated() : outcome;
      if (read.status === 'done') {
        if (isLost && read.data.acceptation?.etat !== acceptation?.etat) setRefusal(null);
        onChange(read.data);
      }
    }
    setIsBusy(false);
    return outcome;
  }

  const textes = acceptation?.textes ?? null;
  const offer = acceptation && textes && { ...acceptation, textes };
  const acting = { jeton, isBusy, onAct: act };
  return (
    <section aria-labelledby="acceptation" className={styles.section}>
      <h2 id="acceptation" ref={heading} tabIndex={-1} className={styles.title}>
        {textes?.titre ?? `Votre devis ${acceptation?.devis ?? aRefuser?.nom}`}
      </h2>
      <div role="alert">{refusal && <Notice tone="danger" title={refusal} />}</div>
      {acceptation?.refus && acceptation.refus !== refusal && (
        <div className={styles.refusal}>
          <Notice tone="warning">
            <p>{acceptation.refus}</p>
          </Notice>
        </div>
      )}
      {offer && <Offer offer={offer} />}
      {aRefuser && (
        <p>
          <a href={followUpFilePaths.devis(jeton, aRefuser.id)} className={styles.link}>
            Lire le devis <span className={styles.hint}>(PDF)</span>
          </a>
        </p>
      )}
      {textes && (
        <noscript>
          <p>{textes.accord}</p>
          <p className={styles.hint}>
            Sans JavaScript, cette page se lit seulement&nbsp;: activez-le pour accepter ou refuser ce devis, ou
            dites-nous votre réponse par téléphone ou par e-mail.
          </p>
        </noscript>
      )}
      {/* Another version starts anew. */}
      {isHydrated && offer && <AcceptanceForm key={offer.versionId} offer={offer} {...acting} />}
      {isHydrated && aRefuser && <DeclineForm versionId={aRefuser.id} {...acting} />}
      {acceptation && acceptation.accepteLe !== null && (
        <AcceptedQuote acceptation={acceptation} isHydrated={isHydrated} onRun={(work) => void run(work)} {...acting} />
      )}
    </section>
  );
}

/** What is accepted, in the sentences that go into the evidence. */
function Offer({ offer: { textes, cgv } }: { offer: OpenOffer }) {
  return (
    <>
      <ul className={styles.summary}>
        {textes.resume.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {textes.retractation.map((sentence) => (
        <p key={sentence} className={styles.withdrawal}>
          {sentence}
        </p>
      ))}
      {cgv && (
        <details className={styles.conditions}>
          <summary>Lire les conditions générales de vente</summary>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the service on its way in and out */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: cgv }} />
        </details>
      )}
    </>
  );
}
