/** Dusk on the peninsula: a marquee on the lawn, lit from inside, a garland above it. Decoration only. */
export function LoginScene({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 800 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0a2f3a" />
          <stop offset=".5" stopColor="#14626b" />
          <stop offset=".72" stopColor="#7fa9a0" />
          <stop offset=".8" stopColor="#efcfa6" />
        </linearGradient>
        <linearGradient id="water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#d9c09b" />
          <stop offset=".3" stopColor="#5f9391" />
          <stop offset="1" stopColor="#14626b" />
        </linearGradient>
        <linearGradient id="glow" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f6dba6" />
          <stop offset="1" stopColor="#e9b973" />
        </linearGradient>
        <radialGradient id="halo">
          <stop offset="0" stopColor="#ffe9bd" stopOpacity=".9" />
          <stop offset="1" stopColor="#ffe9bd" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="800" height="900" fill="url(#sky)" />
      <circle cx="600" cy="642" r="46" fill="#fbe6c2" />
      <rect y="650" width="800" height="250" fill="url(#water)" />
      <path d="M0 650c70-26 150-34 240-14 40 9 60 14 100 14z" fill="#0f4a52" />
      <path d="M560 650c60-12 130-22 240-18v18z" fill="#1b5a60" />
      <path d="M0 760c180-54 420-66 800-22v162H0z" fill="#0d3f47" />
      <ellipse cx="400" cy="792" rx="330" ry="36" fill="url(#halo)" opacity=".55" />
      <Marquee />
      <Garland />
    </svg>
  );
}

function Marquee() {
  return (
    <g>
      <path d="M398 470h4v60h-4z" fill="#fdfbf6" />
      <path d="M402 472c16-5 26 7 46 1-6 10-6 19 1 28-20 5-30-7-47-2z" fill="#c63d22" />
      <path d="M196 650h408v142H196z" fill="url(#glow)" />
      <path d="M196 650h60c-8 60-26 110-60 142zM604 650h-60c8 60 26 110 60 142z" fill="#efe6d6" />
      <path d="M330 792v-44h52v44zm96 0v-44h52v44z" fill="#b98549" opacity=".55" />
      <path d="M318 744h76v7h-76zm96 0h76v7h-76z" fill="#fdfbf6" />
      <path d="M400 524c-28 62-120 108-216 126v22h432v-22c-96-18-188-64-216-126z" fill="#fdfbf6" />
      <path d="M400 524c-6 60-10 100-10 126H184c96-18 188-64 216-126z" fill="#e9e2d3" />
      <path
        d="M184 664a18 18 0 0 0 36 0 18 18 0 0 0 36 0 18 18 0 0 0 36 0 18 18 0 0 0 36 0 18 18 0 0 0 36 0 18 18 0 0 0 36 0 18 18 0 0 0 36 0 18 18 0 0 0 36 0 18 18 0 0 0 36 0 18 18 0 0 0 36 0 18 18 0 0 0 36 0 18 18 0 0 0 36 0v-10H184z"
        fill="#fdfbf6"
      />
      <path d="M192 670h6v124h-6zm410 0h6v124h-6z" fill="#dccdb2" />
    </g>
  );
}

function Garland() {
  const bulbs = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => {
    const x = 40 + index * 90;
    const along = (x + 20) / 840;
    return { x, y: 300 + 4 * 130 * along * (1 - along) };
  });
  return (
    <g>
      <path d="M-20 300Q400 560 820 300" fill="none" stroke="#0a2f3a" strokeWidth="3" />
      {bulbs.map(({ x, y }) => (
        <g key={x}>
          <circle cx={x} cy={y + 12} r="30" fill="url(#halo)" opacity=".5" />
          <circle cx={x} cy={y + 12} r="8" fill="#ffe9bd" />
        </g>
      ))}
    </g>
  );
}
