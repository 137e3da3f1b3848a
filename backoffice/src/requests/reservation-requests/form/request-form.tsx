import { lastDay } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { FieldErrors } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { newIdempotencyKey } from '@barnum/rules/platform/idempotency-keys-input';
import { formatCents } from '@barnum/rules/prices/amounts';
import { deliveryName } from '@barnum/rules/prices/lines';
import { quoteSentences } from '@barnum/rules/prices/quotes';
import { rentalInWords } from '@barnum/rules/prices/rental-in-words';
import { changesMessage } from '@barnum/rules/requests/reservation-requests/request-changes';
import { isOver } from '@barnum/rules/requests/reservation-requests/request-states';
import { administratorRequestInput } from '@barnum/rules/requests/reservation-requests-input';
import { sentences } from '@barnum/rules/sentences';
import { Button, Form, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useClient } from 'urql';
import { isSame } from '../../../components/form/conflict.ts';
import { isUnanswered } from '../../../components/form/failure-in-words.ts';
import { fieldErrorsOf } from '../../../components/form/field-errors-of.ts';
import { FormBar } from '../../../components/form/form-bar.tsx';
import { FormSection } from '../../../components/form/form-section.tsx';
import { useRecordForm } from '../../../components/form/use-record-form.tsx';
import { useToasts } from '../../../components/toasts.tsx';
import { useIsSending } from '../../../components/use-is-sending.ts';
import { requestTypes } from '../../../lib/cached-types.ts';
import { graphql } from '../../../lib/service/graphql.ts';
import { lineKey, useLeft } from '../../availability/use-occupation.ts';
import { withClient } from './asker.ts';
import { AskerField } from './asker-field.tsx';
import { CopiedNotice } from './copied-notice.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import {
  changesOfLines,
  draftChanges,
  draftMinimums,
  draftPeriod,
  draftPrice,
  formerPrice,
  hasOpenDelivery,
  missingPieces,
} from './draft-figures.ts';
import {
  type EditedRequest,
  editedRequest,
  requestLabels as labels,
  type RequestValues,
  requestFormQuery,
  showRequestValue,
  toContent,
} from './edited-request.ts';
import { KnownCustomers } from './known-customers.tsx';
import {
  changedCell,
  mergeLines,
  otherLine,
  pricedLines,
  type RequestLine,
  typedLines,
  withLines,
} from './lines/lines.ts';
import { LinesField, type WrongLines } from './lines/lines-field.tsx';
import type { TemplatesSlot } from './lines/templates.ts';
import { MessageField } from './message-field.tsx';
import styles from './request-form.module.css';
import { RequestSummary } from './request-summary.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { useUndo } from './use-undo.ts';
import { WholeFields } from './whole-fields.tsx';
import { fillDelivery, openedDelivery } from './zone-delivery.ts';

const recordRequestMutation = graphql(`
  mutation RecordReservationRequest(
    $input: ReservationRequestInput!
    $notes: String!
    $customerId: Int
    $nouveauClient: Boolean
    $key: String!
  ) {
    recordReservationRequest(
      input: $input
      notes: $notes
      customerId: $customerId
      nouveauClient: $nouveauClient
      key: $key
    ) {
      id
    }
  }
`);

const updateRequestMutation = graphql(`
  mutation UpdateReservationRequest(
    $id: Int!
    $input: ReservationRequestInput!
    $updatedAt: DateTime
    $message: String
  ) {
    updateReservationRequest(id: $id, input: $input, updatedAt: $updatedAt, message: $message) {
      id
    }
  }
`);

const { requests } = sentences;
const check = fieldErrorsOf(administratorRequestInput);
const noChoice = { du: '', au: '' };

/** Takes a request that was just entered, and its e-mail address; tells by itself what became of it. */
export type SendQuote = (requestId: number, email: string) => Promise<void>;

