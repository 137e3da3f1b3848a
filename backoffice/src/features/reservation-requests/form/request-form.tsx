import { lastDay } from '@barnum/rules/dates/days';
import { administratorRequestInput } from '@barnum/rules/inputs/reservation-requests';
import { limits } from '@barnum/rules/limits';
import { messages } from '@barnum/rules/messages';
import { outcomeOf } from '@barnum/rules/outcome';
import { requestFieldLabels as labels } from '@barnum/rules/request-changes';
import { Checkbox, Form, Input } from 'antd';
import { useClient } from 'urql';
import { errorsTogether } from '../../../components/form/errors-together.ts';
import { fieldErrorsOf } from '../../../components/form/field-errors-of.ts';
import { FormModal } from '../../../components/form/form-modal.tsx';
import { type ChosenItem, ItemsField, itemsInWords } from '../../../components/form/items-field.tsx';
import type { EditedRecord } from '../../../components/form/use-record-form.tsx';
import { requestTypes } from '../../../lib/cached-types.ts';
import { graphql } from '../../../lib/service/graphql.ts';
import { requestQuery } from '../requests.ts';
import { type EditedRequest, editedRequest, type RequestValues } from './edited-request.ts';
import styles from './request-form.module.css';

const recordRequestMutation = graphql(`
  mutation RecordReservationRequest($input: ReservationRequestInput!) {
    recordReservationRequest(input: $input) {
      id
    }
  }
`);

const updateRequestMutation = graphql(`
  mutation UpdateReservationRequest($id: Int!, $input: ReservationRequestInput!, $updatedAt: DateTime) {
    updateReservationRequest(id: $id, input: $input, updatedAt: $updatedAt) {
      id
    }
  }
`);

interface Props {
  request: EditedRequest | null;
  onSaved: () => void;
  onClose: () => void;
}

const { requests: sentences } = messages;
const check = fieldErrorsOf(administratorRequestInput);

/** Enters a request received by telephone, or edits one. */
export function RequestForm({ request, onSaved, onClose }: Props) {
  const client = useClient();
  const id = request?.id ?? null;

  async function save(values: RequestValues, updatedAt: string | null) {
    const context = { additionalTypenames: requestTypes };
    const items = values.items.map(({ articleId, nom, quantite }) =>
      articleId ? { articleId, quantite } : { nom, quantite },
    );
    const input = { ...values, items, ...chosenDays(values) };
    if (id === null) return outcomeOf(await client.mutation(recordRequestMutation, { input }, context));
    return outcomeOf(await client.mutation(updateRequestMutation, { id, input, updatedAt }, context));
  }

  async function reload(): Promise<EditedRecord<RequestValues> | null> {
    if (id === null) return null;
    const { data } = await client.query(requestQuery, { id }, { requestPolicy: 'network-only' });
    return data ? editedRequest(data.reservationRequest) : null;
  }

  return (
    <FormModal<RequestValues, unknown>
      title={id === null ? 'Saisir une demande' : 'Modifier la demande'}
      record={request}
      labels={labels}
      check={(values) => errorsTogether('items', check(values))}
      save={save}
      reload={reload}
      sentences={{ saved: id === null ? sentences.recorded : sentences.edited, failed: sentences.editFailed }}
      showValue={(field, value) => (field === 'items' ? itemsInWords(value as ChosenItem[]) : String(value))}
      onSaved={onSaved}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <Form.Item name="nom" label={labels.nom} required>
          <Input autoComplete="off" maxLength={limits.nom} />
        </Form.Item>
        <Form.Item name="prenom" label={labels.prenom} required>
          <Input autoComplete="off" maxLength={limits.nom} />
        </Form.Item>
      </div>
      <div className={styles.days}>
        <Form.Item name="date" label={labels.date} required>
          <Input type="date" max={lastDay} />
        </Form.Item>
        <Form.Item
          name="dateRetrait"
          label={labels.dateRetrait}
          extra="Vide : le vendredi d’un week-end, ou le jour même."
        >
          <Input type="date" max={lastDay} />
        </Form.Item>
        <Form.Item name="dateRetour" label={labels.dateRetour} extra="Vide : le lundi d’un week-end, ou le jour même.">
          <Input type="date" max={lastDay} />
        </Form.Item>
      </div>
      <div className={styles.pair}>
        <Form.Item name="phone" label={labels.phone}>
          <Input type="tel" autoComplete="off" maxLength={limits.phone} />
        </Form.Item>
        <Form.Item name="email" label={labels.email}>
          <Input type="email" autoComplete="off" maxLength={limits.email} />
        </Form.Item>
      </div>
      <Form.Item name="items" label={labels.items} required>
        <ItemsField />
      </Form.Item>
      <Form.Item name="livraisonMontage" valuePropName="checked">
        <Checkbox>{labels.livraisonMontage}</Checkbox>
      </Form.Item>
      <Form.Item name="adresse" label={labels.adresse} extra="Avec une livraison seulement.">
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} maxLength={limits.adresse} />
      </Form.Item>
    </FormModal>
  );
}

function chosenDays({ dateRetrait, dateRetour }: RequestValues) {
  return { dateRetrait: dateRetrait || null, dateRetour: dateRetour || null };
}
