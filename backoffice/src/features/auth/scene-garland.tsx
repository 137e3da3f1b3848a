const bulbs = Array.from({ length: 9 }, (_, index) => {
  const x = 40 + index * 90;
  const along = (x + 20) / 840;
  return { x, y: 296 + 4 * 130 * along * (1 - along) };
});

/** A string of lights across the evening sky. */
export function SceneGarland() {
  return (
    <g>
      <path d="M-20 296Q400 556 820 296" fill="none" stroke="var(--night)" strokeWidth="3" />
      {bulbs.map(({ x, y }) => (
        <g key={x}>
          <circle cx={x} cy={y + 12} r="30" fill="url(#halo)" opacity=".5" />
          <circle cx={x} cy={y + 12} r="8" fill="#ffe9bd" />
        </g>
      ))}
    </g>
  );
}
