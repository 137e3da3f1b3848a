import { palettes, type ShopColours } from '@barnum/rules/site/colours/shop-colours';
import styles from './palette-choice.module.css';

/** Pairs of colours that go together. */
export function PaletteChoice({
  colours,
  onChoose,
}: {
  colours: ShopColours;
  onChoose: (chosen: ShopColours) => void;
}) {
  return (
    <ul className={styles.palettes} aria-label="Palettes proposées">
      {palettes.map(({ name, main, accent }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.palette}
            aria-pressed={main === colours.main && accent === colours.accent}
            onClick={() => onChoose({ main, accent })}
          >
            <svg viewBox="0 0 32 20" className={styles.swatch} aria-hidden="true">
              <path d="M0 0h20v20H0z" fill={main} />
              <path d="M20 0h12v20H20z" fill={accent} />
            </svg>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
