import {
  type LabelFormatKey,
  labelFormatInWords,
  labelFormatKeys,
  labelFormats,
} from '@barnum/rules/catalogue/pieces/label-formats';
import { pieceSentences } from '@barnum/rules/catalogue/pieces/pieces';
import { pieceLabelsInput } from '@barnum/rules/catalogue/pieces-input';
import { outcomeOf } from '@barnum/rules/outcome';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Form, Radio, Select } from 'antd';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import { MultipleSelect } from '../../components/form/multiple-select.tsx';
import { NumberInput } from '../../components/form/number-input.tsx';
import type { EditedRecord } from '../../components/form/use-record-form.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { useLast } from '../../components/use-last.ts';
import { useRead } from '../../components/use-read.ts';
import { downloadPdf } from '../../lib/download.ts';
import { plainNumber } from '../../lib/numbers.ts';
import styles from './pieces.module.css';
import { drawPieceLabelsMutation, markedArticlesQuery, piecesContext, pieceTypes } from './pieces.ts';

export interface LabelValues {
  /** Pieces that were chosen one by one; none: those of the articles. */
  pieceIds: number[];
  articleIds: number[];
  sansEtiquette: boolean;
  format: LabelFormatKey;
  premiere: string;
}

const labels: Record<keyof LabelValues, string> = {
  pieceIds: 'Pièces',
  articleIds: 'Articles',
  sansEtiquette: 'Leurs pièces',
  format: 'Planche',
  premiere: 'Première étiquette libre',
};

/** Labels of these pieces, or of those of these articles. */
export function newLabels(of: { pieceIds?: number[]; articleIds?: number[] } = {}): EditedRecord<LabelValues> {
  const values: LabelValues = {
    pieceIds: [],
    articleIds: [],
    sansEtiquette: true,
    format: 'L7160',
    premiere: '1',
    ...of,
  };
  return { values, updatedAt: null };
}

interface Props {
  record: EditedRecord<LabelValues> | null;
  onDrawn?: () => void;
  onClose: () => void;
}

/** Chooses sheets, and of which articles, and downloads the labels. */
export function PieceLabelsForm({ record, onDrawn, onClose }: Props) {
  const client = useClient();
  const toasts = useToasts();
  const check = fieldErrorsOf(pieceLabelsInput);
  const chosen = useLast(record)?.values.pieceIds.length ?? 0;
  const command = (values: LabelValues) => ({
    ...values,
    premiere: Number(plainNumber(values.premiere) || Number.NaN),
  });

  return (
    <FormModal<LabelValues, { nombre: number; restantes: number }>
      title={
        chosen > 0 ? `Étiquettes de ${chosen === 1 ? 'la pièce choisie' : `${chosen} pièces choisies`}` : 'Étiquettes'
      }
      submitLabel="Télécharger le PDF"
      record={record}
      labels={labels}
      check={(values) => check(command(values))}
      save={async (values) => {
        const variables = pieceLabelsInput.parse(command(values));
        const context = { additionalTypenames: pieceTypes };
        const { data, error } = await client.mutation(drawPieceLabelsMutation, variables, context).toPromise();
        if (data) downloadPdf(data.drawPieceLabels.fileName, data.drawPieceLabels.pdf);
        return outcomeOf({ data: data?.drawPieceLabels, error });
      }}
      sentences={{ saved: null, failed: pieceSentences.labelsFailed }}
      onSaved={({ nombre, restantes }) => {
        toasts.success(pieceSentences.labelsDrawn(nombre, restantes));
        onDrawn?.();
        onClose();
      }}
      onClose={onClose}
    >
      {chosen === 0 && <ArticleFields />}
      <Form.Item name="format" label={labels.format} extra="Imprimez à 100 %, sans « ajuster à la page ».">
        <Select options={labelFormatKeys.map((value) => ({ value, label: labelFormatInWords(labelFormats[value]) }))} />
      </Form.Item>
      <Form.Item
        name="premiere"
        label={labels.premiere}
        extra="Pour finir une planche entamée, comptez depuis le haut, de gauche à droite."
      >
        <NumberInput min={1} step={1} />
      </Form.Item>
    </FormModal>
  );
}

const variables = {};

function ArticleFields() {
  const { data, hasFailed } = useRead(markedArticlesQuery, variables, piecesContext);
  const options = (data?.markedArticles ?? []).map(({ id, nom, pieces, sansEtiquette }) => ({
    value: id,
    label: unbroken(nom),
    detail: `${formatNumber(sansEtiquette)} sans étiquette, sur ${formatNumber(pieces)}`,
  }));
  return (
    <>
      <Form.Item name="articleIds" label={labels.articleIds}>
        <MultipleSelect
          // Until they are read, those that are chosen have no names.
          loading={!data && !hasFailed}
          placeholder="Un ou plusieurs"
          notFoundContent={hasFailed ? pieceSentences.loadFailed : 'Aucun article dont des pièces sont marquées'}
          options={options}
          optionRender={({ data: option }) => (
            <>
              {option.label}
              <p className={styles.detail}>{option.detail}</p>
            </>
          )}
        />
      </Form.Item>
      <Form.Item name="sansEtiquette" label={labels.sansEtiquette}>
        <Radio.Group
          options={[
            { value: true, label: 'Celles qui n’ont pas encore d’étiquette' },
            { value: false, label: 'Toutes' },
          ]}
        />
      </Form.Item>
    </>
  );
}
