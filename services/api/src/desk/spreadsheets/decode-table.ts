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
    const windows = windowsText(file);
    const mac = new TextDecoder('macintosh').decode(file);
    return frenchIn(mac) > frenchIn(windows) ? mac : windows;
  }
}

/** Windows-1252, of which Node 20 reads the signs from 0x80 on as control characters. */
function windowsText(file: Buffer): string {
  return file.toString('latin1').replace(/[\x80-\x9f]/g, (one) => windowsSigns[one.charCodeAt(0) - 0x80] ?? one);
}

const windowsSigns = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Letters with accents that French words have. */
function frenchIn(text: string): number {
  return text.match(/[éèêëàâçùûîïôœÉÈÀÇ€]/g)?.length ?? 0;
}
