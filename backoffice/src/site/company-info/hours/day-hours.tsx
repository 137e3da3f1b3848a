import type { TimeRange } from '@barnum/rules/dates/opening-hours';
import { Button, Input, Switch } from 'antd';
import styles from './hours-field.module.css';

interface Props {
  name: string;
  isNameHidden?: boolean;
  ranges: readonly TimeRange[];
  onChange: (ranges: TimeRange[]) => void;
}

const [morning, afternoon, day] = [
  { opens: '09:00', closes: '12:00' },
  { opens: '14:00', closes: '18:00' },
  { opens: '09:00', closes: '18:00' },
];

/** The hours of a day: closed, or one or two ranges. */
export function DayHours({ name, isNameHidden = false, ranges, onChange }: Props) {
  const isOpen = ranges.length > 0;
  const hasBreak = ranges.length > 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div role="group" aria-label={name} className={styles.dayHours}>
      {!isNameHidden && <span className={styles.name}>{name}</span>}
      <Switch
        aria-label={`${name} : ouvert`}
        checked={isOpen}
        checkedChildren="Ouvert"
        unCheckedChildren="Fermé"
        onChange={(checked) => onChange(checked ? [day] : [])}
      />
      <div className={styles.ranges}>
        {ranges.map((range, index) => {
          const which = index === 0 ? '' : ' de l’après-midi';
          const set = (part: Partial<TimeRange>) => onChange(ranges.with(index, { ...range, ...part }));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a range has no other identity while it is edited
            <span key={index} className={styles.range}>
              de
              <Input
                type="time"
                aria-label={`${name}, ouverture${which}`}
                value={range.opens}
                onChange={(event) => set({ opens: event.target.value })}
              />
              à
              <Input
                type="time"
                aria-label={`${name}, fermeture${which}`}
                value={range.closes}
                onChange={(event) => set({ closes: event.target.value })}
              />
            </span>
          );
        })}
      </div>
      {isOpen && (
        <Button type="link" onClick={() => onChange(hasBreak ? [withoutBreak(ranges)] : withBreak(ranges[0] ?? day))}>
          {hasBreak ? 'Sans pause' : 'Ajouter une pause'}
          <span className="visually-hidden"> ({name})</span>
        </Button>
      )}
    </div>
  );
}

/** Two ranges for one: a day is cut by the usual break, a shorter one gets an afternoon. */
function withBreak({ opens, closes }: TimeRange): TimeRange[] {
  if (closes > afternoon.opens)
    return [
      { opens, closes: morning.closes },
      { opens: afternoon.opens, closes },
    ];
  return [{ opens, closes }, afternoon];
}

function withoutBreak(ranges: readonly TimeRange[]): TimeRange {
  return { opens: ranges[0]?.opens ?? day.opens, closes: ranges.at(-1)?.closes ?? day.closes };
}
