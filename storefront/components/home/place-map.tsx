import { formatPrice } from '@barnum/rules/prices/amounts';
import type { DeliveryZone } from '@barnum/rules/prices/pricing-terms';
import styles from './place-map.module.css';

/** Zones that the drawing has room for; the list beside it has all. */
const drawnZones = 4;

/** Where the depot stands, and what its coast looks like, in the drawing's own units. */
const depot = { x: 242, y: 262 };
const coast =
  'M236 -20C190 40 262 92 226 150C204 186 152 196 158 246C164 292 214 302 196 352C178 402 108 396 118 452C126 496 190 506 178 560';

const waves =
  'M14 120q9-8 18 0t18 0M74 210q9-8 18 0t18 0M6 300q9-8 18 0t18 0M52 420q9-8 18 0t18 0M128 60q9-8 18 0t18 0M-20 480q9-8 18 0t18 0';
const boat = 'M26 388h46l-8 12h-30zM48 384v-40l20 36zM44 384l-14-4 14-26z';

/**
 * A drawing of the coast, the depot and the zones around it, the cheapest first: it says how far, not where, as zones are lists of
 * postal codes and communes. Decorative: the list beside it says the same.
 */
export function PlaceMap({ zones, town }: { zones: readonly DeliveryZone[]; town: string | null }) {
  const drawn = [...zones].sort((one, other) => Number(one.prix) - Number(other.prix)).slice(0, drawnZones);
  const step = 400 / (drawn.length + 1);
  return (
    <svg className={styles.map} viewBox="0 0 720 540" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <clipPath id="terre">
        <path d={`${coast}H760V-20Z`} />
      </clipPath>
      <g className={styles.foam}>
        <path d={coast} strokeWidth="56" opacity="0.12" />
        <path d={coast} strokeWidth="28" opacity="0.16" />
      </g>
      <path className={styles.wave} d={waves} />
      <path className={styles.boat} d={boat} />
      <path className={styles.land} d={`${coast}H760V-20Z`} />
      <g clipPath="url(#terre)">
        {drawn.map(({ nom }, index) => (
          <path key={nom} className={styles.zone} d={contour(60 + step * (drawn.length - index))} />
        ))}
      </g>
      {drawn.map(({ nom, prix }, index) => {
        const turn = index % 2 === 0 ? -0.42 : 0.3;
        const far = 60 + step * (index + 0.62);
        return (
          <text
            key={nom}
            className={styles.label}
            x={depot.x + far * Math.cos(turn)}
            y={depot.y + far * Math.sin(turn)}
          >
            <tspan className={styles.name}>{nom.length > 18 ? `${nom.slice(0, 17)}…` : nom}</tspan>
            <tspan x={depot.x + far * Math.cos(turn)} dy="20">
              {formatPrice(prix)}
            </tspan>
          </text>
        );
      })}
      {town !== null && (
        <g transform={`translate(${depot.x} ${depot.y})`}>
          <path className={styles.tent} d="M-22 0L0 -24L22 0M-17 -3V18H17V-3M0 -24V-34M0 -34L12 -30L0 -26" />
          <text className={styles.depot} y="38">
            Le dépôt
          </text>
        </g>
      )}
    </svg>
  );
}

/** A closed line about the depot, so many units away, as a hand would draw it. */
function contour(radius: number): string {
  const points = Array.from({ length: 48 }, (_, place) => {
    const turn = (place / 48) * 2 * Math.PI;
    const far = radius * (1 + 0.05 * Math.sin(3 * turn + radius) + 0.03 * Math.cos(5 * turn));
    return `${(depot.x + far * Math.cos(turn)).toFixed(1)} ${(depot.y + far * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
