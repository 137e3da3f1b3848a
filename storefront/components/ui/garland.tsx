import styles from './garland.module.css';

const bulbs = 25;
const width = 1200;
const swags = 4;

/** A string of lamps, as a divider. */
export function Garland({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox={`0 0 ${width} 56`} className={className} aria-hidden="true">
      <path d={cable()} className={styles.cable} />
      {Array.from({ length: bulbs }, (_, index) => bulbAt((index + 0.5) / bulbs)).map(({ x, y }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle cy="11" r="11" className={styles.glow} />
          <path d="M-2 0h4v4h-4z" className={styles.socket} />
          <path d="M-2.5 4h5c0 3 2.5 4 2.5 7.5a5 5 0 0 1-10 0C-5 8-2.5 7-2.5 4Z" className={styles.bulb} />
        </g>
      ))}
    </svg>
  );
}

function cable(): string {
  const points = Array.from({ length: 121 }, (_, index) => bulbAt(index / 120));
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

/** Point of the cable at `t` from 0 to 1. */
function bulbAt(t: number): { x: number; y: number } {
  const inSwag = (t * swags) % 1;
  const sag = 1 - (2 * inSwag - 1) ** 2;
  return { x: Math.round(t * width * 10) / 10, y: Math.round((4 + sag * 26) * 10) / 10 };
}
