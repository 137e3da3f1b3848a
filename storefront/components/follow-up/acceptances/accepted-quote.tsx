import { formatSpokenDateTime } from '@barnum/rules/dates/format-dates';
import { withdrawalSentences } from '@barnum/rules/requests/acceptances/online-acceptance';
import { ended } from '@barnum/rules/text/french';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './acceptance.module.css';
import type { Acceptance } from './acceptance.ts';
import type { Acting } from './acceptance-form.tsx';
import { downloadEvidence, withdraw } from './change-acceptance.ts';

interface Props extends Acting {
  acceptation: Acceptance;
  isHydrated: boolean;
  onRun: (work: () => Promise<string | null>) => void;
}

/** That a quote was accepted, the evidence of it, and where a consumer withdraws. */
export function AcceptedQuote({ jeton, isBusy, onAct, acceptation, isHydrated, onRun }: Props) {
  const { devisAccepte, accepteLe, signataire, retractationJusquAu, retracteLe } = acceptation;
  const [isAsked, setIsAsked] = useState(false);
  const asking = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isAsked) asking.current?.focus();
    else if (wasAsked.current) place.current?.querySelector('button')?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  const { begin, confirm, done, question, until } = withdrawalSentences;
  return (
    <>
      <p>
        Devis {devisAccepte} accepté le {formatSpokenDateTime(accepteLe ?? '')}
        {ended(signataire ? ` par ${signataire}` : '')}
      </p>
      {retracteLe && <p>{done(formatSpokenDateTime(retracteLe))}</p>}
      {isHydrated && (
        <div>
          <Button aria-disabled={isBusy} onClick={() => onRun(() => downloadEvidence(jeton))}>
            Télécharger la preuve (ZIP)
          </Button>
        </div>
      )}
      {retractationJusquAu && (
        <div ref={place} className={styles.decline}>
          <p>{until(retractationJusquAu)}</p>
          {isHydrated && !isAsked && (
            <Button aria-disabled={isBusy} onClick={() => setIsAsked(true)}>
              {begin}
            </Button>
          )}
          {isAsked && (
            <div className={styles.form} ref={asking} tabIndex={-1}>
              <p>{question(devisAccepte ?? '')}</p>
              <div className={styles.buttons}>
                <Button variant="primary" aria-disabled={isBusy} onClick={() => !isBusy && void onAct(withdraw(jeton))}>
                  {confirm}
                </Button>
                <Button variant="quiet" onClick={() => setIsAsked(false)}>
                  Garder ma réservation
                </Button>
              </div>
            </div>
          )}
        </div>
      )}
    </>
  );
}
