import { type CatalogueView, catalogueOrders, isOrder } from '../../lib/catalogue-view.ts';
import { classNames } from '../../lib/class-names.ts';
import { Check } from '../ui/icons.tsx';
import styles from './catalogue-tools.module.css';

interface Props {
  /** How many articles show, in words. */
  count: string;
  /** What it says is as long as a sentence. */
  isSentence: boolean;
  /** None shows, which the page says in large: the count is only read out. */
  isEmpty: boolean;
  view: CatalogueView;
  onChange: (changes: Partial<CatalogueView>) => void;
  /** Numbers of people to choose from. */
  capacities: readonly number[];
  /** The visitor has chosen days. */
  hasDays: boolean;
}

/** How many articles there are, and how they are filtered and sorted. */
export function CatalogueTools({ count, isSentence, isEmpty, view, onChange, capacities, hasDays }: Props) {
  return (
    <div className={classNames(styles.tools, isSentence && styles.stacked)}>
      <p role="status" className={isEmpty ? 'visually-hidden' : styles.count}>
        {count}
      </p>
      <div className={classNames(styles.choices, 'screen-only')}>
        <Choice
          label="Trier"
          value={view.order}
          options={Object.entries(catalogueOrders)}
          onChange={(order) => isOrder(order) && onChange({ order })}
        />
        {capacities.length > 0 && (
          <Choice
            label="Capacité"
            value={view.capacity === null ? '' : String(view.capacity)}
            options={[
              ['', 'Capacité'],
              ...capacities.map((people): Option => [String(people), `${people} personnes et plus`]),
            ]}
            onChange={(capacity) => onChange({ capacity: capacity === '' ? null : Number(capacity) })}
          />
        )}
        {hasDays && (
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={view.onlyFree}
            onClick={() => onChange({ onlyFree: !view.onlyFree })}
          >
            {view.onlyFree && <Check />}
            Libres à mes dates
          </button>
        )}
      </div>
    </div>
  );
}

type Option = [value: string, label: string];

interface ChoiceProps {
  label: string;
  value: string;
  options: Option[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const isChosen = value !== '';
  return (
    <label className={classNames(styles.choice, isChosen && styles.chosen)}>
      <span className="visually-hidden">{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {/* An address may name a number that is not among the usual ones. */}
        {isChosen && !options.some(([each]) => each === value) && (
          <option value={value}>{`${value} personnes et plus`}</option>
        )}
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
