const name = 'appareil';

/**
 * The key by which the service knows this browser again, made of 256 random bits at the first sign-in. It stays when
 * somebody signs out. Null where nothing can be stored.
 */
export function deviceKey(): string | null {
  try {
    const stored = localStorage.getItem(name);
    if (stored !== null) return stored;
    const key = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
    localStorage.setItem(name, key);
    return key;
  } catch {
    return null;
  }
}
