import {
  isTemporary,
  movementLabels,
  movementSentences,
  type RecordedKind,
  recordedKinds,
} from '@barnum/rules/catalogue/stock-movements/stock-movements';
import { stockMovementInput } from '@barnum/rules/catalogue/stock-movements-input';
import { lastDay } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { limits } from '@barnum/rules/limits';
import { newIdempotencyKey } from '@barnum/rules/platform/idempotency-keys-input';
import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useClient } from 'urql';
import { keyedFailureInWords } from '../../../components/form/failure-in-words.ts';
import { fieldErrorsOf } from '../../../components/form/field-errors-of.ts';
import { FormModal } from '../../../components/form/form-modal.tsx';
import { NumberInput } from '../../../components/form/number-input.tsx';
import { type ChosenPicture, PictureField } from '../../../components/form/picture-field.tsx';
import type { EditedRecord } from '../../../components/form/use-record-form.tsx';
import { plainNumber } from '../../../lib/numbers.ts';
import { invalidAt, refusalAt } from '../../../lib/pictures/picture-refusal.ts';
import { acceptanceOf, preparePicture } from '../../../lib/pictures/prepare-picture.ts';
import { NamedPiecesField } from './named-pieces-field.tsx';
import { recordMovementMutation, stockTypes } from './stock-movements.ts';
import { useLackQuestion } from './use-lack-question.tsx';

interface Values {
  kind: RecordedKind;
  quantite: string;
  debut: string;
  fin: string;
  motif: string;
  fournisseur: string;
  cout: string;
  pieces: number[];
  photo: null;
}

export interface EditedMovement extends EditedRecord<Values> {
  articleId: number;
  /** The same for all sendings of its window. */
  key: string;
}

const labels: Record<keyof Values, string> = {
  kind: 'Ce qui se passe',
  quantite: 'Quantité',
  debut: 'Premier jour',
  fin: 'Dernier jour',
  motif: 'Motif',
  fournisseur: 'Fournisseur',
  cout: 'Coût total',
  pieces: 'Pièces marquées',
  photo: 'Photo',
};

export function newMovement(articleId: number): EditedMovement {
  const values: Values = {
    kind: 'hors_service',
    quantite: '1',
    debut: todayInParis(),
    fin: '',
    motif: '',
    fournisseur: '',
    cout: '',
    pieces: [],
    photo: null,
  };
  return { articleId, key: newIdempotencyKey(), values, updatedAt: null };
}

/** Records a movement of the stock of an article. */
export function MovementForm({ edited, onClose }: { edited: EditedMovement | null; onClose: () => void }) {
  const client = useClient();
  const { acceptingLack, lackQuestion } = useLackQuestion();
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const command = ({ photo: _sentBeside, ...values }: Values) => ({
    ...values,
    articleId: edited?.articleId,
    quantite: /^\d+$/.test(plainNumber(values.quantite)) ? Number(plainNumber(values.quantite)) : Number.NaN,
    cout: plainNumber(values.cout),
  });
  const check = fieldErrorsOf(stockMovementInput);

  async function save(values: Values) {
    const input = stockMovementInput.parse(command(values));
    const photo = chosen && (await preparePicture(chosen.file, acceptanceOf('article')));
    if (photo && 'refusal' in photo) return invalidAt('photo', photo.refusal);
    const outcome = await acceptingLack((manqueAccepte) =>
      client
        .mutation(
          recordMovementMutation,
          { input, file: photo?.file ?? null, manqueAccepte, key: edited?.key ?? '' },
          { additionalTypenames: stockTypes },
        )
        .toPromise(),
    );
    return refusalAt('photo', outcome);
  }

  function close() {
    setChosen(null);
    onClose();
  }

  return (
    <>
      {lackQuestion}
      <FormModal<Values, unknown>
        title="Noter un mouvement"
        record={edited}
        labels={labels}
        check={(values) => check(command(values))}
        save={save}
        sentences={{ saved: movementSentences.saved, failed: keyedFailureInWords }}
        showValue={(_field, value) => String(value)}
        isDirtyBesides={chosen !== null}
        onSaved={close}
        onClose={close}
      >
        <MovementFields />
        {edited && <NamedPiecesField articleId={edited.articleId} label={labels.pieces} />}
        <Form.Item
          name="photo"
          label={labels.photo}
          extra="Montrez par exemple ce qui est cassé. Elle est facultative."
        >
          <PictureField kind="article" chosen={chosen} onChoose={setChosen} />
        </Form.Item>
      </FormModal>
    </>
  );
}

function MovementFields() {
  const kind = Form.useWatch<RecordedKind>('kind', Form.useFormInstance()) ?? 'hors_service';
  const isPaid = kind === 'achat' || kind === 'location';
  return (
    <>
      <Form.Item name="kind" label={labels.kind}>
        <Select options={recordedKinds.map((one) => ({ value: one, label: movementLabels[one] }))} />
      </Form.Item>
      <Form.Item name="quantite" label={labels.quantite} required>
        <NumberInput min={1} step={1} />
      </Form.Item>
      <Form.Item name="debut" label={isTemporary(kind) ? labels.debut : 'Jour'} required>
        <Input type="date" max={lastDay} />
      </Form.Item>
      <Form.Item
        name="fin"
        label={labels.fin}
        hidden={!isTemporary(kind)}
        required={kind === 'location'}
        extra={
          kind === 'hors_service'
            ? 'Laissez vide pour dire «\u00a0jusqu’à nouvel ordre\u00a0».'
            : 'La remise en état est comprise.'
        }
      >
        <Input type="date" max={lastDay} />
      </Form.Item>
      <Form.Item name="motif" label={labels.motif} required={kind === 'hors_service'}>
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} maxLength={limits.shortText} />
      </Form.Item>
      <Form.Item name="fournisseur" label={labels.fournisseur} hidden={!isPaid}>
        <Input maxLength={limits.nom} autoComplete="off" />
      </Form.Item>
      <Form.Item name="cout" label={labels.cout} hidden={!isPaid} extra="Ce coût est facultatif, en euros.">
        <NumberInput min={0} step={0.01} suffix="€" />
      </Form.Item>
    </>
  );
}
