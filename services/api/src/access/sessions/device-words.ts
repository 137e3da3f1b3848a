/** In this order: Edge and Opera call themselves Chrome, too, and Chrome calls itself Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** In this order: Android calls itself Linux, and an iPhone « like Mac OS X ». */
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A browser's `User-Agent` in words, as « Firefox sur Windows »; no more of it is kept. */
export function deviceWords(userAgent: string | undefined): string {
  const named = (names: typeof browsers) => names.find(([form]) => form.test((userAgent ?? '').slice(0, 500)))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  if (browser === undefined) return system === undefined ? 'Un programme' : `Un programme sur ${system}`;
  return system === undefined ? browser : `${browser} sur ${system}`;
}
