import type { ThemeConfig } from 'antd';

/** The storefront's colours and radii, under the names that its tokens.css gives them. */
export const tokens = {
  canvas: '#fdfbf6',
  sand: '#efe6d6',
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
} as const;

export const fontFamily = "'Source Sans 3 Variable', system-ui, sans-serif";

/** antd in the colours of the house; every text colour keeps 4.5:1 on canvas, which antd's own do not. */
export const theme: ThemeConfig = {
  cssVar: true,
  hashed: false,
  token: {
    fontFamily,
    fontSize: 16,
    borderRadius: 10,
    controlHeight: 40,
    wireframe: false,
    colorPrimary: tokens.sea,
    colorInfo: tokens.sea,
    colorSuccess: tokens.moss,
    colorWarning: tokens.amber,
    colorError: tokens.buoyDeep,
    colorLink: tokens.sea,
    colorLinkHover: tokens.seaDeep,
    colorLinkActive: tokens.seaDeep,
    colorErrorText: tokens.buoyDeep,
    colorText: tokens.ink,
    colorTextHeading: tokens.ink,
    colorTextSecondary: tokens.inkSoft,
    colorTextTertiary: tokens.inkSoft,
    colorTextDescription: tokens.inkSoft,
    colorTextPlaceholder: tokens.inkSoft,
    colorBgLayout: tokens.canvas,
    colorBorder: tokens.sandDeep,
    colorBorderSecondary: tokens.sand,
    colorSplit: tokens.sand,
  },
};

/** Gives stylesheets the same tokens as custom properties: `seaDeep` is `--sea-deep`. */
export function applyTokens(root: HTMLElement): void {
  for (const [name, value] of Object.entries(tokens)) root.style.setProperty(propertyName(name), value);
}

/** The custom property that carries a token. */
export function propertyName(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
