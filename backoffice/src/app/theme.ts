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

/** Colours of the back-office alone: alert backgrounds, and the border of fields (contrast of 3:1 with the page). */
const extra = {
  fieldEdge: '#8f8674',
  errorGround: '#fcefeb',
  errorEdge: '#e2b3a6',
  mossGround: '#edf3ea',
  amberGround: '#fdf4e2',
  amberEdge: '#e2c58b',
} as const;

/** antd in Barnum's colours. antd's default greys for help and placeholder texts lack contrast. */
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
    colorSuccessBg: extra.mossGround,
    colorWarning: tokens.amber,
    colorWarningBg: extra.amberGround,
    colorWarningBorder: extra.amberEdge,
    colorError: tokens.buoyDeep,
    colorErrorBg: extra.errorGround,
    colorErrorBgHover: extra.errorGround,
    colorErrorBorder: extra.errorEdge,
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
    colorBorder: extra.fieldEdge,
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
    // What an unchecked switch says must be readable.
    Switch: { colorTextQuaternary: tokens.inkSoft, colorTextTertiary: tokens.ink },
    Input: { borderRadiusLG: tokens.radiusS },
    Alert: { borderRadiusLG: tokens.radiusS },
  },
};

/** Sets the tokens as CSS custom properties, under the storefront's names: `seaDeep` is `--sea-deep`. */
export function applyTokens(root: HTMLElement): void {
  for (const [name, value] of Object.entries(tokens)) {
    root.style.setProperty(propertyName(name), typeof value === 'number' ? `${value}px` : value);
  }
}

/** The custom property that carries a token. */
export function propertyName(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
