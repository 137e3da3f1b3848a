import { limits } from '@barnum/rules/limits';
import { formatCents, toAmount } from '@barnum/rules/prices/amounts';
import { zoneOf, zonePrice } from '@barnum/rules/prices/order-terms';
import { deliverySlotNames, deliverySlots, type PricingTerms } from '@barnum/rules/prices/pricing-terms';
import { Button, Checkbox, Form, Input, Select } from 'antd';
import { useShopSettings } from '../../../components/use-shop-settings.ts';
import { DistancePrice } from './distance-price.tsx';
import { requestLabels as labels, type RequestValues } from './edited-request.ts';
import styles from './request-form.module.css';

interface Props {
  values: RequestValues;
  tarifs: PricingTerms;
  /** Of the request, in cents. */
  total: number;
  /** The price of the delivery is not agreed on. */
  isOpen: boolean;
  onPrice: (prix: string) => void;
}

const slots = [
  { value: '', label: 'à toute heure' },
  ...deliverySlots.map((value) => ({ value, label: deliverySlotNames[value] })),
];

/** Whether a request is delivered, where and when, and its price by the company's zones or by the distance. */
export function DeliveryFields({ values, tarifs, total, isOpen, onPrice }: Props) {
  const { livraison } = useShopSettings();
  const zone = isOpen ? zoneOf(tarifs.zones, values.adresse) : null;
  return (
    <>
      {(livraison || values.livraisonMontage) && (
        <Form.Item name="livraisonMontage" valuePropName="checked">
          <Checkbox>{labels.livraisonMontage}</Checkbox>
        </Form.Item>
      )}
      {values.livraisonMontage && (
        <div className={styles.delivery}>
          <Form.Item name="adresse" label={labels.adresse} required>
            <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} maxLength={limits.adresse} />
          </Form.Item>
          <Form.Item name="creneau" label={labels.creneau}>
            <Select options={slots} />
          </Form.Item>
        </div>
      )}
      {zone && (
        <Button className={styles.zone ?? ''} onClick={() => onPrice(toAmount(zonePrice(zone, total)))}>
          Ajouter la livraison, {zone.nom} : {formatCents(zonePrice(zone, total))}
        </Button>
      )}
      {isOpen && !zone && tarifs.prixParKilometre !== null && (
        <DistancePrice perKilometre={tarifs.prixParKilometre} onPrice={onPrice} />
      )}
    </>
  );
}
