import { todayInParis } from '@barnum/rules/dates/paris-time';
import { handoverSentences } from '@barnum/rules/desk/handover/handover';
import { waitingInWords } from '@barnum/rules/desk/handover/waiting-gestures';
import type { Movement } from '@barnum/rules/requests/preparation/preparation';
import { distantStepQuestion } from '@barnum/rules/requests/reservation-requests/distant-step';
import { Alert, Button, Input } from 'antd';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { AddressLink } from '../../components/address-link.tsx';
import { PhoneLinks } from '../../components/phone-links.tsx';
import { fullName } from '../../lib/full-name.ts';
import { countedLines, type Handover } from './handover.ts';
import { HandoverLineRow } from './handover-line.tsx';
import styles from './handover-sheet.module.css';
import { PhotoButton } from './photo-button.tsx';
import { ClosedMeanwhile, RefusedGestures } from './refused-gestures.tsx';
import { type HandoverState, useHandover } from './use-handover.ts';

interface Props {
  requestId: number;
  mouvement: Movement;
  pieces?: ReactNode;
  /** What closes the sheet, beneath its lines. */
  children: (state: HandoverState) => ReactNode;
}

/** The sheet of a departure or return: its lines to count, remarks and photos, and what closes it. */
export function HandoverSheet({ requestId, mouvement, pieces, children }: Props) {
  const state = useHandover(requestId, mouvement);
  const { sheet, refusal, waiting, refused, gesture, closing } = state;
  if (sheet === null) {
    return refusal === null ? (
      <p role="status">Ouverture de la feuille…</p>
    ) : (
      <Alert type="warning" showIcon role="alert" message={refusal} description={handoverSentences.openFailed} />
    );
  }
  const counted = countedLines(sheet);
  const left = sheet.lines.length - counted;
  return (
    <div className={styles.sheet}>
      {refusal && sheet.closedAt === null && <Alert type="warning" showIcon role="alert" message={refusal} />}
      {state.isOffline && <Alert type="info" showIcon role="status" message={handoverSentences.kept} />}
      <RefusedGestures gestures={refused} sheet={sheet} />
      <Client request={sheet.request} mouvement={mouvement} />
      <fieldset className={styles.counting} disabled={sheet.closedAt !== null || closing?.state === 'waiting'}>
        <div className={styles.progress}>
          <p role="status">
            {counted} ligne{counted > 1 ? 's' : ''} sur {sheet.lines.length} comptée{counted > 1 ? 's' : ''}
            {waiting > 0 && <span className={styles.waiting}>{waitingInWords(waiting)}</span>}
          </p>
          {left > 0 && (
            <Button onClick={() => void gesture({ kind: 'tout' })}>
              {counted === 0 ? allWords[mouvement] : 'Le reste aussi'}
            </Button>
          )}
        </div>
        <ul className={styles.lines} aria-label="Ce qui est à compter">
          {sheet.lines.map((line) => (
            <HandoverLineRow
              key={line.id}
              line={line}
              mouvement={mouvement}
              photos={sheet.photos.filter(({ lineId }) => lineId === line.id)}
              gesture={gesture}
            />
          ))}
        </ul>
        {pieces}
        <div className={styles.whole}>
          <Remarks value={sheet.remarques} onChange={(note) => void gesture({ kind: 'remarque', note })} />
          <PhotoButton
            label="Ajouter une photo d’ensemble"
            word="Photo d’ensemble"
            of="l’ensemble"
            photos={sheet.photos.filter(({ lineId }) => lineId === null)}
            lineId={null}
            gesture={gesture}
          />
        </div>
      </fieldset>
      {sheet.closedAt === null || closing?.state === 'closed' ? (
        children(state)
      ) : (
        <ClosedMeanwhile sheet={sheet} state={state} />
      )}
    </div>
  );
}

/** Whose it is, and whether its day is far: the wrong request may be open. */
function Client({ request, mouvement }: { request: Handover['request']; mouvement: Movement }) {
  const { phone, livraisonMontage, adresse } = request;
  const distant = distantStepQuestion(request, mouvement === 'depart' ? 'sortie' : 'rendue', todayInParis());
  return (
    <div className={styles.client}>
      <div className={styles.person}>
        <strong>{fullName(request)}</strong>
        {phone && <PhoneLinks className={styles.contact} field={phone} />}
      </div>
      {livraisonMontage && adresse && <AddressLink address={adresse} />}
      {distant && <Alert type="warning" showIcon role="note" message={distant} />}
    </div>
  );
}

const allWords: Record<Movement, string> = { depart: 'Tout est là', retour: 'Tout est revenu' };

function Remarks({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Remarques</label>
      <Input.TextArea
        id={id}
        autoSize={{ minRows: 2 }}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed !== value && onChange(typed)}
      />
    </div>
  );
}
