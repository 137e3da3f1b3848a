import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import {
  depositSentences,
  type RetentionPurpose,
  retentionPurposeLabels,
  retentionPurposes,
} from '@barnum/rules/money/ledger/deposits';
import { retentionInput } from '@barnum/rules/money/ledger-input';
import { outcomeOf } from '@barnum/rules/outcome';
import { newIdempotencyKey } from '@barnum/rules/platform/idempotency-keys-input';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { Button, Checkbox, Form, Input, Radio } from 'antd';
import { useMemo, useState } from 'react';
import { useClient } from 'urql';
import { keyedFailureInWords } from '../../components/form/failure-in-words.ts';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import { NumberInput } from '../../components/form/number-input.tsx';
import { useRead } from '../../components/use-read.ts';
import { ledgerTypes } from '../../lib/cached-types.ts';
import styles from './ledger.module.css';
import { type Deposit, requestPicturesQuery, retainDepositMutation } from './ledger.ts';

const labels = {
  usage: 'Pour',
  lignes: 'Ce qui est retenu',
  motif: 'Motif',
  date: 'Le',
  fichiers: 'Photos, parmi les fichiers de la demande',
};

interface Line {
  libelle: string;
  montant: string;
}

interface Values {
  usage: RetentionPurpose | null;
  lignes: Line[];
  motif: string;
  date: string;
  fichiers: number[];
}

const context = { additionalTypenames: ledgerTypes };

/** Keeps a deposit, or a part of it. */
export function RetentionForm({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const client = useClient();
  const [key] = useState(newIdempotencyKey);
  const record = useMemo(() => {
    const lignes: Line[] = [{ libelle: '', montant: '' }];
    const values: Values = { usage: null, lignes, motif: '', date: todayInParis(), fichiers: [] };
    return { updatedAt: null, values };
  }, []);
  const inputOf = ({ lignes, ...values }: Values) => ({
    ...values,
    id: deposit.id,
    lignes: lignes.map(({ libelle, montant }) => ({ libelle, montant: montant.trim().replace(',', '.') })),
  });
  return (
    <FormModal<Values, unknown>
      title={`Retenir sur la caution de ${formatPrice(deposit.montant)}`}
      record={record}
      labels={labels}
      submitLabel="Retenir"
      check={(values) => fieldErrorsOf(retentionInput)(inputOf(values))}
      save={async (values) => {
        const input = inputOf(values);
        if (input.usage === null) {
          const sentence = depositSentences.purposeRequired;
          return { status: 'invalid', sentence, fields: { usage: sentence } };
        }
        const variables = { input: { ...input, usage: input.usage }, key };
        return outcomeOf(await client.mutation(retainDepositMutation, variables, context).toPromise());
      }}
      sentences={{ saved: depositSentences.recorded, failed: keyedFailureInWords }}
      onSaved={onClose}
      onClose={onClose}
    >
      <Form.Item
        name="usage"
        label={labels.usage}
        required
        extra="Une remise en état porte la TVA : facturez-la ensuite d’un clic, et affectez-y la retenue. Une indemnité pour perte ou vol n’en porte pas : un reçu suffit."
      >
        <Radio.Group options={retentionPurposes.map((value) => ({ value, label: retentionPurposeLabels[value] }))} />
      </Form.Item>
      <Form.Item name="lignes" label={labels.lignes} required>
        <LinesField />
      </Form.Item>
      <Form.Item name="motif" label={labels.motif} required extra="Conservé dix ans : n’écrivez aucun nom.">
        <Input.TextArea autoSize />
      </Form.Item>
      <Form.Item name="date" label={labels.date} required>
        <Input type="date" max={todayInParis()} />
      </Form.Item>
      {deposit.request && (
        <Form.Item name="fichiers" label={labels.fichiers}>
          <PicturesField requestId={deposit.request.id} />
        </Form.Item>
      )}
    </FormModal>
  );
}

interface LinesProps {
  /** Passed by Form.Item, as `onChange` and `id`. */
  value?: Line[];
  onChange?: (lines: Line[]) => void;
  id?: string;
}

function LinesField({ id, value: lines = [], onChange }: LinesProps) {
  const change = (index: number, line: Partial<Line>) =>
    onChange?.(lines.map((one, place) => (place === index ? { ...one, ...line } : one)));
  return (
    <div className={styles.lines}>
      {lines.map((line, index) => (
        // Lines have no name of their own while they are typed.
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands at its place
        <div key={index} className={styles.line}>
          <Input
            {...(index === 0 && id !== undefined && { id })}
            aria-label={`Libellé ${index + 1}`}
            placeholder="Toile déchirée"
            autoComplete="off"
            value={line.libelle}
            onChange={(event) => change(index, { libelle: event.target.value })}
          />
          <NumberInput
            aria-label={`Montant ${index + 1}`}
            min={0}
            step={10}
            suffix="€"
            value={line.montant}
            onChange={(montant) => change(index, { montant })}
          />
          <Button
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`Retirer la ligne ${index + 1}`}
            disabled={lines.length === 1}
            onClick={() => onChange?.(lines.filter((_line, place) => place !== index))}
          />
        </div>
      ))}
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => onChange?.([...lines, { libelle: '', montant: '' }])}>
        Ajouter une ligne
      </Button>
    </div>
  );
}

interface PicturesProps {
  requestId: number;
  value?: number[];
  onChange?: (files: number[]) => void;
}

function PicturesField({ requestId, value = [], onChange }: PicturesProps) {
  const files = useRead(requestPicturesQuery, { id: requestId }).data?.reservationRequest.fichiers ?? [];
  if (files.length === 0) return <p className={styles.about}>Joignez d’abord les photos à la demande.</p>;
  return (
    <Checkbox.Group
      value={value}
      onChange={(chosen) => onChange?.(chosen)}
      options={files.map(({ id, nom }) => ({ value: id, label: nom }))}
    />
  );
}
