/** The marquee of the sign-in scene: canvas in three tones, light from the upper left, two tables laid inside. */
export function SceneMarquee() {
  return (
    <g>
      <defs>
        <linearGradient id="inside" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f8e2b4" />
          <stop offset="1" stopColor="#e6b671" />
        </linearGradient>
      </defs>
      <path d="M398 470h4v60h-4z" fill="#fdfbf6" />
      <path d="M402 472c16-5 26 7 46 1-6 10-6 19 1 28-20 5-30-7-47-2z" fill="var(--buoy)" />
      <path d="M196 650h408v142H196z" fill="url(#inside)" />
      <path d="M196 768h408v24H196z" fill="#cf9a58" opacity=".55" />
      <Table x={320} />
      <Table x={480} />
      <path d="M196 660h64c-6 60-22 108-64 132z" fill="#fdfbf6" />
      <path d="M604 660h-64c6 60 22 108 64 132z" fill="#e3d9c4" />
      <path d="M400 524c-28 62-120 108-216 126v14h432v-14c-96-18-188-64-216-126z" fill="#fdfbf6" />
      <path d="M400 524c14 60 26 100 60 140h156v-14c-96-18-188-64-216-126z" fill="#ece3d2" />
      <path
        d="M184 662a18 18 0 0 0 36 0 18 18 0 0 0 36 0 18 18 0 0 0 36 0 18 18 0 0 0 36 0 18 18 0 0 0 36 0 18 18 0 0 0 36 0 18 18 0 0 0 36 0 18 18 0 0 0 36 0z"
        fill="#fdfbf6"
      />
      <path d="M472 662a18 18 0 0 0 36 0 18 18 0 0 0 36 0 18 18 0 0 0 36 0 18 18 0 0 0 36 0z" fill="#ece3d2" />
      <path d="M192 676h6v118h-6zm410 0h6v118h-6z" fill="#b9a581" />
    </g>
  );
}

function Table({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 742)`}>
      <path d="M-44 0c-2 18-4 30-8 44h104c-4-14-6-26-8-44z" fill="#fdfbf6" />
      <path d="M14 2c2 16 6 30 12 42h26c-4-14-6-26-8-44z" fill="#e9dcc2" />
      <ellipse rx="45" ry="6" fill="#fffdf8" />
      <path d="M-4-22h8v20h-8z" fill="var(--sea)" />
      <circle cx="-5" cy="-26" r="6" fill="var(--buoy)" />
      <circle cx="5" cy="-29" r="6" fill="#e8674c" />
      <path d="M-30-12h2v10h-2zm58 0h2v10h-2z" fill="#fffdf8" />
      <path d="M-34-20h10l-3 9h-4zm58 0h10l-3 9h-4z" fill="#fff6e0" />
    </g>
  );
}
