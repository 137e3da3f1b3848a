import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { deliveryInWords } from '@barnum/rules/prices/order-terms';
import { pieceRent } from '@barnum/rules/prices/piece-rent';
import { rentInWords } from '@barnum/rules/prices/price-in-words';
import { pricingTermsInput } from '@barnum/rules/requests/pricing-input';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { NumberInput } from '../../components/form/number-input.tsx';
import { type PricingValues, toTerms } from './pricing.ts';
import styles from './pricing-tab.module.css';

/** What the settings make of 100 €, as they are typed. */
export function PricingExample({ values, supplementParJour }: { values: PricingValues; supplementParJour: number }) {
  const [debut, setDebut] = useState(todayInParis);
  const [days, setDays] = useState('7');
  const [adresse, setAdresse] = useState('');
  const read = pricingTermsInput.safeParse(toTerms(values));
  const count = Math.min(Math.max(1, Math.trunc(Number(days)) || 1), 60);
  return (
    <section className={styles.card}>
      <h2>Exemple</h2>
      <div className={styles.row}>
        <Form.Item label="À partir du" htmlFor="exemple-debut">
          <Input
            id="exemple-debut"
            type="date"
            value={debut}
            onChange={(event) => setDebut(event.target.value || todayInParis())}
          />
        </Form.Item>
        <Form.Item label="Pendant (jours)" htmlFor="exemple-jours">
          <NumberInput id="exemple-jours" min={1} step={1} value={days} onChange={setDays} />
        </Form.Item>
        <Form.Item label="Livré à" htmlFor="exemple-adresse">
          <Input
            id="exemple-adresse"
            value={adresse}
            placeholder="56000 Vannes"
            onChange={(event) => setAdresse(event.target.value)}
          />
        </Form.Item>
      </div>
      <p role="status">{read.success ? example() : 'Un réglage est à compléter.'}</p>
    </section>
  );

  function example(): string {
    if (!read.success) return '';
    const rules = { supplementParJour, tarifs: read.data };
    const rate = { prix: '100.00', unite: 'weekend' } as const;
    const period = { debut, fin: addDays(debut, count - 1) };
    const delivery = deliveryInWords(read.data, adresse, pieceRent(rate, period, rules));
    return `Un article à 100\u00a0€ le week-end\u00a0: ${rentInWords(rate, period, rules)}. ${delivery}`;
  }
}