interface Props {
  edited: EditedRequest;
  /** Where « Annuler » leads. */
  back: string;
  /** Where the saved request is. */
  wayTo: (id: number) => string;
  templates: TemplatesSlot;
  /** Issues and sends the quote of a request that was just entered; another feature's. */
  sendQuote?: SendQuote | undefined;
}

/** Enters a request received by telephone, or changes one: what it takes and costs is said as it is typed. */
export function RequestForm({ edited: opened, back, wayTo, templates, sendQuote }: Props) {
  const client = useClient();
  const navigate = useNavigate();
  const { state: origin } = useLocation();
  const area = useRef<HTMLDivElement>(null);
  const [savedId, setSavedId] = useState<number | null>(null);
  const [key] = useState(newIdempotencyKey);
  // What is stored, read again after a conflict.
  const [edited, setEdited] = useState(opened);
  const { former } = edited;
  // Whether the quote is sent with the next save.
  const sends = useRef(false);
  const toasts = useToasts();
  const isSending = useIsSending();
  const [wrong, setWrong] = useState<WrongLines>([]);

  const { form, formProps, fill, notice, isSaving } = useRecordForm<RequestValues, { id: number }>({
    record: opened,
    labels,
    check: (values) => check(toContent(values, former)),
    save,
    reload,
    merges: { items: mergeLines },
    within: { field: 'items', show: (errors) => setWrong(wrongLines(errors, form.getFieldValue('items'))) },
    sentences: {
      saved: former === null ? requests.recorded : requests.edited,
      failed: (_sentence, failure) => {
        if (former !== null) return requests.editFailed;
        if (failure.code === 'CONFLICT') return sentences.http.recordedOtherwise;
        return isUnanswered(failure) ? sentences.http.unanswered : requests.editFailed;
      },
    },
    showValue: showRequestValue,
    showChanges: { items: changesOfLines },
    onSaved: ({ id }) => setSavedId(id),
  });
  const values = { ...opened.values, ...Form.useWatch((all: RequestValues) => all, { form, preserve: true }) };
  const undo = useUndo({ state: values, restore: fill, changedCell: changedField, area });
  const period = draftPeriod(values, edited);
  const price = draftPrice(values, period, edited);
  const changes = draftChanges(values, period, edited);
  const left = useLeft(period, values.items, former?.id ?? null);
  const isDeliveryOpen = hasOpenDelivery(values);
  const isSentHere = former === null && sendQuote !== undefined && isSending && values.email.trim() !== '';
  // On a phone two buttons have no more room: the way back is above, the total below.
  const aside = isSentHere ? (styles.aside ?? '') : '';
  const missing = missingPieces(values.items, left);
  const before = formerPrice(edited);
  const message = values.message ?? proposedMessage(changes, edited, { cents: price.total, isDeliveryOpen });

  const [atFirst] = useState(() => openedDelivery(opened, period));
  const delivery = useRef(atFirst);
  useEffect(() => {
    if (isSaving) return;
    const priced = { ...values, items: pricedLines(values.items, period?.debut ?? todayInParis()) };
    const { items, filled } = fillDelivery(priced, period, edited, delivery.current);
    delivery.current = filled;
    if (!isSame(items, values.items)) fill({ items });
  });

  // After the form is no longer unsaved, which would ask whether to leave it.
  useEffect(() => {
    if (savedId !== null) navigate(wayTo(savedId), { state: origin });
  }, [savedId, navigate, wayTo, origin]);

  function addDelivery(prix: string) {
    fill({ items: withLines(values.items, [otherLine('livraison', deliveryName, prix, null)]) });
  }

  function saveAndSend() {
    if (isSaving) return;
    // The quote would not say what the delivery costs.
    if (isDeliveryOpen) return toasts.error(quoteSentences.deliveryRequired);
    sends.current = true;
    form.submit();
  }

  async function save(sent: RequestValues, updatedAt: string | null): Promise<Outcome<{ id: number }>> {
    const context = { additionalTypenames: requestTypes };
    const input = toContent(sent, former);
    if (former === null) {
      const isSentToo = sends.current;
      const { notes, client: asker } = sent;
      const whose = {
        customerId: asker === null || asker.isNew ? null : asker.customer.id,
        nouveauClient: asker?.isNew ?? false,
      };
      const { data, error } = await client.mutation(recordRequestMutation, { input, notes, ...whose, key }, context);
      const outcome = outcomeOf({ data: data?.recordReservationRequest, error });
      if (isSentToo && outcome.status === 'done') await sendQuote?.(outcome.data.id, sent.email.trim());
      return outcome;
    }
    const { id } = former;
    const told = sent.prevenir && changes.length > 0 ? message : null;
    const variables = { id, input, updatedAt, message: told };
    const { data, error } = await client.mutation(updateRequestMutation, variables, context);
    return outcomeOf({ data: data?.updateReservationRequest, error });
  }

  async function reload() {
    if (former === null) return null;
    const asked = { articleId: 0, hasArticle: false, comme: 0, isCopy: false, client: 0, hasClient: false };
    const variables = { ...asked, id: former.id, isEdit: true };
    const { data } = await client.query(requestFormQuery, variables, { requestPolicy: 'network-only' });
    if (!data?.reservationRequest) return null;
    const current = editedRequest(data, noChoice);
    setEdited(current);
    undo.forget();
    return current;
  }

  return (
    <Form {...formProps} name="demande" className={styles.form ?? ''}>
      {notice}
      <div className={styles.parts} ref={area}>
        <div className={styles.fields}>
          <FormSection title="Qui demande">
            {former === null && (
              <Form.Item
                name="client"
                label={labels.client}
                extra="Tapez son nom ou son téléphone : un client connu remplit le reste, un nouveau a aussitôt sa fiche."
              >
                <AskerField values={values} fill={fill} />
              </Form.Item>
            )}
            <div className={styles.pair}>
              <Form.Item name="phone" label={labels.phone}>
                <Input type="tel" autoComplete="off" maxLength={limits.phone} />
              </Form.Item>
              <Form.Item name="email" label={labels.email}>
                <Input type="email" autoComplete="off" maxLength={limits.email} />
              </Form.Item>
              <Form.Item name="nom" label={labels.nom} required>
                <Input autoComplete="off" maxLength={limits.nom} />
              </Form.Item>
              <Form.Item name="prenom" label={labels.prenom} required>
                <Input autoComplete="off" maxLength={limits.nom} />
              </Form.Item>
            </div>
            {former === null && (
              <KnownCustomers
                values={values}
                onTake={(customer) => fill(withClient(values, { isNew: false, customer }))}
              />
            )}
          </FormSection>
          <FormSection title="Dates">
            {opened.copied && <CopiedNotice copied={opened.copied} onChoose={fill} />}
            <div className={styles.days}>
              <Form.Item name="date" label={labels.date} required>
                <Input type="date" max={lastDay} />
              </Form.Item>
              <Form.Item name="dateRetrait" label={labels.dateRetrait}>
                <Input type="date" max={lastDay} />
              </Form.Item>
              <Form.Item name="dateRetour" label={labels.dateRetour}>
                <Input type="date" max={lastDay} />
              </Form.Item>
            </div>
            <p className={styles.hint} aria-live="polite">
              {period
                ? rentalInWords({ date: values.date, ...period }, edited.terms, {
                    party: 'Fête',
                    isDelivered: values.livraisonMontage,
                  })
                : 'Laissez le retrait et le retour vides pour le week-end entier ou, en semaine, le jour même.'}
            </p>
          </FormSection>
          <FormSection title="Ce qui est demandé" actions={<UndoButtons undo={undo} />}>
            <Form.Item name="items" label={labels.items} required>
              <LinesField
                left={left}
                missing={missing}
                prices={price.items}
                former={typedLines(former?.items ?? [])}
                wrong={wrong}
                isDelivered={values.livraisonMontage}
                depositBase={edited.tarifs.caution.par}
                fees={edited.fees}
                templates={templates}
              />
            </Form.Item>
            <WholeFields values={values} />
            <DeliveryFields
              values={values}
              tarifs={edited.tarifs}
              total={price.total}
              isOpen={isDeliveryOpen}
              onPrice={addDelivery}
            />
          </FormSection>
          {former === null && (
            <FormSection title="Note pour l’équipe">
              <Form.Item
                name="notes"
                label={labels.notes}
                extra="Ces notes sont pour votre équipe : le visiteur ne les voit pas."
              >
                <Input.TextArea autoSize={{ minRows: 1, maxRows: 8 }} maxLength={limits.shortText} />
              </Form.Item>
            </FormSection>
          )}
        </div>
        <aside className={styles.rail} aria-label="Récapitulatif">
          <RequestSummary
            price={price}
            before={before}
            isDeliveryOpen={isDeliveryOpen}
            minimums={values.items.length === 0 ? [] : draftMinimums(values, period, edited)}
            missing={namedPieces(missing, values.items)}
            isStockKnown={left.size > 0}
            isReserved={former !== null && (former.statut === 'confirmee' || former.statut === 'sortie')}
            changes={changes}
          />
          {former !== null && !isOver(former.statut) && changes.length > 0 && (
            <MessageField isTold={values.prevenir} proposed={message} hasEmail={values.email.trim() !== ''} />
          )}
        </aside>
      </div>
      <FormBar>
        <span className={`${styles.total} ${aside}`} aria-hidden>
          {formatCents(price.total)}
        </span>
        <Button className={aside} onClick={() => navigate(back, { state: origin })} disabled={isSaving}>
          Annuler
        </Button>
        <Button
          type={isSentHere ? 'default' : 'primary'}
          htmlType="submit"
          loading={isSaving && !sends.current}
          disabled={isSaving && sends.current}
          onClick={() => {
            sends.current = false;
          }}
        >
          {values.prevenir && changes.length > 0 ? 'Enregistrer et écrire' : 'Enregistrer'}
        </Button>
        {isSentHere && (
          <Button type="primary" loading={isSaving && sends.current} onClick={saveAndSend}>
            Enregistrer et envoyer le devis
          </Button>
        )}
      </FormBar>
    </Form>
  );
}

