import type { Outcome } from '@barnum/rules/outcome';
import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { QuestionDialog } from '../ui/question-dialog.tsx';
import { CancellationRequest } from './cancellation-request.tsx';
import {
  cancelRequest,
  fetchDocument,
  requestCancellation,
  requestErasure,
  withdrawCancellation,
} from './change-follow-up.ts';
import { downloadJson } from './download-json.ts';
import type { FollowUp } from './follow-up.ts';
import styles from './follow-up-choices.module.css';

interface Props {
  jeton: string;
  followUp: FollowUp;
  /** Resolves with the reason of a failure; null when the action succeeded. */
  onAct: (action: Promise<Outcome<FollowUp>>) => Promise<string | null>;
}

/** Cancelling the request or asking for that, downloading its data, requesting their erasure. */
export function FollowUpChoices({ jeton, followUp, onAct }: Props) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { numero, statut, peutAnnuler, peutDemanderAnnulation, annulationDemandeLe, effacementDemandeLe } = followUp;

  async function run(work: () => Promise<string | null>) {
    if (isBusy) return;
    setIsBusy(true);
    setRefusal(null);
    setRefusal(await work());
    setIsBusy(false);
  }

  /** What is done has no button any more. */
  async function act(action: Promise<Outcome<FollowUp>>): Promise<string | null> {
    const sentence = await onAct(action);
    if (sentence === null) heading.current?.focus();
    return sentence;
  }

  function erase() {
    const question = 'Demander l’effacement de toutes les données de cette demande ?';
    if (!isBusy && window.confirm(question)) void run(() => act(requestErasure(jeton)));
  }

  async function download(): Promise<string | null> {
    const outcome = await fetchDocument(jeton);
    if (outcome.status !== 'done') return outcome.sentence;
    downloadJson(outcome.data, `demande-${numero}.json`);
    return null;
  }

  return (
    <section aria-labelledby="choix" className={styles.choices}>
      <h2 id="choix" ref={heading} tabIndex={-1} className={styles.title}>
        Votre demande, vos données
      </h2>
      <div role="alert">{refusal && <Notice tone="danger" title={refusal} />}</div>
      {peutAnnuler && (
        <div className={styles.choice}>
          <p>Vous n’avez plus besoin du matériel ? Annuler ne coûte rien.</p>
          <Button aria-disabled={isBusy} onClick={() => !isBusy && setIsCancelling(true)}>
            Annuler ma demande
          </Button>
          {isCancelling && (
            <QuestionDialog
              title={`Annuler votre demande n°\u00a0${numero}\u00a0?`}
              agree="Annuler ma demande"
              onAgree={() => void run(() => act(cancelRequest(jeton, statut)))}
              onClose={() => setIsCancelling(false)}
            >
              <p>Le matériel redevient libre pour d’autres.</p>
            </QuestionDialog>
          )}
        </div>
      )}
      {peutDemanderAnnulation && (
        <CancellationRequest
          key={annulationDemandeLe}
          since={annulationDemandeLe}
          isBusy={isBusy}
          onRequest={(mot) => void run(() => act(requestCancellation(jeton, mot)))}
          onWithdraw={() => void run(() => act(withdrawCancellation(jeton)))}
        />
      )}
      <div className={styles.choice}>
        <p>Tout ce que nous conservons de cette demande, dans un fichier JSON.</p>
        <Button aria-disabled={isBusy} onClick={() => void run(download)}>
          Télécharger mes données
        </Button>
      </div>
      <div className={styles.choice}>
        <p>
          {effacementDemandeLe
            ? 'Votre demande d’effacement est enregistrée. Nous effaçons ce que la loi ne nous oblige pas à garder, sous un mois au plus.'
            : 'Nous effaçons vos données à votre demande, sauf ce que la loi nous oblige à garder.'}
        </p>
        {!effacementDemandeLe && (
          <Button aria-disabled={isBusy} onClick={erase}>
            Demander l’effacement
          </Button>
        )}
      </div>
    </section>
  );
}
