import { EditOutlined, PrinterOutlined } from '@ant-design/icons';
import { pieceSentences } from '@barnum/rules/catalogue/pieces/pieces';
import { pieceInput } from '@barnum/rules/catalogue/pieces-input';
import { formatLongDate, formatLongDays } from '@barnum/rules/dates/format-dates';
import { limits } from '@barnum/rules/limits';
import { outcomeOf } from '@barnum/rules/outcome';
import { paths } from '@barnum/rules/paths';
import { requestStateLabels } from '@barnum/rules/requests/reservation-requests/request-states';
import { unbroken } from '@barnum/rules/text/french';
import { Button, Form, Input, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useClient } from 'urql';
import { BackLink } from '../../components/back-link.tsx';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import type { EditedRecord } from '../../components/form/use-record-form.tsx';
import { MovementStory } from '../../components/movement-story.tsx';
import { Page } from '../../components/page.tsx';
import { Placeholder } from '../../components/placeholder.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useDeletion } from '../../components/use-deletion.ts';
import { useNavigateFromHere } from '../../components/use-navigate-from-here.ts';
import { useRead } from '../../components/use-read.ts';
import { useRequestPath } from '../../components/use-request-path.ts';
import { fullName } from '../../lib/full-name.ts';
import { useRights } from '../../lib/rights.ts';
import { type LabelValues, newLabels, PieceLabelsForm } from './piece-labels-form.tsx';
import { PieceStateBadge } from './piece-state-badge.tsx';
import styles from './pieces.module.css';
import { deletePieceMutation, pieceQuery, pieceTypes, type ReadPiece, updatePieceMutation } from './pieces.ts';

/** A marked piece: what its label leads to. */
export function PiecePage() {
  const { numero = '' } = useParams();
  const mayChange = useRights()('articles');
  const reading = useRead(pieceQuery, { numero: numero.toUpperCase(), articles: mayChange });
  const piece = reading.data?.piece;
  if (piece) return <PieceOfNumber piece={piece} mayChange={mayChange} />;
  return (
    <Page title={`Pièce ${numero.toUpperCase()}`}>
      {reading.hasFailed && <QueryFailure failure={pieceSentences.loadFailed} reading={reading} />}
      {piece === null && (
        <Placeholder role="alert" title={pieceSentences.notFound}>
          Elle a peut-être changé de numéro, ou été supprimée.
        </Placeholder>
      )}
      {!reading.data && !reading.hasFailed && <Skeleton active paragraph={{ rows: 6 }} />}
    </Page>
  );
}

interface Values {
  numero: string;
  notes: string;
}

