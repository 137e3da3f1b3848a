/** The text of a table in whichever way it was written: UTF-8, UTF-16, Windows-1252 or Mac Roman. Null for no text. */
export function decodeTable(file: Buffer): string | null {
  const text = decoded(file);
  return text === null || text.includes('\0') ? null : text;
}

function decoded(file: Buffer): string | null {
  const mark = file.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(file);
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    const [windows, mac] = ['windows-1252', 'macintosh'].map((name) => new TextDecoder(name).decode(file));
    if (windows === undefined || mac === undefined) return null;
    return frenchIn(mac) > frenchIn(windows) ? mac : windows;
  }
}

/** Letters with accents that French words have. */
function frenchIn(text: string): number {
  return text.match(/[éèêëàâçùûîïôœÉÈÀÇ€]/g)?.length ?? 0;
}
