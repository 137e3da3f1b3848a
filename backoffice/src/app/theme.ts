import type { ThemeConfig } from 'antd';

/** The storefront's colours and radii (in pixels), under the names that its tokens.css gives them. */
export const tokens = {
  canvas: '#fdfbf6',
  paper: '#ffffff',
  sand: '#efe6d6',
  sandPale: '#f7f1e6',
  sandDeep: '#dccdb2',
  ink: '#12293a',
  inkSoft: '#45586a',
  sea: '#14626b',
  seaDeep: '#0d3f47',
  seaPale: '#e3eeec',
  buoy: '#c63d22',
  buoyDeep: '#a53019',
  moss: '#3d6b34',
  amber: '#8a5a00',
  radiusS: 8,
  radius: 14,
} as const;

/** Own colours: grounds of messages, and the edge of a field, which must stand out from the page at 3:1. */
const own = {
  fieldEdge: '#8f8674',
  errorGround: '#fcefeb',
  errorEdge: '#e2b3a6',
  mossGround: '#edf3ea',
  amberGround: '#fdf4e2',
  amberEdge: '#e2c58b',
} as const;

/** antd in the colours of the house. antd's own greys for help and placeholder texts are too pale to read. */
export const theme: ThemeConfig = {
  cssVar: true,
  hashed: false,
  token: {
    fontFamily: 'var(--font-text)',
    fontSize: 16,
    borderRadius: tokens.radiusS,
    borderRadiusLG: tokens.radius,
    controlHeight: 40,
    controlHeightLG: 48,
    colorPrimary: tokens.sea,
    colorInfo: tokens.sea,
    colorInfoBg: tokens.seaPale,
    colorSuccess: tokens.moss,
    colorSuccessBg: own.mossGround,
    colorWarning: tokens.amber,
    colorWarningBg: own.amberGround,
    colorWarningBorder: own.amberEdge,
    colorError: tokens.buoyDeep,
    colorErrorBg: own.errorGround,
    colorErrorBgHover: own.errorGround,
    colorErrorBorder: own.errorEdge,
    colorErrorText: tokens.buoyDeep,
    colorLink: tokens.sea,
    colorLinkHover: tokens.seaDeep,
    colorLinkActive: tokens.seaDeep,
    colorText: tokens.ink,
    colorTextHeading: tokens.ink,
    colorTextSecondary: tokens.inkSoft,
    colorTextTertiary: tokens.inkSoft,
    colorTextDescription: tokens.inkSoft,
    colorTextPlaceholder: tokens.inkSoft,
    colorBgLayout: tokens.canvas,
    colorBorder: own.fieldEdge,
    colorBorderSecondary: tokens.sand,
    colorSplit: tokens.sand,
  },
  components: {
    Button: {
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      defaultBorderColor: tokens.sandDeep,
      borderRadiusLG: tokens.radiusS,
    },
    Modal: { titleFontSize: 20 },
    Input: { borderRadiusLG: tokens.radiusS },
    Alert: { borderRadiusLG: tokens.radiusS },
  },
};

/** Gives stylesheets the same tokens under the storefront's names: `seaDeep` is `--sea-deep`. */
export function applyTokens(root: HTMLElement): void {
  for (const [name, value] of Object.entries(tokens)) {
    root.style.setProperty(propertyName(name), typeof value === 'number' ? `${value}px` : value);
  }
}

/** The custom property that carries a token. */
export function propertyName(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
