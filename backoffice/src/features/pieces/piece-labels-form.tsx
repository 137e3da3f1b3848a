import { pieceLabelsInput } from '@barnum/rules/inputs/pieces';
import { outcomeOf } from '@barnum/rules/outcome';
import {
  type LabelFormatKey,
  labelFormatInWords,
  labelFormatKeys,
  labelFormats,
} from '@barnum/rules/pieces/label-formats';
import { pieceSentences } from '@barnum/rules/pieces/pieces';
import { Form, Select } from 'antd';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import { NumberInput } from '../../components/form/number-input.tsx';
import type { EditedRecord } from '../../components/form/use-record-form.tsx';
import { download } from '../../lib/download.ts';
import { plainNumber } from '../../lib/numbers.ts';
import { pieceLabelsQuery } from './pieces.ts';

export interface LabelValues {
  pieceIds: number[];
  format: LabelFormatKey;
  premiere: string;
}

const labels: Record<keyof LabelValues, string> = {
  pieceIds: 'Pièces',
  format: 'Planche',
  premiere: 'Première étiquette libre',
};

export function newLabels(): EditedRecord<LabelValues> {
  return { values: { pieceIds: [], format: 'L7160', premiere: '1' }, updatedAt: null };
}

interface Props {
  /** Those to choose from; none chosen is all of them. */
  pieces: readonly { id: number; numero: string }[];
  record: EditedRecord<LabelValues> | null;
  onClose: () => void;
}

/** Chooses pieces and sheets, and downloads their labels. */
export function PieceLabelsForm({ pieces, record, onClose }: Props) {
  const client = useClient();
  const check = fieldErrorsOf(pieceLabelsInput);
  const command = ({ pieceIds, format, premiere }: LabelValues) => ({
    format,
    pieceIds: pieceIds.length > 0 ? pieceIds : pieces.map(({ id }) => id),
    premiere: Number(plainNumber(premiere) || Number.NaN),
  });

  async function save(values: LabelValues) {
    const variables = pieceLabelsInput.parse(command(values));
    const outcome = outcomeOf(await client.query(pieceLabelsQuery, variables, { requestPolicy: 'network-only' }));
    if (outcome.status === 'done') {
      const { fileName, pdf } = outcome.data.pieceLabels;
      const bytes = Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0));
      download(fileName, bytes, 'application/pdf');
    }
    return outcome;
  }

  return (
    <FormModal<LabelValues, unknown>
      title="Étiquettes"
      submitLabel="Télécharger le PDF"
      record={record}
      labels={labels}
      check={(values) => check(command(values))}
      save={save}
      sentences={{ saved: 'Étiquettes téléchargées', failed: pieceSentences.labelsFailed }}
      onSaved={onClose}
      onClose={onClose}
    >
      <Form.Item name="format" label={labels.format} extra="Imprimez à 100 %, sans « ajuster à la page ».">
        <Select options={labelFormatKeys.map((value) => ({ value, label: labelFormatInWords(labelFormats[value]) }))} />
      </Form.Item>
      <Form.Item
        name="premiere"
        label={labels.premiere}
        extra="Pour finir une planche entamée : comptez depuis le haut, de gauche à droite."
      >
        <NumberInput min={1} step={1} />
      </Form.Item>
      <Form.Item name="pieceIds" label={labels.pieceIds} extra="Vide : toutes.">
        <Select
          mode="multiple"
          optionFilterProp="label"
          placeholder="Toutes"
          options={pieces.map(({ id, numero }) => ({ value: id, label: numero }))}
        />
      </Form.Item>
    </FormModal>
  );
}
