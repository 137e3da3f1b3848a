/** What the first bytes of a picture say. */
export interface PictureHeader {
  type: 'jpg' | 'png' | 'gif' | 'webp' | 'heic';
  /** In pixels, as they are stored; 0 where the header does not say it. */
  width: number;
  height: number;
  /** It moves, as a GIF may; of a PNG the first frame is meant. */
  isAnimated: boolean;
  /** It says where, when or with what it was taken, or how it is to be turned. */
  hasExif: boolean;
}

/** Enough for the profiles and previews that cameras write before the picture. */
const headerBytes = 1024 * 1024;

/** Reads what a file is by its content, as the service does; null when it is no picture that is known here. */
export async function readPictureHeader(file: Blob): Promise<PictureHeader | null> {
  const bytes = new DataView(await file.slice(0, headerBytes).arrayBuffer());
  if (says(bytes, 0, '\xff\xd8\xff')) return readJpeg(bytes);
  if (says(bytes, 0, '\x89PNG\r\n\x1a\n')) return picture('png', uint32(bytes, 16), uint32(bytes, 20));
  if (says(bytes, 0, 'GIF8')) return { ...picture('gif', little(bytes, 6), little(bytes, 8)), isAnimated: true };
  if (says(bytes, 0, 'RIFF') && says(bytes, 8, 'WEBP')) return readWebp(bytes);
  return says(bytes, 4, 'ftyp') && isHeic(bytes) ? picture('heic') : null;
}

// Segments, each with its length, until the one that says the size.
function readJpeg(bytes: DataView): PictureHeader {
  let hasExif = false;
  for (let at = 2; at + 9 <= bytes.byteLength && bytes.getUint8(at) === 0xff; ) {
    const marker = bytes.getUint8(at + 1);
    if (marker === 0xe1 && says(bytes, at + 4, 'Exif')) hasExif = true;
    if (isFrame(marker)) return { ...picture('jpg', bytes.getUint16(at + 7), bytes.getUint16(at + 5)), hasExif };
    at += marker === 0xff ? 1 : 2 + bytes.getUint16(at + 2);
  }
  return { ...picture('jpg'), hasExif };
}

// SOF0 to SOF15, but for the tables between them.
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

// https://developers.google.com/speed/webp/docs/riff_container
function readWebp(bytes: DataView): PictureHeader {
  if (says(bytes, 12, 'VP8 ')) return picture('webp', little(bytes, 26) & 0x3fff, little(bytes, 28) & 0x3fff);
  if (says(bytes, 12, 'VP8L')) {
    const size = bytes.byteLength < 25 ? 0 : bytes.getUint32(21, true);
    return picture('webp', (size & 0x3fff) + 1, ((size >>> 14) & 0x3fff) + 1);
  }
  if (!says(bytes, 12, 'VP8X') || bytes.byteLength < 30) return picture('webp');
  const flags = bytes.getUint8(20);
  // 24 bits each.
  const [width, height] = [bytes.getUint32(23, true) >>> 8, bytes.getUint32(26, true) >>> 8];
  const about = { isAnimated: (flags & 2) !== 0, hasExif: (flags & 8) !== 0 };
  return { ...picture('webp', width + 1, height + 1), ...about };
}

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

function isHeic(bytes: DataView): boolean {
  const isAvif = [16, 20, 24, 28].some((at) => says(bytes, at, 'avif'));
  return !isAvif && heicBrands.some((brand) => says(bytes, 8, brand));
}

function picture(type: PictureHeader['type'], width = 0, height = 0): PictureHeader {
  return { type, width, height, isAnimated: false, hasExif: false };
}

function says(bytes: DataView, at: number, text: string): boolean {
  if (bytes.byteLength < at + text.length) return false;
  return [...text].every((letter, index) => bytes.getUint8(at + index) === letter.charCodeAt(0));
}

function uint32(bytes: DataView, at: number): number {
  return bytes.byteLength < at + 4 ? 0 : bytes.getUint32(at);
}

function little(bytes: DataView, at: number): number {
  return bytes.byteLength < at + 2 ? 0 : bytes.getUint16(at, true);
}
