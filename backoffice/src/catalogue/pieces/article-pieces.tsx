import { PlusOutlined, PrinterOutlined } from '@ant-design/icons';
import { pieceSentences } from '@barnum/rules/catalogue/pieces/pieces';
import { newPiecesInput } from '@barnum/rules/catalogue/pieces-input';
import { limits } from '@barnum/rules/limits';
import { outcomeOf } from '@barnum/rules/outcome';
import { paths } from '@barnum/rules/paths';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Button, Form } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import { NumberInput } from '../../components/form/number-input.tsx';
import type { EditedRecord } from '../../components/form/use-record-form.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useRead } from '../../components/use-read.ts';
import { plainNumber } from '../../lib/numbers.ts';
import { type LabelValues, newLabels, PieceLabelsForm } from './piece-labels-form.tsx';
import { PieceStateBadge } from './piece-state-badge.tsx';
import styles from './pieces.module.css';
import { createPiecesMutation, piecesContext, piecesQuery, pieceTypes } from './pieces.ts';

interface Values {
  nombre: string;
}

/** How many of its pieces an article shows; the list of all has the others. */
const shown = 12;

/** The marked pieces of an article, their labels, and the way to mark more. */
export function ArticlePieces({ articleId }: { articleId: number }) {
  const heading = useId();
  const reading = useRead(piecesQuery, { articleId, pageSize: shown }, piecesContext);
  const [added, setAdded] = useState<EditedRecord<Values> | null>(null);
  const [labels, setLabels] = useState<EditedRecord<LabelValues> | null>(null);
  const pieces = reading.data?.pieces.items ?? [];
  const total = reading.data?.pieces.totalCount ?? 0;
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>Pièces marquées{total > 0 && ` (${formatNumber(total)})`}</h2>
      <p className={styles.actions}>
        <Button
          icon={<PlusOutlined aria-hidden />}
          onClick={() => setAdded({ values: { nombre: '1' }, updatedAt: null })}
        >
          Numéroter des pièces
        </Button>
        {pieces.length > 0 && (
          <Button
            icon={<PrinterOutlined aria-hidden />}
            onClick={() => setLabels(newLabels({ articleIds: [articleId] }))}
          >
            Étiquettes
          </Button>
        )}
      </p>
      {reading.hasFailed && !reading.data && <QueryFailure failure={pieceSentences.loadFailed} reading={reading} />}
      {pieces.length > 0 && (
        <ul className={styles.list}>
          {pieces.map(({ id, numero, etat }) => (
            <li key={id} className={styles.piece}>
              <Link to={paths.adminPiece(numero)}>{numero}</Link>
              <PieceStateBadge state={etat} />
            </li>
          ))}
        </ul>
      )}
      {total > pieces.length && (
        <p className={styles.more}>
          <Link to={paths.adminPiecesOf(articleId)}>Voir les {formatNumber(total)} pièces</Link>
        </p>
      )}
      <NewPiecesForm articleId={articleId} record={added} onClose={() => setAdded(null)} />
      <PieceLabelsForm record={labels} onClose={() => setLabels(null)} />
    </section>
  );
}

interface NewPiecesProps {
  articleId: number;
  record: EditedRecord<Values> | null;
  onClose: () => void;
}

function NewPiecesForm({ articleId, record, onClose }: NewPiecesProps) {
  const client = useClient();
  const check = fieldErrorsOf(newPiecesInput);
  const command = ({ nombre }: Values) => ({ articleId, nombre: Number(plainNumber(nombre) || Number.NaN) });
  return (
    <FormModal<Values, unknown>
      title="Numéroter des pièces"
      submitLabel="Marquer"
      record={record}
      labels={{ nombre: 'Combien de pièces' }}
      check={(values) => check(command(values))}
      save={async (values) =>
        outcomeOf(
          await client
            .mutation(createPiecesMutation, newPiecesInput.parse(command(values)), { additionalTypenames: pieceTypes })
            .toPromise(),
        )
      }
      sentences={{ saved: 'Pièces marquées', failed: pieceSentences.addFailed }}
      onSaved={onClose}
      onClose={onClose}
    >
      <Form.Item
        name="nombre"
        label="Combien de pièces"
        required
        extra={`Elles reçoivent les numéros suivants de cet article\u00a0; ${limits.newPieces} au plus à la fois. Le stock n’en change pas.`}
      >
        <NumberInput min={1} step={1} />
      </Form.Item>
    </FormModal>
  );
}