function PieceOfNumber({ piece, mayChange }: { piece: ReadPiece; mayChange: boolean }) {
  const { id, numero, notes, etat, article, createdAt, etiquetteLe } = piece;
  const navigate = useNavigateFromHere();
  const [edited, setEdited] = useState<EditedRecord<Values> | null>(null);
  const [label, setLabel] = useState<EditedRecord<LabelValues> | null>(null);
  const deletion = useDeletion({
    mutation: deletePieceMutation,
    question: (one: ReadPiece) => `Supprimer la pièce ${one.numero} et ce qui est noté d’elle\u00a0?`,
    sentences: { done: pieceSentences.deleted, failed: pieceSentences.deleteFailed },
    refreshes: pieceTypes,
    onDeleted: () => navigate(paths.adminArticle(article.id), { replace: true }),
  });
  return (
    <Page
      title={`Pièce ${numero}`}
      back={mayChange && <BackLink to={paths.adminArticle(article.id)}>{article.nom}</BackLink>}
      actions={
        mayChange && (
          <>
            <Button danger loading={deletion.deletingId !== null} onClick={() => void deletion.confirmAndDelete(piece)}>
              Supprimer
            </Button>
            <Button icon={<PrinterOutlined aria-hidden />} onClick={() => setLabel(newLabels({ pieceIds: [id] }))}>
              Étiquette
            </Button>
            <Button
              type="primary"
              icon={<EditOutlined aria-hidden />}
              onClick={() => setEdited({ values: { numero, notes }, updatedAt: piece.updatedAt })}
            >
              Modifier
            </Button>
          </>
        )
      }
    >
      <div className={styles.parts}>
        <section className={styles.card}>
          <dl className={styles.facts}>
            <div>
              <dt>Article</dt>
              <dd>{unbroken(article.nom)}</dd>
            </div>
            <div>
              <dt>État</dt>
              <dd>
                <PieceStateBadge state={etat} />
              </dd>
            </div>
            <div>
              <dt>Marquée le</dt>
              <dd>{formatLongDate(createdAt)}</dd>
            </div>
            <div>
              <dt>Étiquette</dt>
              <dd>{etiquetteLe === null ? 'à imprimer' : `imprimée le ${formatLongDate(etiquetteLe)}`}</dd>
            </div>
            {notes !== '' && (
              <div>
                <dt>Notes</dt>
                <dd>{notes}</dd>
              </div>
            )}
          </dl>
        </section>
        {piece.movements && <Movements movements={piece.movements} />}
        <Outings outings={piece.outings} />
      </div>
      <PieceLabelsForm record={label} onClose={() => setLabel(null)} />
      <PieceForm id={id} edited={edited} onClose={() => setEdited(null)} />
    </Page>
  );
}

function Movements({ movements }: { movements: NonNullable<ReadPiece['movements']> }) {
  const heading = useId();
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>Mouvements</h2>
      {movements.length === 0 && (
        <p className={styles.soft}>
          Rien encore. Un mouvement de stock de son article peut la nommer : hors service, perte, vente.
        </p>
      )}
      <ul className={styles.life}>
        {movements.map((movement) => (
          <li key={movement.id}>
            <MovementStory movement={movement} details={[movement.motif]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Outings({ outings }: { outings: ReadPiece['outings'] }) {
  const heading = useId();
  const pathOf = useRequestPath();
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>Sorties notées</h2>
      {outings.length === 0 && (
        <p className={styles.soft}>Aucune. On note une pièce dans la demande ou sur la feuille de préparation.</p>
      )}
      <ul className={styles.life}>
        {outings.map(({ request }) => (
          <li key={request.id}>
            <Link to={pathOf(request)}>{unbroken(`n° ${request.id}, ${fullName(request)}`)}</Link>,{' '}
            {formatLongDays(request.debut, request.fin)}
            <span className={styles.soft}> · {requestStateLabels[request.statut]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FormProps {
  id: number;
  edited: EditedRecord<Values> | null;
  onClose: () => void;
}

function PieceForm({ id, edited, onClose }: FormProps) {
  const client = useClient();
  const navigate = useNavigate();
  return (
    <FormModal<Values, string>
      title="Modifier la pièce"
      record={edited}
      labels={{ numero: 'Numéro', notes: 'Notes' }}
      check={fieldErrorsOf(pieceInput)}
      save={async (values, updatedAt) => {
        const variables = { id, input: pieceInput.parse(values), updatedAt };
        const { data, error } = await client
          .mutation(updatePieceMutation, variables, { additionalTypenames: pieceTypes })
          .toPromise();
        return outcomeOf({ data: data?.updatePiece.numero, error });
      }}
      sentences={{ saved: pieceSentences.saved, failed: pieceSentences.saveFailed }}
      onSaved={(numero) => {
        onClose();
        navigate(paths.adminPiece(numero), { replace: true });
      }}
      onClose={onClose}
    >
      <Form.Item
        name="numero"
        label="Numéro"
        required
        extra="S’il change, son étiquette est à réimprimer : elle mène à ce numéro."
      >
        <Input maxLength={20} autoComplete="off" />
      </Form.Item>
      <Form.Item name="notes" label="Notes">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={limits.shortText} />
      </Form.Item>
    </FormModal>
  );
}
