import { priceListSentences } from '@barnum/rules/catalogue/price-lists/price-list-sentences';
import { type Rounding, roundings } from '@barnum/rules/catalogue/price-lists/raised-price';
import { newPriceListInput } from '@barnum/rules/catalogue/price-lists-input';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { limits } from '@barnum/rules/limits';
import { outcomeOf } from '@barnum/rules/outcome';
import { formatCents } from '@barnum/rules/prices/amounts';
import { Form, Input, Radio } from 'antd';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import type { EditedRecord } from '../../components/form/use-record-form.tsx';
import { plainNumber } from '../../lib/numbers.ts';
import { createPriceListMutation, priceListTypes } from './price-lists.ts';

interface Values {
  nom: string;
  aPartirDu: string;
  pourcent: string;
  arrondi: Rounding;
  versLeHaut: boolean;
}

interface Props {
  record: EditedRecord<Values> | null;
  onCreated: (id: number) => void;
  onClose: () => void;
}

const labels: Record<keyof Values, string> = {
  nom: 'Nom',
  aPartirDu: 'À partir du',
  pourcent: 'Hausse, en pour cent',
  arrondi: 'Arrondir à',
  versLeHaut: 'Sens de l’arrondi',
};
const check = fieldErrorsOf(newPriceListInput);
const steps = roundings.map((value) => ({ value, label: formatCents(value) }));
const ways = [
  { value: true, label: 'Vers le haut' },
  { value: false, label: 'Au plus proche' },
];

/** A new list for the first day of next year, a bit dearer. */
export function newPriceList(): EditedRecord<Values> {
  const year = Number(todayInParis().slice(0, 4)) + 1;
  const values = { nom: `Tarifs ${year}`, aPartirDu: `${year}-01-01`, pourcent: '3', arrondi: 50, versLeHaut: true };
  return { updatedAt: null, values: values as Values };
}

/** Makes a list as a copy of the prices in force. */
export function NewPriceList({ record, onCreated, onClose }: Props) {
  const client = useClient();

  async function save(values: Values) {
    const context = { additionalTypenames: priceListTypes };
    const { data, error } = await client.mutation(createPriceListMutation, { input: toInput(values) }, context);
    return outcomeOf({ data: data?.createPriceList, error });
  }

  return (
    <FormModal<Values, { id: number }>
      title="Nouvelle grille de prix"
      submitLabel="Créer la grille"
      record={record}
      labels={labels}
      check={(values) => check(toInput(values))}
      save={save}
      sentences={{ saved: priceListSentences.created, failed: priceListSentences.createFailed }}
      onSaved={({ id }) => onCreated(id)}
      onClose={onClose}
    >
      <Form.Item name="nom" label={labels.nom} required>
        <Input autoComplete="off" maxLength={limits.nom} />
      </Form.Item>
      <Form.Item
        name="aPartirDu"
        label={labels.aPartirDu}
        required
        extra="Les locations qui commencent ce jour-là ou après sont à ces prix."
      >
        <Input type="date" />
      </Form.Item>
      <Form.Item
        name="pourcent"
        label={labels.pourcent}
        required
        extra="La grille part des prix en vigueur la veille. 0 les garde, −5 les baisse."
      >
        <Input inputMode="decimal" autoComplete="off" suffix="%" />
      </Form.Item>
      <Form.Item
        name="arrondi"
        label={<span id="rounding-label">{labels.arrondi}</span>}
        extra="Un prix plus petit que cet arrondi est arrondi au centime."
      >
        <Radio.Group optionType="button" options={steps} aria-labelledby="rounding-label" />
      </Form.Item>
      <Form.Item name="versLeHaut" label={<span id="way-label">{labels.versLeHaut}</span>}>
        <Radio.Group optionType="button" options={ways} aria-labelledby="way-label" />
      </Form.Item>
    </FormModal>
  );
}

function toInput({ pourcent, ...values }: Values) {
  const typed = plainNumber(pourcent).replace(/[−–]/, '-').replace(/%$/, '');
  return { ...values, pourcent: typed === '' ? Number.NaN : Number(typed) };
}