/** Each line with what is wrong in it, from paths as `items.2.prix`. */
function wrongLines(errors: FieldErrors, lines: readonly RequestLine[]): WrongLines {
  return lines.flatMap((line, place) => {
    const own = Object.entries(errors).filter(([path]) => path.startsWith(`items.${place}.`));
    const cells = own.map(([path, sentence]) => [path.split('.').slice(2).join('.'), sentence]);
    return own.length === 0 ? [] : { line, errors: Object.fromEntries(cells) };
  });
}

/** The field, or the cell of a line, that alone differs. */
function changedField(before: RequestValues, after: RequestValues): string | null {
  const fields = Object.keys(after) as (keyof RequestValues)[];
  const [field, ...others] = fields.filter((one) => !isSame(before[one], after[one]));
  if (field === undefined || others.length > 0) return null;
  return field === 'items' ? changedCell(before.items, after.items) : field;
}

function namedPieces(missing: ReadonlyMap<string, number>, lines: readonly RequestLine[]) {
  return [...missing].map(([key, count]) => ({
    nom: lines.find((line) => lineKey(line) === key)?.nom ?? '',
    count,
  }));
}

function proposedMessage(
  changes: readonly string[],
  edited: EditedRequest,
  after: { cents: number; isDeliveryOpen: boolean },
): string {
  const { former } = edited;
  const cents = formerPrice(edited);
  if (former === null || cents === null) return changesMessage(changes, null);
  return changesMessage(changes, { before: { cents, isDeliveryOpen: hasOpenDelivery(former) }, after });
}
