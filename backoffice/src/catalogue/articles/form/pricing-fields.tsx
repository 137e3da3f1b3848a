import { unitNames, units } from '@barnum/rules/catalogue/articles/articles';
import { limits } from '@barnum/rules/limits';
import { formatRate } from '@barnum/rules/prices/deal-in-words';
import { vatRates } from '@barnum/rules/prices/lines';
import { Form, Input, Radio, Select } from 'antd';
import { NumberInput } from '../../../components/form/number-input.tsx';
import { articleLabels } from '../edited-article.ts';
import styles from './pricing-fields.module.css';

const rates = [
  { value: '', label: 'Celle de l’entreprise' },
  ...vatRates.map((rate) => ({ value: rate, label: formatRate(rate) })),
];
const options = units.map((unite) => ({ value: unite, label: unitNames[unite] }));

/** Prices and stock: none only where movements have led there. */
export function PricingFields({ isOutOfStock }: { isOutOfStock: boolean }) {
  return (
    <div className={styles.fields}>
      <Form.Item name="prix" label={articleLabels.prix} required extra="Toutes taxes comprises.">
        <NumberInput min={0} step={0.01} suffix="€" />
      </Form.Item>
      <Form.Item
        name="quantite"
        label={articleLabels.quantite}
        extra={isOutOfStock ? '0 : il n’en reste plus. Vide : illimitée.' : 'Vide : illimitée.'}
      >
        <NumberInput min={isOutOfStock ? 0 : 1} step={1} />
      </Form.Item>
      <Form.Item
        name="lot"
        label={articleLabels.lot}
        extra="Laissez vide si l’article se loue à la pièce. « 25 » veut dire par casiers de 25."
      >
        <NumberInput min={1} step={1} />
      </Form.Item>
      <Form.Item name="nomLot" label={articleLabels.nomLot} extra="Au singulier : casier, carton, caisse…">
        <Input autoComplete="off" maxLength={limits.boxName} />
      </Form.Item>
      <Form.Item
        name="quantiteMinimum"
        label={articleLabels.quantiteMinimum}
        extra="En pièces. Laissez vide pour une pièce."
      >
        <NumberInput min={1} step={1} />
      </Form.Item>
      <Form.Item name="unite" className={styles.row ?? ''} label={<span id="unit-label">{articleLabels.unite}</span>}>
        <Radio.Group optionType="button" options={options} aria-labelledby="unit-label" />
      </Form.Item>
      <Form.Item name="montantCaution" label={articleLabels.montantCaution} extra="Vide : aucune.">
        <NumberInput min={0} step={0.01} suffix="€" />
      </Form.Item>
      <Form.Item name="coutMontage" label={articleLabels.coutMontage} extra="Vide : aucun.">
        <NumberInput min={0} step={0.01} suffix="€" />
      </Form.Item>
      <Form.Item
        name="valeurRemplacement"
        label={articleLabels.valeurRemplacement}
        extra="D’une pièce cassée ou perdue : proposée au retour. Vide : la caution."
      >
        <NumberInput min={0} step={0.01} suffix="€" />
      </Form.Item>
      <Form.Item
        name="fraisNettoyage"
        label={articleLabels.fraisNettoyage}
        extra="D’une pièce rendue sale : proposé au retour."
      >
        <NumberInput min={0} step={0.01} suffix="€" />
      </Form.Item>
      <Form.Item name="tauxTva" label={articleLabels.tauxTva} extra="Comprise dans le prix.">
        <Select options={rates} />
      </Form.Item>
    </div>
  );
}
