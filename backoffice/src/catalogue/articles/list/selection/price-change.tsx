import { changedPrice, type PriceStep, priceSteps } from '@barnum/rules/catalogue/articles/price-changes';
import { formatCents, formatPrice, toAmount } from '@barnum/rules/prices/amounts';
import { unbroken } from '@barnum/rules/text/french';
import { Button, InputNumber, Radio } from 'antd';
import { useState } from 'react';
import type { ListedArticle } from '../article-list.ts';
import styles from './bulk-changes.module.css';

interface Props {
  articles: readonly ListedArticle[];
  isChanging: boolean;
  onChange: (fieldsOf: (article: ListedArticle) => { prix: string }) => void;
}

const steps = priceSteps.map((step) => ({ value: step, label: formatCents(step) }));

/** Raises or lowers prices by some percent, and shows each before and after. */
export function PriceChange({ articles, isChanging, onChange }: Props) {
  const [percent, setPercent] = useState<number | null>(5);
  const [step, setStep] = useState<PriceStep>(5);
  const after = ({ prix }: ListedArticle) => changedPrice(Math.round(Number(prix) * 100), percent ?? 0, step);
  return (
    <>
      <div className={styles.field}>
        <label htmlFor="price-percent">Pour cent, en moins avec « - »</label>
        <InputNumber
          id="price-percent"
          value={percent}
          min={-100}
          max={1000}
          precision={2}
          decimalSeparator=","
          suffix="%"
          onChange={setPercent}
        />
      </div>
      <p className={styles.label} id="price-step">
        Arrondir à
      </p>
      <Radio.Group
        className={styles.steps ?? ''}
        aria-labelledby="price-step"
        optionType="button"
        options={steps}
        value={step}
        onChange={({ target }) => setStep(target.value)}
      />
      <div className={styles.preview}>
        <table aria-label="Prix avant et après">
          <thead>
            <tr>
              <th scope="col">Article</th>
              <th scope="col">Avant</th>
              <th scope="col">Après</th>
            </tr>
          </thead>
          <tbody>
            {articles.map((article) => (
              <tr key={article.id}>
                <th scope="row">{unbroken(article.nom)}</th>
                <td>{formatPrice(article.prix)}</td>
                <td>{formatCents(after(article))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button
        type="primary"
        loading={isChanging}
        disabled={percent === null}
        onClick={() => onChange((article) => ({ prix: toAmount(after(article)) }))}
      >
        Changer les prix
      </Button>
    </>
  );
}
