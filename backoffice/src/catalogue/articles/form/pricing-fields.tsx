import { articleStateInWords, articleStates } from '@barnum/rules/catalogue/articles/article-states';
import { unitNames, units } from '@barnum/rules/catalogue/articles/articles';
import { limits } from '@barnum/rules/limits';
import { formatRate } from '@barnum/rules/prices/deal-in-words';
import { vatRates } from '@barnum/rules/prices/lines';
import { Form, Input, Radio, Select } from 'antd';
import type { ReactNode } from 'react';
import { NumberInput } from '../../../components/form/number-input.tsx';
import { articleLabels } from '../edited-article.ts';
import styles from './pricing-fields.module.css';

const rates = [
  { value: '', label: 'Celle de l’entreprise' },
  ...vatRates.map((rate) => ({ value: rate, label: formatRate(rate) })),
];
const states = articleStates.map((state) => ({ value: state, label: articleStateInWords(state) }));
const options = units.map((unite) => ({ value: unite, label: unitNames[unite] }));

/** The price, with what price lists say of it, what it is for, and the stock: none only where movements have led there. */
export function PricingFields({ isOutOfStock, listed }: { isOutOfStock: boolean; listed?: ReactNode }) {
  return (
    <div className={styles.fields}>
      <Form.Item
        name="prix"
        label={articleLabels.prix}
        required
        extra={
          <>
            Ce prix est toutes taxes comprises.
            {listed}
          </>
        }
      >
        <NumberInput min={0} step={0.01} suffix="€" />
      </Form.Item>
      <Form.Item
        name="quantite"
        label={articleLabels.quantite}
        extra={
          isOutOfStock
            ? 'Il n’en reste plus. Laissez vide pour une quantité illimitée.'
            : 'Laissez vide pour une quantité illimitée.'
        }
      >
        <NumberInput min={isOutOfStock ? 0 : 1} step={1} />
      </Form.Item>
      <Form.Item name="unite" className={styles.row ?? ''} label={<span id="unit-label">{articleLabels.unite}</span>}>
        <Radio.Group optionType="button" options={options} aria-labelledby="unit-label" />
      </Form.Item>
    </div>
  );
}

/** What few articles need beside their price. */
export function OtherPricingFields() {
  return (
    <div className={styles.fields}>
      <Form.Item name="etat" className={styles.row ?? ''} label={articleLabels.etat}>
        <Select options={states} />
      </Form.Item>
      <Form.Item
        name="montantCaution"
        label={articleLabels.montantCaution}
        extra="Laissez vide si vous n’en demandez pas."
      >
        <NumberInput min={0} step={0.01} suffix="€" />
      </Form.Item>
      <Form.Item name="coutMontage" label={articleLabels.coutMontage} extra="Laissez vide s’il n’y en a pas.">
        <NumberInput min={0} step={0.01} suffix="€" />
      </Form.Item>
      <Form.Item
        name="valeurRemplacement"
        label={articleLabels.valeurRemplacement}
        extra="Cette valeur d’une pièce cassée ou perdue est proposée au retour. Laissez vide pour prendre la caution."
      >
        <NumberInput min={0} step={0.01} suffix="€" />
      </Form.Item>
      <Form.Item
        name="fraisNettoyage"
        label={articleLabels.fraisNettoyage}
        extra="Ce prix d’une pièce rendue sale est proposé au retour."
      >
        <NumberInput min={0} step={0.01} suffix="€" />
      </Form.Item>
      <Form.Item name="tauxTva" label={articleLabels.tauxTva} extra="La TVA est comprise dans le prix.">
        <Select options={rates} />
      </Form.Item>
      <Form.Item
        name="lot"
        label={articleLabels.lot}
        extra="Laissez vide si l’article se loue à la pièce. « 25 » veut dire par casiers de 25."
      >
        <NumberInput min={1} step={1} />
      </Form.Item>
      <Form.Item name="nomLot" label={articleLabels.nomLot} extra="Écrivez-le au singulier : casier, carton, caisse…">
        <Input autoComplete="off" maxLength={limits.boxName} />
      </Form.Item>
      <Form.Item
        name="quantiteMinimum"
        label={articleLabels.quantiteMinimum}
        extra="En pièces. Laissez vide pour une pièce."
      >
        <NumberInput min={1} step={1} />
      </Form.Item>
    </div>
  );
}
