import { isColour, readableColour, type ShopColours } from '@barnum/rules/site/colours/shop-colours';
import { siteTextSentences } from '@barnum/rules/site/site-texts/site-texts';
import { Input } from 'antd';
import { useState } from 'react';
import styles from './colour-input.module.css';

interface Props {
  label: string;
  role: keyof ShopColours;
  /** Passed by Form.Item. */
  id?: string;
  value?: string;
  onChange?: (colour: string) => void;
}

/**
 * A colour, chosen or typed; one that texts would not be read with is replaced by the nearest that does, which is said.
 */
export function ColourInput({ label, role, id, value = '', onChange, ...described }: Props) {
  const [wanted, setWanted] = useState('');
  const isCorrected = isColour(wanted) && wanted !== value && readableColour(role, wanted) === value;

  function choose(text: string) {
    const colour = text.trim().toLowerCase();
    setWanted(colour);
    onChange?.(isColour(colour) ? readableColour(role, colour) : text);
  }

  return (
    <>
      <div className={styles.choice}>
        <input
          type="color"
          className={styles.picker}
          value={isColour(value) ? value : '#000000'}
          onChange={(event) => choose(event.target.value)}
          aria-label={`${label}\u00a0: choisir`}
        />
        <Input
          {...described}
          id={id}
          value={value}
          onChange={(event) => choose(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <p role="status" className={styles.correction}>
        {isCorrected && siteTextSentences.colourCorrected(wanted, value)}
      </p>
    </>
  );
}
