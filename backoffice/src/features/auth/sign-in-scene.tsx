import { defaultColours, type ShopColours, shadeAs } from '@barnum/rules/colours/shop-colours';
import { SceneGarland } from './scene-garland.tsx';
import { SceneMarquee } from './scene-marquee.tsx';

/**
 * Dusk by the water, in shades of the shop's colours: a marquee on the lawn, lit from inside, a garland above it.
 * Decoration only.
 */
export function SignInScene({ colours, className }: { colours: ShopColours; className: string | undefined }) {
  const shade = (original: string) => shadeAs(original, defaultColours.main, colours.main);
  return (
    <svg className={className} viewBox="0 0 800 840" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={shade('#0a2f3a')} />
          <stop offset=".5" stopColor={shade('#14626b')} />
          <stop offset=".72" stopColor={shade('#7fa9a0')} />
          <stop offset=".8" stopColor="#efcfa6" />
        </linearGradient>
        <linearGradient id="water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#d9c09b" />
          <stop offset=".3" stopColor={shade('#5f9391')} />
          <stop offset="1" stopColor={shade('#14626b')} />
        </linearGradient>
        <radialGradient id="halo">
          <stop offset="0" stopColor="#ffe9bd" stopOpacity=".9" />
          <stop offset="1" stopColor="#ffe9bd" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="800" height="840" fill="url(#sky)" />
      <circle cx="616" cy="646" r="46" fill="#fbe6c2" />
      <rect y="650" width="800" height="190" fill="url(#water)" />
      <path d="M560 668h112v3H560zm22 13h68v3h-68zm14 13h38v3h-38z" fill="#fbe6c2" opacity=".7" />
      <path d="M0 650c70-26 150-34 240-14 40 9 60 14 100 14z" fill={shade('#0f4a52')} />
      <path d="M660 650c40-12 80-20 140-18v18z" fill={shade('#1b5a60')} />
      <path d="M0 752c180-50 420-60 800-20v108H0z" fill={shade('#0d3f47')} />
      <ellipse cx="400" cy="792" rx="330" ry="34" fill="url(#halo)" opacity=".5" />
      <SceneMarquee />
      <SceneGarland />
    </svg>
  );
}
