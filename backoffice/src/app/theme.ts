import {
  type ColourToken,
  colourTokens,
  grounds,
  type ShopColours,
  tokenProperty,
} from '@barnum/rules/site/colours/shop-colours';
import type { ThemeConfig } from 'antd';

/**
 * The storefront's colours that no shop changes and its radii (in pixels), under the names that its tokens.css gives
 * them.
 */
const fixedTokens = {
  ...grounds,
  sandDeep: '#dccdb2',
  ink: '#12293a',
  inkSoft: '#45586a',
  error: '#c63d22',
  errorDeep: '#a53019',
  moss: '#3d6b34',
  amber: '#8a5a00',
  radiusS: 8,
  radius: 14,
} as const;

export type Tokens = Record<ColourToken, string> & typeof fixedTokens;

/** The storefront's tokens in the colours of the shop. */
export function tokensOf(colours: ShopColours): Tokens {
  return { ...fixedTokens, ...colourTokens(colours) };
}

/** Colours of the back-office alone: alert backgrounds, and the border of fields (contrast of 3:1 with the page). */
const extra = {
  fieldEdge: '#8f8674',
  errorGround: '#fcefeb',
  errorEdge: '#e2b3a6',
  mossGround: '#edf3ea',
  amberGround: '#fdf4e2',
  amberEdge: '#e2c58b',
} as const;

/** The least height for a thumb, in pixels (WCAG 2.5.5). */
const thumb = 44;

/** The two heights of buttons for a pointer, in pixels; for a thumb there is one. */
const heights = { usual: 40, small: 32 } as const;

/** antd in the shop's colours. antd's default greys for help and placeholder texts lack contrast. */
export function themeOf(tokens: Tokens, isPhone = false): ThemeConfig {
  return {
    cssVar: true,
    hashed: false,
    token: {
      fontFamily: 'var(--font-text)',
      fontSize: 16,
      borderRadius: tokens.radiusS,
      borderRadiusLG: tokens.radius,
      controlHeight: isPhone ? thumb : heights.usual,
      controlHeightLG: 48,
      colorPrimary: tokens.sea,
      colorInfo: tokens.sea,
      colorInfoBg: tokens.seaPale,
      colorSuccess: tokens.moss,
      colorSuccessBg: extra.mossGround,
      colorWarning: tokens.amber,
      colorWarningBg: extra.amberGround,
      colorWarningBorder: extra.amberEdge,
      colorError: tokens.errorDeep,
      colorErrorBg: extra.errorGround,
      colorErrorBgHover: extra.errorGround,
      colorErrorBorder: extra.errorEdge,
      colorErrorText: tokens.errorDeep,
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
        controlHeightSM: isPhone ? thumb : heights.small,
        controlHeightLG: isPhone ? thumb : heights.usual,
      },
      // Its options are lower by the track’s edge.
      Segmented: isPhone ? { controlHeight: thumb + 4 } : {},
      // What is typed into is lower by the borders.
      Select: isPhone ? { controlHeight: thumb + 2 } : {},
      Modal: { titleFontSize: 20 },
      // What an unchecked switch says must be readable.
      Switch: { colorTextQuaternary: tokens.inkSoft, colorTextTertiary: tokens.ink },
      Input: { borderRadiusLG: tokens.radiusS, ...(isPhone && { controlHeightSM: thumb }) },
      Alert: { borderRadiusLG: tokens.radiusS },
    },
  };
}

/** Sets the tokens as CSS custom properties, and the colour of the browser's own frame. */
export function applyTokens(tokens: Tokens): void {
  for (const [name, value] of Object.entries(tokens)) {
    document.documentElement.style.setProperty(tokenProperty(name), typeof value === 'number' ? `${value}px` : value);
  }
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', tokens.seaDeep);
}
