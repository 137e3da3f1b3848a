import { limits } from '@barnum/rules/limits';

export type LogoLayout = 'wide' | 'square' | 'tall';

/** How a card lays out a logo of that size: wide, tall or square by its aspect ratio (spec screen 7). */
export function logoLayout({ width, height }: { width: number; height: number }): LogoLayout {
  const ratio = width / height;
  if (ratio > limits.wideLogoRatio) return 'wide';
  return ratio < limits.tallLogoRatio ? 'tall' : 'square';
}
